/** The ways into a phone: its camera, or a field for a link or a text. */
import { useEffect, useRef, useState } from 'preact/hooks';
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
  /** The words of the button under the field. */
  take?: string;
  /** The camera stays on until this is true; without it, until something was of use. */
  until?: boolean;
  /** Says whether it was of use. */
  onText: (text: string) => Promise<boolean>;
}

export const TakeIn = ({ scan, field, help, wrong, take = 'Open it', until, onText }: Props) => {
  const [looking, setLooking] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (until) setLooking(false);
  }, [until]);
  const scanned = async (text: string): Promise<boolean> => {
    const isDone = (await onText(text)) && until === undefined;
    if (isDone) setLooking(false);
    return isDone;
  };
  const pasted = async (event: Event): Promise<void> => {
    event.preventDefault();
    const box = input.current;
    // What was not taken stays in the field, to be corrected.
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
          {take}
        </button>
      </form>
    </div>
  );
};
