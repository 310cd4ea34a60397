/** Doors from a table: to a link or a file, to other tables, to a second screen, to paper, to another game. */

import { useState } from 'preact/hooks';
import * as m from '#messages/tables';
import { CopyLink } from '../../deal/CopyLink';
import { Button } from '../../fields/Button';
import { Select } from '../../fields/Choice';
import { Fold } from '../../fields/Fold';
import { href } from '../../links';
import { FileLink, fileNameOf } from '../../session/FileLink';
import { useLoaded } from '../../session/reads';
import { AbsentSet } from '../../sets/AbsentSet';
import { removeText, writeText } from '../../store/local';
import { KEYS } from '../../store/stored';
import { screenFragment } from '../address';
import type { OpenTable, TableGame } from '../game';
import { writeRecord } from '../keep/record';
import { TableList } from '../TableList';
import { showScheme } from '../useScreen';

/** Takes a game somewhere else: by a link where it is short enough, by a file always. */
const Share = ({ game, table }: Omit<Props, 'onForm'>) => {
  const text = writeRecord(game, table, table.name);
  const warning = game.warning?.(table.setup);
  /** Nothing until it is made; empty where the game is too long for one. */
  const link = useLoaded(async () => {
    const { LINK_LIMIT, linkFragment } = await import('../keep/link');
    const address = `${location.href.split('#')[0]}#${linkFragment(text)}`;
    return address.length <= LINK_LIMIT ? address : '';
  }, [text]);
  return (
    <div class="send">
      <p>
        {m.fileOrLinkHoldsGame} {warning && <strong>{warning}</strong>}
      </p>
      {link === '' && <p>{m.linkTooLong}</p>}
      <div class="buttons">
        <FileLink text={text} fileName={fileNameOf(game.id, table.name)}>
          {m.saveAsFile}
        </FileLink>
        {link && <CopyLink text={link} label={m.gameAddress} copied={m.gameAddressCopied} />}
      </div>
    </div>
  );
};

const SCHEMES = { '': m.schemeDevice, light: m.schemeLight, dark: m.schemeDark };

/** Light or dark, for this browser. Nights are dark by themselves. */
const SchemeField = () => {
  const [scheme, setScheme] = useState(document.documentElement.dataset.scheme ?? '');
  const choose = (to: string) => {
    setScheme(to);
    if (to === '') removeText(KEYS.scheme);
    else writeText(KEYS.scheme, to);
    showScheme();
  };
  return (
    <Select
      class="scheme"
      label={m.scheme}
      value={scheme}
      choices={Object.entries(SCHEMES)}
      onValue={choose}
    />
  );
};

interface Props {
  game: TableGame;
  table: OpenTable;
  onForm: () => void;
}

export const TableMenu = ({ game, table, onForm }: Props) => (
  <section class="doors folds" aria-label={m.menu} tabIndex={-1}>
    <h2>{m.menu}</h2>
    <AbsentSet set={table.setup.options.set} inOurs />
    <SchemeField />
    <p class="foot">
      <a class="quiet" href={href('table')}>
        {m.leaveTable}
      </a>
      <a class="quiet" href={href('may-i', game.id)}>
        {m.mayI}
      </a>
      <Button class="quiet" onPress={onForm}>
        {m.setUpAnother}
      </Button>
      <a class="quiet" href={`#${screenFragment(table.id)}`} target="_blank" rel="noopener">
        {m.secondScreen({ span: (words) => <span class="sr">{words}</span> })}
      </a>
      <Button class="quiet" onPress={() => print()}>
        {m.printScoreSheet}
      </Button>
    </p>
    <Fold title={m.saveOrSend}>
      <Share game={game} table={table} />
    </Fold>
    <Fold title={m.tablesInBrowser}>
      <TableList game={game.id} here={table.id} empty={m.keptOnceBegun} />
    </Fold>
  </section>
);
