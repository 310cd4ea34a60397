/** A text that cannot be read as a table: what is wrong, and the text itself, to be saved before anything else is done. */
import { Button } from '../fields/Button';
import { FileLink } from './FileLink';

interface Props {
  name: string;
  message: string;
  text: string;
  fileName: string;
  /** Where a part of it can be played on from: how much, and how. */
  until?: { readonly events: number; readonly onPlay: () => void } | undefined;
}

export const Damaged = ({ name, message, text, fileName, until }: Props) => (
  <section class="damaged" role="alert">
    <p class="wrong">
      <strong>Damaged</strong>
      {name} cannot be read. {message}
    </p>
    <p>Nothing of it is lost: it stays as it is, also when you play on from a part of it as another table.</p>
    <div class="buttons">
      {until && (
        <Button class="button strong" onPress={until.onPlay}>
          Play on after {until.events === 1 ? '1 event' : `${until.events} events`}
        </Button>
      )}
      <FileLink text={text} fileName={fileName}>
        Download what is there
      </FileLink>
    </div>
  </section>
);
