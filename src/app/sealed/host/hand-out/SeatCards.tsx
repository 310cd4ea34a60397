/** All seats on paper: made on this device, to be cut out, folded shut and handed out. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { counted } from '../../../../base/words';
import { encodeSeatLink, encodeTypedCode, hostSeat } from '../../../../deal/v1/sealed';
import type { PrintedFile } from '../../../../press/kit-file';
import type { PaperId } from '../../../../print/papers';
import { Button } from '../../../fields/Button';
import { Wrong } from '../../../fields/Wrong';
import { href } from '../../../links';
import { useRun } from '../../../print/useRun';
import { useObjectUrl } from '../../../session/FileLink';
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

const cardsOf = ({ state }: Hosted) =>
  state.living.map((seat) => {
    const link = hostSeat(state, seat);
    return {
      name: state.spec.names[seat] ?? '',
      link: `${location.origin}${href('seat')}#${encodeSeatLink(link)}`,
      code: encodeTypedCode(link),
    };
  });

export const SeatCards = ({ title, hosted }: Props) => {
  const [paper, setPaper] = useState<PaperId>('a4');
  const [message, setMessage] = useState<string>();
  const { run, start, stop } = useRun<PrintedFile>((problem) => setMessage(problem.message));
  // A file is of one paper and of the newest links; what was made for others is put away.
  const subject = `${dealKeyOf(hosted)} ${paper} ${hosted.state.rekeys.join()}`;
  useEffect(() => {
    stop('idle');
    return () => stop('idle');
  }, [subject]);
  const file = run.state === 'done' ? run.file : undefined;
  const address = useObjectUrl(file?.bytes, 'application/pdf');
  const link = useRef<HTMLAnchorElement>(null);
  // The link comes where the button was.
  useLayoutEffect(() => link.current?.focus(), [address]);

  const make = (): void => {
    setMessage(undefined);
    void start({
      make: (studio) => studio.seats({ title, paper, cards: cardsOf(hosted) }),
      name: 'seats.pdf',
      what: 'the PDF',
    });
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
        {address ? (
          <a class="button strong" ref={link} href={address} download="seats.pdf">
            Download the PDF
          </a>
        ) : (
          <Button disabled={run.state === 'making'} onPress={make}>
            Make the PDF
          </Button>
        )}
      </div>
      <p class="status form" role="status">
        {run.state === 'making' && 'Making the PDF.'}
        {file && `Ready: ${counted(file.pages, 'page')}. Print at 100 %.`}
      </p>
      <Wrong id="seat-cards-wrong" message={message} />
    </div>
  );
};
