/** Copies the address of the deal. Where the browser will not, the address is laid out, selected, to be copied by hand. */
import { useEffect, useRef, useState } from 'preact/hooks';

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

export const CopyLink = ({ fragment }: { fragment: string }) => {
  const [state, setState] = useState<'none' | 'copied' | 'by-hand'>('none');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setState('none'), [fragment]);

  const address = (): string => `${location.href.split('#')[0]}#${fragment}`;
  const press = async () => {
    if (field.current) field.current.value = address();
    const done = await copy(address(), field.current);
    setState(done ? 'copied' : 'by-hand');
    if (!done) field.current?.select();
  };

  return (
    <div class="copy">
      <button class="button" type="button" onClick={press}>
        Copy the link
      </button>
      <p class="status form" role="status">
        {state === 'copied' && 'Copied. Whoever gets it has every card.'}
        {state === 'by-hand' && 'Your browser keeps the clipboard shut: copy the address below by hand.'}
      </p>
      <input
        ref={field}
        class={state === 'by-hand' ? 'input' : 'input away'}
        aria-label="Address of this deal"
        aria-hidden={state === 'by-hand' ? undefined : true}
        tabIndex={state === 'by-hand' ? 0 : -1}
        readOnly
      />
    </div>
  );
};
