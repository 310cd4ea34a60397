/** A player's phone: their own card, round after round, and what they need to check it afterwards. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isTicketed, type OpenedCard } from '../../../deal/v1/sealed';
import { HeldCard, useHold } from '../../deal/useHold';
import { Button } from '../../fields/Button';
import { Question } from '../../session/Question';
import { FourWords } from '../FourWords';
import { TakeIn } from '../TakeIn';
import { useWakeLock } from '../useWakeLock';
import { OtherSeats } from './OtherSeats';
import { heldBy, type KeptSeat, newestBulletin, newestCard } from './phone';
import { type SeatSession, useSeats } from './useSeats';

export const SeatCard = ({ card }: { card: OpenedCard }) => {
  const { held, handlers } = useHold(() => undefined);
  return (
    <>
      <HeldCard held={held} card={card} />
      <div class="thumb">
        <button class="button danger hold" type="button" aria-describedby="hold-help" {...handlers}>
          {held ? 'Let go to hide' : 'Hold to look'}
        </button>
      </div>
      <p class="help" id="hold-help">
        Hold the button, or hold Space or Enter; it hides when you let go.
      </p>
    </>
  );
};

interface Props {
  /** By id: "Assassin, for Magic". */
  titles: Readonly<Record<string, string>>;
}

interface Acts {
  takeIn: (text: string) => Promise<boolean>;
  choose: (id: string | undefined) => void;
  forget: (id: string) => Promise<void>;
}

const LINK_HELP = 'The whole link, or the thirty letters and digits under the code.';

const Door = ({ session, acts }: { session: SeatSession; acts: Acts }) => (
  <section class="stage">
    <Question
      moment={
        session.code
          ? {
              where: ['Your seat'],
              title: 'Now the bulletin',
              sentence: 'Your code is good. Scan or paste the bulletin of the round, and your card opens.',
            }
          : {
              where: ['Your seat'],
              title: 'Open your seat',
              sentence:
                'Scan the code that the host shows to you alone, or paste the link that you were sent.',
            }
      }
    />
    <TakeIn
      scan="Use the camera"
      field={session.code ? 'Or paste the link of the bulletin' : 'Or paste your link, or type your code'}
      help={session.code ? 'It may come from anybody: it opens nothing without your code.' : LINK_HELP}
      wrong={session.wrong}
      onText={acts.takeIn}
    />
  </section>
);

const Broken = ({ kept, message, acts }: { kept: KeptSeat; message: string; acts: Acts }) => (
  <section class="stage">
    <Question moment={{ where: ['Your seat'], title: 'This seat does not open', sentence: message }} />
    <Button onPress={() => void acts.forget(kept.id)}>Forget it</Button>
  </section>
);

const Sitting = ({
  session,
  kept,
  titles,
  acts,
}: Props & { session: SeatSession; kept: KeptSeat; acts: Acts }) => {
  useWakeLock(true);
  if (!session.find) return null;
  const held = heldBy(session.find, kept);
  if (!held.ok) return <Broken kept={kept} message={held.error.message} acts={acts} />;
  const { seat, game } = held.value;
  const { names } = seat.spec;
  const name = names[seat.seat] ?? '';
  const bulletin = newestBulletin(held.value);
  const card = newestCard(game, held.value);
  const isOut = bulletin !== undefined && !bulletin.living.includes(seat.seat);
  const who = isTicketed(names) ? name : `You are ${name}`;
  const where = [bulletin ? `${who}, round ${bulletin.round + 1}` : who, titles[game.id] ?? game.id];
  return (
    <section class="stage pass">
      {bulletin && !isOut && card ? (
        <>
          <Question
            moment={{
              where,
              title: 'Your card',
              ...(bulletin.words !== '' && { sentence: `Dealt under the words: ${bulletin.words}.` }),
            }}
          />
          <SeatCard key={`${card.round}/${card.attempt}`} card={card} />
        </>
      ) : (
        <Question
          moment={{
            where,
            title: isOut ? 'You are out' : 'Wait for the bulletin',
            sentence: isOut
              ? 'Nothing is dealt to you any more. Scan what the others scan all the same: your phone can check it in the end.'
              : bulletin
                ? 'This phone has the bulletin, and a newer link of this seat opens it: scan the bulletin again.'
                : 'Compare the four words with everybody’s. Then the table says its words aloud, and the host shows one code to all.',
          }}
        />
      )}
      <TakeIn
        scan={bulletin ? 'Scan the next bulletin' : 'Scan the bulletin'}
        field="Or paste its link"
        help="Of a bulletin, of a new seat, or the verify link after the game."
        wrong={session.wrong}
        onText={acts.takeIn}
      />
      <FourWords commitment={seat.commitment} large={!bulletin} />
    </section>
  );
};

export const SeatPage = ({ titles }: Props) => {
  const { session, ...acts } = useSeats();
  const root = useRef<HTMLDivElement>(null);
  const kept = session.seats.find(({ id }) => id === session.at);
  const shown = useRef<string>();
  const place = `${session.at} ${kept?.bulletins.length} ${session.code !== undefined}`;
  // Whoever comes to another view is at its head.
  useLayoutEffect(() => {
    if (session.find && shown.current !== undefined && shown.current !== place)
      root.current?.querySelector<HTMLElement>('h1')?.focus();
    if (session.find) shown.current = place;
  }, [place, session.find]);

  return (
    <div class="table-page folds hosting sitting" ref={root}>
      <p class="sr" role="status">
        {session.said}
      </p>
      {session.refused && (
        <p class="wrong" role="alert">
          <strong>Not kept</strong>
          {session.refused}
        </p>
      )}
      {!session.find && <h1 tabIndex={-1}>Your seat</h1>}
      {session.find &&
        (kept ? (
          <Sitting session={session} kept={kept} titles={titles} acts={acts} />
        ) : (
          <Door session={session} acts={acts} />
        ))}
      {session.find && <OtherSeats session={session} titles={titles} acts={acts} />}
    </div>
  );
};
