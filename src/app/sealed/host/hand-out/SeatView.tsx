/**
 * One seat's link, for one person. It stands on the screen only after they have asked for it, and goes when the page is
 * put away: whoever photographs it has the seat.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { encodeSeatLink, encodeTypedCode, hostSeat, isTicketed } from '../../../../deal/v1/sealed';
import { CopyLink } from '../../../deal/CopyLink';
import { Button } from '../../../fields/Button';
import { Wrong } from '../../../fields/Wrong';
import { lazyPart } from '../../../lazy';
import { href } from '../../../links';
import { Sure } from '../Sure';
import { giving, type Hosted, seating } from '../session';
import type { HostActs } from '../useHost';

const QrCode = lazyPart(async () => (await import('../../QrCode')).QrCode);

interface Props {
  hosted: Hosted;
  seat: number;
  /** The seat after this one that has no link yet. */
  next: number | undefined;
  refusal: string | undefined;
  acts: HostActs;
  onNext: (seat: number) => void;
  onDone: () => void;
}

/** What is shown hides when the page is put away. */
const useShown = () => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && setShown(false);
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, []);
  return [shown, setShown] as const;
};

export const SeatView = ({ hosted, seat, next, refusal, acts, onNext, onDone }: Props) => {
  const [shown, setShown] = useShown();
  const [seen, setSeen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, here, given } = hosted;
  // It begins with its head, and begins again with a new link.
  useLayoutEffect(() => heading.current?.focus(), [state.rekeys[seat]]);

  const { names } = state.spec;
  const name = names[seat] ?? '';
  const ticketed = isTicketed(names);
  const link = hostSeat(state, seat);
  const fragment = encodeSeatLink(link);
  const isGiven = given[seat] === state.rekeys[seat];
  const give = () => acts.note(giving([seat]));
  const go = async (to: number | undefined): Promise<void> => {
    setShown(false);
    if (seen) await give();
    if (to === undefined) onDone();
    else onNext(to);
  };
  const replace = async (): Promise<void> => {
    setShown(false);
    setSeen(false);
    await acts.act({ kind: 'rekey', seat });
  };

  return (
    <section class="stage one-seat">
      <header class="question">
        <p class="where form mute">
          <span>
            Seat {seat + 1} of {names.length}
          </span>
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {ticketed ? `${name}: only who drew it` : `Pass the phone to ${name}`}
        </h1>
      </header>
      <div class={shown ? 'code open' : 'code'}>
        {shown ? (
          <>
            <QrCode
              text={`${location.origin}${href('seat')}#${fragment}`}
              label={`QR code of the seat of ${name}`}
            />
            <p class="typed form">
              {encodeTypedCode(link)
                .split('-')
                .map((group) => (
                  <span key={group}>{group} </span>
                ))}
            </p>
          </>
        ) : (
          <img class="back" src={href('favicon.svg')} alt="A code, face down" width="96" height="96" />
        )}
      </div>
      <div class="thumb">
        <Button
          class={shown || seen ? 'button' : 'button strong'}
          onPress={() => {
            setShown(!shown);
            setSeen(true);
          }}
        >
          {shown ? 'Hide the code' : `Show the code of ${name}`}
        </Button>
        <Button class={seen ? 'button strong' : 'button'} onPress={() => void go(next)}>
          {next === undefined ? 'Done' : `${seen || isGiven ? 'Next' : 'Later. First'}: ${names[next]}`}
        </Button>
      </div>
      <p class="help">
        {name} scans the code with the camera of another phone. The letters under it can be typed in, once the
        first bulletin is out.
      </p>
      <div class="buttons ways">
        <CopyLink
          key={fragment}
          fragment={fragment}
          page={href('seat')}
          label={`Link of the seat of ${name}`}
          copied={`Copied. Send it to ${name}, and to nobody else.`}
          onCopied={() => void give()}
        >
          {`Copy for ${name}`}
        </CopyLink>
        <a
          class="button"
          href={`${href('seat')}#${fragment}`}
          target="_blank"
          rel="noopener"
          onClick={() => void acts.note(seating(seat))}
        >
          {here.includes(seat)
            ? 'Open it here again'
            : ticketed
              ? 'It is mine: open it here'
              : `I am ${name}: open it here`}
          <span class="sr"> in a new tab</span>
        </a>
      </div>
      <Wrong id="seat-wrong" message={refusal} word="Not done" />
      {isGiven && (
        <Sure
          ask="Lost or seen by others: a new link"
          yes="Make a new link"
          kind="quiet"
          onYes={() => void replace()}
        >
          The seat gets a new link, and what is sealed from now on opens with that alone. It is written into
          the log. {state.words !== undefined && `${name} scans the bulletin of this round once more.`}
        </Sure>
      )}
      <p class="foot">
        <Button class="quiet" onPress={() => void go(undefined)}>
          Back
        </Button>
      </p>
    </section>
  );
};
