/** Takes a game somewhere else: by a link where it is short enough, by a file always. */
import { useEffect, useState } from 'preact/hooks';
import { CopyLink } from '../../deal/CopyLink';
import { FileLink, fileNameOf } from '../../session/FileLink';

interface Props {
  game: string;
  name: string;
  /** As `writeRecord` writes it, with the name. */
  record: string;
  /** What it gives away. */
  warning: string | undefined;
}

type Link = { readonly fragment: string } | 'long';

export const Share = ({ game, name, record, warning }: Props) => {
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
            copied="Copied. Whoever opens it has the game as it is now."
          />
        )}
      </div>
    </div>
  );
};
