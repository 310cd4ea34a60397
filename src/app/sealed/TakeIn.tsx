/** The ways into a phone: its camera, or a field for a link or a code. */
import { useRef, useState } from 'preact/hooks';
import { Button } from '../fields/Button';
import { Wrong } from '../fields/Wrong';
import { lazyPart } from '../lazy';

const Scanner = lazyPart(async () => (await import('./Scanner')).Scanner);

interface Props {
  /** What is asked for: "Scan your seat". */
  scan: string;
  /** The label of the field: "Or paste the link". */
  field: string;
  help: string;
  wrong?: string | undefined;
  /** Says whether it was of use. */
  onText: (text: string) => Promise<boolean>;
}

export const TakeIn = ({ scan, field, help, wrong, onText }: Props) => {
  const [looking, setLooking] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const scanned = async (text: string): Promise<boolean> => {
    const isTaken = await onText(text);
    if (isTaken) setLooking(false);
    return isTaken;
  };
  const pasted = async (event: Event): Promise<void> => {
    event.preventDefault();
    const box = input.current;
    // What was not taken stays in the field, to be mended.
    if (box && (await onText(box.value.trim()))) box.value = '';
  };
  return (
    <div class="take-in">
      {looking ? (
        <Scanner onText={scanned} onClose={() => setLooking(false)} />
      ) : (
        <Button class="button strong" onPress={() => setLooking(true)}>
          {scan}
        </Button>
      )}
      <form onSubmit={(event) => void pasted(event)}>
        <div class="field">
          <label for="link">{field}</label>
          <p class="help" id="link-help">
            {help}
          </p>
          <textarea
            id="link"
            class="input"
            rows={2}
            ref={input}
            aria-describedby="link-help link-wrong"
            aria-invalid={wrong ? true : undefined}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
          />
          <Wrong id="link-wrong" message={wrong} word="Not taken" />
        </div>
        <button class="button" type="submit">
          Open it
        </button>
      </form>
    </div>
  );
};
