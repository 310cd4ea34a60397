/** The ways into a device: its camera, or a field for a link or a text. */

import { useEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages/sealed';
import { QrScanner } from '../deal/QrScanner';
import { Button, useNextFocus } from '../fields/Button';
import { described, Field } from '../fields/Field';

/** What is done with a text. */
export interface Way {
  /** Says whether it was of use. */
  onText: (text: string) => Promise<boolean>;
  /** Why the last was of none, and what was taken in. */
  wrong?: string | undefined;
  said?: string;
  /** The camera stays on until this is true; without it, until something was of use. */
  until?: boolean;
}

/** `what` and `name` say what is wanted, and of whom: the words follow from that. */
export const TakeIn = ({ what, name, way }: { what: string; name: string; way: Way }) => {
  const { onText, wrong, said, until } = way;
  const [looking, setLooking] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (until) setLooking(false);
  }, [until]);
  // The button that was pressed is gone.
  const { root, next } = useNextFocus([looking]);
  const look = (now: boolean) => {
    next.current = 'button';
    setLooking(now);
  };
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
  const link = { id: 'link', help: m.takeHelp({ what }), message: wrong };
  return (
    <>
      <div class="take-in" ref={root}>
        {looking ? (
          <QrScanner onText={scanned} onClose={() => look(false)} />
        ) : (
          <Button class="button strong" onPress={() => look(true)}>
            {m.takeScan({ what, name })}
          </Button>
        )}
        <form onSubmit={(event) => void pasted(event)}>
          <Field {...link} label={m.takeField({ what })} word={m.notTaken}>
            <textarea
              {...described(link)}
              rows={2}
              ref={input}
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
            />
          </Field>
          <button class="button" type="submit">
            {m.takeDone({ what })}
          </button>
        </form>
      </div>
      {said !== undefined && (
        <p class="form" role="status">
          {said}
        </p>
      )}
    </>
  );
};
