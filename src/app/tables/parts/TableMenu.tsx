/** Doors from a table: to a link or a file, to other tables, to a second screen, to paper, to another game. */
import { useEffect, useState } from 'preact/hooks';
import { CopyLink } from '../../deal/CopyLink';
import { Button } from '../../fields/Button';
import { FileLink, fileNameOf } from '../../session/FileLink';
import { screenFragment } from '../address';
import type { OpenTable, TableGame } from '../game';
import { writeRecord } from '../keep/record';
import { TableList } from '../TableList';

/** Takes a game somewhere else: by a link where it is short enough, by a file always. */
interface ShareProps {
  game: string;
  name: string;
  /** As `writeRecord` writes it, with the name. */
  record: string;
  /** What it gives away. */
  warning: string | undefined;
}

type Link = { readonly fragment: string } | 'long';

const Share = ({ game, name, record, warning }: ShareProps) => {
  const [link, setLink] = useState<Link>();
  useEffect(() => {
    let isCurrent = true;
    import('../keep/link').then(({ LINK_LIMIT, linkFragment }) => {
      const fragment = linkFragment(record);
      const length = `${location.href.split('#')[0]}#${fragment}`.length;
      if (isCurrent) setLink(length <= LINK_LIMIT ? { fragment } : 'long');
    });
    return () => {
      isCurrent = false;
    };
  }, [record]);
  return (
    <div class="send">
      <p>
        A file, or a link as long as the game is short enough, holds all of it, to look at or to play on in
        another browser. What happens there later does not come back by itself.{' '}
        {warning && <strong>{warning}</strong>}
      </p>
      {link === 'long' && <p>The game has become too long for a link: take the file.</p>}
      <div class="buttons">
        <FileLink text={record} fileName={fileNameOf(game, name)}>
          Save as a file
        </FileLink>
        {link && link !== 'long' && (
          <CopyLink
            fragment={link.fragment}
            label="Address of this game"
            copied="Copied. Anyone who opens it has the game as it is now."
          />
        )}
      </div>
    </div>
  );
};

interface Props<Setup, State, Event, View> {
  game: TableGame<Setup, State, Event, View>;
  id: string;
  name: string;
  table: OpenTable<Setup, State, Event>;
  onForm: () => void;
}

export const TableMenu = <Setup, State, Event, View>({
  game,
  id,
  name,
  table,
  onForm,
}: Props<Setup, State, Event, View>) => (
  <section class="doors folds" aria-label="This table and others">
    <p class="foot">
      <Button class="quiet" onPress={onForm}>
        Set up another game
      </Button>
      <a class="quiet" href={`#${screenFragment(id)}`} target="_blank" rel="noopener">
        Second screen<span class="sr"> in a new tab</span>
      </a>
      <Button class="quiet" onPress={() => print()}>
        Print the score sheet
      </Button>
    </p>
    <details>
      <summary>Save or send this game</summary>
      <Share
        game={game.id}
        name={name}
        record={writeRecord(game, table, name)}
        warning={game.warning?.(table.setup)}
      />
    </details>
    <details>
      <summary>Tables in this browser</summary>
      <TableList game={game.id} here={id} empty="This one is kept once something happens at it." />
    </details>
  </section>
);
