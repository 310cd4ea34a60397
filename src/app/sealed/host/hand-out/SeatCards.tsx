/** All seats on paper: made on this device, to be cut out, folded shut and handed out. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { encodeSeatLink, encodeTypedCode, hostSeat } from '../../../../deal/v1/sealed';
import type { PaperId } from '../../../../print/papers';
import { Button } from '../../../fields/Button';
import { Wrong } from '../../../fields/Wrong';
import { href } from '../../../links';
import { type MadeFile, makeInWorker } from '../../../print/worker/client';
import type { Hosted } from '../session';
import { dealKeyOf } from '../words';

interface Props {
  title: string;
  hosted: Hosted;
}

/** What home printers take. */
const PAPERS: readonly (readonly [id: PaperId, label: string])[] = [
  ['a4', 'A4'],
  ['letter', 'Letter'],
];

type Run =
  | { readonly state: 'idle' | 'making' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'done'; readonly address: string; readonly pages: number };

const cardsOf = ({ state }: Hosted) =>
  state.living.map((seat) => {
    const link = hostSeat(state, seat);
    return {
      name: state.spec.names[seat] ?? '',
      link: `${location.origin}${href('seat')}#${encodeSeatLink(link)}`,
      code: encodeTypedCode(link),
    };
  });

const doneWith = (file: MadeFile): Run => ({
  state: 'done',
  address: URL.createObjectURL(new Blob([file.bytes as BlobPart], { type: 'application/pdf' })),
  pages: file.kind === 'printed' ? file.pages : 0,
});

export const SeatCards = ({ title, hosted }: Props) => {
  const [paper, setPaper] = useState<PaperId>('a4');
  const [run, setRun] = useState<Run>({ state: 'idle' });
  const job = useRef<AbortController>();
  // A file is of one paper and of the newest links; what was made for others is put away.
  const subject = `${dealKeyOf(hosted)} ${paper} ${hosted.state.rekeys.join()}`;
  useEffect(() => {
    setRun({ state: 'idle' });
    return () => job.current?.abort();
  }, [subject]);
  useEffect(() => {
    if (run.state !== 'done') return;
    const { address } = run;
    return () => URL.revokeObjectURL(address);
  }, [run]);

  const link = useRef<HTMLAnchorElement>(null);
  // The link comes where the button was.
  useLayoutEffect(() => {
    if (run.state === 'done') link.current?.focus();
  }, [run]);

  const make = async (): Promise<void> => {
    const controller = new AbortController();
    job.current = controller;
    setRun({ state: 'making' });
    const made = await makeInWorker(
      { kind: 'seats', job: { title, paper, cards: cardsOf(hosted) }, fonts: href('fonts') },
      { onProgress: () => undefined, signal: controller.signal },
    );
    if (controller.signal.aborted) return;
    setRun(made.ok ? doneWith(made.value) : { state: 'failed', message: made.error.message });
  };

  return (
    <div class="seat-cards">
      <p>
        Cut out each card, fold its cover up over the code and tape it. The name stays in sight. Whoever opens
        another’s card has their seat.
      </p>
      <div class="row">
        <label class="sr" for="seat-paper">
          Paper
        </label>
        <select
          id="seat-paper"
          class="input"
          value={paper}
          onChange={({ currentTarget }) => setPaper(currentTarget.value as PaperId)}
        >
          {PAPERS.map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        {run.state === 'done' ? (
          <a class="button strong" ref={link} href={run.address} download="seats.pdf">
            Download the PDF
          </a>
        ) : (
          <Button disabled={run.state === 'making'} onPress={() => void make()}>
            Make the PDF
          </Button>
        )}
      </div>
      <p class="status form" role="status">
        {run.state === 'making' && 'Making the PDF.'}
        {run.state === 'done' &&
          `Ready: ${run.pages === 1 ? '1 page' : `${run.pages} pages`}. Print at 100 %.`}
      </p>
      <Wrong id="seat-cards-wrong" message={run.state === 'failed' ? run.message : undefined} />
    </div>
  );
};
