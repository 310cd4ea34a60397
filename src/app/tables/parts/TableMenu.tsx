/** Doors from a table: to a link or a file, to other tables, to a second screen, to paper, to another game. */
import { useState } from 'preact/hooks';
import { CopyLink } from '../../deal/CopyLink';
import { Button } from '../../fields/Button';
import { Select } from '../../fields/Choice';
import { Fold } from '../../fields/Fold';
import { href } from '../../links';
import { FileLink, fileNameOf } from '../../session/FileLink';
import { useLoaded } from '../../session/reads';
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
        A file or a link holds the whole game, to look at or to play on in another browser. What happens there
        does not come back by itself. {warning && <strong>{warning}</strong>}
      </p>
      {link === '' && <p>The game has become too long for a link: take the file.</p>}
      <div class="buttons">
        <FileLink text={text} fileName={fileNameOf(game.id, table.name)}>
          Save as a file
        </FileLink>
        {link && (
          <CopyLink
            text={link}
            label="Address of this game"
            copied="Copied. Anyone who opens it has the game as it is now."
          />
        )}
      </div>
    </div>
  );
};

const SCHEMES = { '': 'As this device', light: 'Light', dark: 'Dark' };

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
      label="Light or dark"
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
  <section class="doors folds" aria-label="Menu" tabIndex={-1}>
    <h2>Menu</h2>
    <SchemeField />
    <p class="foot">
      <a class="quiet" href={href('table')}>
        Leave the table
      </a>
      <a class="quiet" href={href('may-i', game.id)}>
        May I?
      </a>
      <Button class="quiet" onPress={onForm}>
        Set up another game
      </Button>
      <a class="quiet" href={`#${screenFragment(table.id)}`} target="_blank" rel="noopener">
        Second screen<span class="sr"> in a new tab</span>
      </a>
      <Button class="quiet" onPress={() => print()}>
        Print the score sheet
      </Button>
    </p>
    <Fold title="Save or send this game">
      <Share game={game} table={table} />
    </Fold>
    <Fold title="Tables in this browser">
      <TableList game={game.id} here={table.id} empty="This one is kept once something happens at it." />
    </Fold>
  </section>
);
