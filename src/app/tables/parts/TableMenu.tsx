/** Doors from a table: to a link or a file, to other tables, to a second screen, to paper, to another game. */
import { useEffect, useState } from 'preact/hooks';
import { CopyLink } from '../../deal/CopyLink';
import { Button } from '../../fields/Button';
import { Select } from '../../fields/Choice';
import { Fold } from '../../fields/Fold';
import { href } from '../../links';
import { FileLink, fileNameOf } from '../../session/FileLink';
import { removeText, writeText } from '../../store/local';
import { KEYS } from '../../store/stored';
import { screenFragment } from '../address';
import { TableList } from '../TableList';
import { showScheme } from '../useScreen';

type Link = { readonly fragment: string } | 'long';

/** Takes a game somewhere else: by a link where it is short enough, by a file always. */
const Share = ({ game, name, record, warning }: Omit<Props, 'id' | 'onForm'>) => {
  const [link, setLink] = useState<Link>();
  const text = record();
  useEffect(() => {
    let isCurrent = true;
    import('../keep/link').then(({ LINK_LIMIT, linkFragment }) => {
      const fragment = linkFragment(text);
      const length = `${location.href.split('#')[0]}#${fragment}`.length;
      if (isCurrent) setLink(length <= LINK_LIMIT ? { fragment } : 'long');
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (
    <div class="send">
      <p>
        A file or a link holds the whole game, to look at or to play on in another browser. What happens there
        does not come back by itself. {warning && <strong>{warning}</strong>}
      </p>
      {link === 'long' && <p>The game has become too long for a link: take the file.</p>}
      <div class="buttons">
        <FileLink text={text} fileName={fileNameOf(game, name)}>
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
  /** The id of the game, and that of the table. */
  game: string;
  id: string;
  name: string;
  /** The table as text: made where it is asked for, not at every step. */
  record: () => string;
  /** What that gives away. */
  warning: string | undefined;
  onForm: () => void;
}

export const TableMenu = ({ id, onForm, ...shared }: Props) => (
  <section class="doors folds" aria-label="Menu" tabIndex={-1}>
    <h2>Menu</h2>
    <SchemeField />
    <p class="foot">
      <a class="quiet" href={href('table')}>
        Leave the table
      </a>
      <a class="quiet" href={href('may-i', shared.game)}>
        May I?
      </a>
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
    <Fold title="Save or send this game">
      <Share {...shared} />
    </Fold>
    <Fold title="Tables in this browser">
      <TableList game={shared.game} here={id} empty="This one is kept once something happens at it." />
    </Fold>
  </section>
);
