/**
 * Copies an address or a text, or hands it to another app of the device. Where the browser will not, it is laid out,
 * selected, to be copied by hand.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages/deal';
import { Button } from '../fields/Button';

const copy = async (text: string, field: HTMLInputElement | null): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https there is no clipboard to write to; the old way asks for a selection.
    field?.select();
    return document.execCommand?.('copy') ?? false;
  }
};

interface Props {
  text: string;
  children?: string;
  /** What the address is of, for copying it by hand. */
  label?: string;
  /** What is said once it is copied. */
  copied?: string;
}

export const CopyLink = ({
  text,
  children = m.copyLink,
  label = m.dealAddress,
  copied = m.linkCopied,
}: Props) => {
  const [state, setState] = useState<'none' | 'copied' | 'by-hand'>('none');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setState('none'), [text]);
  const [canShare, setShare] = useState(false);
  useEffect(() => setShare('share' in navigator), []);

  const press = async () => {
    if (field.current) field.current.value = text;
    const done = await copy(text, field.current);
    setState(done ? 'copied' : 'by-hand');
  };

  /** A person who closes the list of apps has changed their mind, and that is no error. */
  const share = (): Promise<unknown> =>
    navigator.share(/^https?:/.test(text) ? { url: text } : { text }).catch(() => undefined);

  return (
    <div class="copy">
      <Button onPress={press}>{children}</Button>
      {canShare && <Button onPress={() => void share()}>{m.share}</Button>}
      <p class="status form" role="status">
        {state === 'copied' && copied}
        {state === 'by-hand' && m.copyByHand}
      </p>
      <input
        ref={field}
        class={state === 'by-hand' ? 'input' : 'input away'}
        aria-label={label}
        aria-hidden={state === 'by-hand' ? undefined : true}
        tabIndex={state === 'by-hand' ? 0 : -1}
        readOnly
      />
    </div>
  );
};
