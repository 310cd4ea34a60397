/** A player's phone: who is who, the answer, then their own card, and what they need to check it afterwards. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { answerText, markOf, tagOf } from '../../deal/sealed/answer';
import { publicKeyOf } from '../../deal/sealed/invitation';
import { answeredBy, newest, type Opened, type Verdict, warningsOf } from '../../deal/sealed/phone';
import { HeldCard } from '../deal/useHold';
import { Button } from '../fields/Button';
import { Confirm } from '../fields/Confirm';
import { Fold } from '../fields/Fold';
import { useSecondTap } from '../fields/second-tap';
import { loadFind } from '../load-game';
import { Notices } from '../session/Notices';
import { Question } from '../session/Question';
import { useWakeLock } from '../session/useWakeLock';
import {
  type Checked,
  clock,
  createPhone,
  droppedBefore,
  type PhoneActs,
  type PhoneSession,
  type Seat,
  timeOf,
} from './phone';
import { AllCards, CodeToShare, SixWords, useHead } from './Shown';
import { TakeIn } from './TakeIn';

interface Props {
  session: PhoneSession;
  acts: PhoneActs;
  takeIn: (text: string) => Promise<boolean>;
}

const nameOf = ({ own }: Seat): string => own.invitation.spec.names[own.seat] ?? '';

const Dropped = ({ time }: { time: number | undefined }) =>
  time === undefined ? null : (
    <p class="wrong">
      <strong>Rolled again</strong>
      For these names you answered one at {timeOf(time)}; it was dropped.
    </p>
  );

const VERIFY_HELP = 'Not before the game is over. Verifying shows every card of that game, and of no other.';

const Door = ({ session, takeIn, verify }: Props & { verify: boolean }) => (
  <section class="stage">
    <Question
      moment={
        verify
          ? {
              where: ['After the game'],
              title: 'Was it fair?',
              sentence:
                'The host shows the record when the game is over. This phone works everything out again and compares it with what it has seen.',
            }
          : {
              where: ['Your seat'],
              title: 'Open the invitation',
              sentence: 'Scan the code on the host’s screen, or paste the link from the chat.',
            }
      }
    />
    <TakeIn
      scan="Use the camera"
      field={verify ? 'Or paste the link of the record' : 'Or paste the link'}
      help={verify ? VERIFY_HELP : 'Of the invitation; later, of each code that the host shows.'}
      wrong={session.wrong}
      onText={takeIn}
    />
  </section>
);

const WhoAreYou = ({ session, acts }: Props & { session: PhoneSession }) => {
  const { invited, seats } = session;
  if (!invited) return null;
  const { spec, hostSeat } = invited.invitation;
  return (
    <section class="stage">
      <Question
        moment={{
          where: ['Your seat'],
          title: 'Who are you?',
          sentence: 'Tap your name. This phone draws a key for it, and shows an answer for the host.',
        }}
      />
      <Dropped time={droppedBefore(seats, invited.invitation, Date.now())} />
      <div class="name-buttons">
        {spec.names.map((name, seat) =>
          seat === hostSeat ? (
            <p class="mute" key={name}>
              {name} hosts
            </p>
          ) : (
            <Button key={name} onPress={() => void acts.answer(seat)}>
              {name}
            </Button>
          ),
        )}
      </div>
      <p class="help">
        Answer in the browser that you will keep open. If you want this site as an app, install it now: the
        app does not know what this browser has answered.
      </p>
    </section>
  );
};

/** The answer of this phone, until the cards are dealt. */
const AnswerView = ({ seat }: { seat: Seat }) => {
  const { invitation, seat: at, secretKey } = seat.own;
  const answer = { seat: at, key: publicKeyOf(secretKey) };
  return (
    <CodeToShare
      text={answerText(invitation, answer)}
      label={`QR code of the answer of ${nameOf(seat)}`}
      of="Your answer"
      copied="Copied. It opens nothing: send it to the chat."
    >
      <p class="form mute">{markOf(tagOf(invitation, answer))}</p>
    </CodeToShare>
  );
};

/** The newest code: the six words first, then what changed, then the card. */
const CardView = ({ seat, shown }: { seat: Seat; shown: Opened }) => {
  const [isSettled, setSettled] = useState(false);
  const { own, opened } = seat;
  const { head } = shown;
  const warnings = warningsOf(own, opened, clock);
  const isGrave = warnings.some(({ grave }) => grave);
  return (
    <>
      <SixWords
        invitation={own.invitation}
        tags={head.seats.map(({ tag }) => tag)}
        answered={answeredBy(own.invitation, head)}
      />
      <div aria-live="polite">
        {warnings.map(({ grave, sentence }) => (
          <p class="wrong" key={sentence}>
            <strong>{grave ? 'Before you look' : 'Note'}</strong>
            {sentence}
          </p>
        ))}
      </div>
      {shown.card && isGrave && !isSettled && (
        <Button onPress={() => setSettled(true)}>It is settled: to my card</Button>
      )}
      {shown.card && (!isGrave || isSettled) && (
        <HeldCard
          key={head.serial}
          card={shown.card}
          hold="Hold to see your card"
          help="Whoever holds your unlocked phone sees your card."
        />
      )}
    </>
  );
};

const Sitting = ({ session, acts, takeIn, seat }: Props & { seat: Seat }) => {
  useWakeLock(true);
  const shown = newest(seat.opened);
  const { invitation } = seat.own;
  const time = shown && clock(shown.head.serial);
  const [title, sentence] = !shown
    ? [
        'Show this to the host',
        'The host scans it. Or copy it into the chat. Then scan the code of the table.',
      ]
    : shown.card
      ? ['Your card', 'First say the six words aloud: they are the same on all phones.']
      : [
          'You are out',
          'Nothing is dealt to you any more. Scan what the others scan all the same: your phone can check it in the end.',
        ];
  return (
    <section class="stage pass">
      <Question moment={{ where: [`You are ${nameOf(seat)}`, ...(time ? [time] : [])], title, sentence }} />
      <Dropped time={droppedBefore(session.seats, invitation, seat.kept.answered)} />
      {shown ? <CardView seat={seat} shown={shown} /> : <AnswerView seat={seat} />}
      <TakeIn
        scan={shown ? 'Scan the next code' : 'Scan the code of the table'}
        field="Or paste its link"
        help="What does not open here is not kept. After the game: the record."
        wrong={session.wrong}
        onText={takeIn}
      />
      {shown && (
        <Fold title="The answer of this phone">
          <AnswerView seat={seat} />
        </Fold>
      )}
      <Button class="quiet" onPress={() => acts.askAgain(seat)}>
        Someone else on this phone
      </Button>
    </section>
  );
};

/** The other seats on this phone: of other games, or of somebody who shares it. */
const OtherSeats = ({ session, acts, titles }: Props & { titles: Readonly<Record<string, string>> }) => {
  const rows = [
    ...session.seats.map((seat) => ({
      id: seat.kept.id,
      name: nameOf(seat),
      about: `${titles[seat.own.game.id] ?? ''}, ${timeOf(seat.kept.answered)}`,
    })),
    ...session.broken.map((id) => ({ id, name: 'A seat that cannot be read', about: '' })),
  ];
  if (rows.length === 0) return null;
  return (
    <section class="other-seats" aria-labelledby="other-seats">
      <h2 id="other-seats">On this phone</h2>
      <ul class="seat-list">
        {rows.map(({ id, name, about }) => (
          <li key={id}>
            <Button
              class="quiet"
              aria-current={id === session.at ? 'true' : undefined}
              onPress={() => acts.choose(id)}
            >
              {name} <span class="mute">{about}</span>
            </Button>
            <Confirm ask="Forget" yes={`Forget ${name}`} kind="quiet" onYes={() => void acts.forget(id)}>
              The seat, its key and its cards leave this phone. To come back, answer as a new phone.
            </Confirm>
          </li>
        ))}
      </ul>
      {session.at !== undefined && (
        <p class="foot">
          <Button class="quiet" onPress={() => acts.choose(undefined)}>
            Open another invitation
          </Button>
        </p>
      )}
    </section>
  );
};

const VerdictView = ({ name, verdict: { code, title, sentences } }: { name: string; verdict: Verdict }) => (
  <section class={code === 'agrees' ? 'verdict fair' : 'verdict unfair'}>
    <p class="label">The seat of {name}</p>
    <p class="shout">{title}</p>
    {sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </section>
);

const Checking = ({
  session,
  takeIn,
  checked: { game, invitation, record, verdicts, isOwn },
}: Props & { checked: Checked }) => (
  <section class="stage">
    <Question
      moment={{
        where: ['After the game'],
        title: isOwn ? 'What this phone says' : 'Not the record of this game',
      }}
    />
    {verdicts.map(({ name, verdict }) => (
      <VerdictView key={name} name={name} verdict={verdict} />
    ))}
    {isOwn && (
      <>
        <SixWords invitation={invitation} tags={record.tags} />
        <AllCards game={game} invitation={invitation} record={record} />
      </>
    )}
    <p class="mute small">
      No phone can show a look that a changed program hid, or what the host and a helper agreed on before.
    </p>
    <TakeIn
      scan="Use the camera"
      field="Check another game"
      help={VERIFY_HELP}
      wrong={session.wrong}
      onText={takeIn}
    />
  </section>
);

const addressed = (): string => location.hash.replace(/^#(?:content$)?/, '');

interface PageProps {
  /** By id: "Assassin, for Magic". */
  titles: Readonly<Record<string, string>>;
  /** The page of records. */
  verify?: boolean;
}

export const SeatPage = ({ titles, verify = false }: PageProps) => {
  const [session, setSession] = useState<PhoneSession>({ seats: [], broken: [] });
  const acts = useRef<PhoneActs>();
  const takeIn = async (text: string): Promise<boolean> => (await acts.current?.takeIn(text)) ?? false;
  useEffect(() => {
    const readAddress = async (): Promise<void> => {
      const text = addressed();
      if (text === '') return;
      history.replaceState(null, '', location.pathname);
      await takeIn(text);
    };
    const begin = async (): Promise<void> => {
      acts.current = createPhone(await loadFind(), setSession);
      await acts.current.load();
      if (verify) acts.current.choose(undefined);
      await readAddress();
    };
    void begin();
    window.addEventListener('hashchange', readAddress);
    return () => window.removeEventListener('hashchange', readAddress);
  }, []);

  const seat = session.seats.find(({ kept }) => kept.id === session.at);
  const root = useHead<HTMLDivElement>(
    session.find
      ? `${session.at} ${seat?.opened.length} ${session.invited !== undefined} ${session.checked !== undefined}`
      : undefined,
  );
  const onTap = useSecondTap();
  const props = acts.current && { session, acts: acts.current, takeIn };
  return (
    <div class="table-page folds hosting sitting" ref={root} onClickCapture={onTap}>
      <p class="sr" role="status">
        {session.said}
      </p>
      <Notices refused={session.refused} notice={undefined} />
      {!(props && session.find) && <h1 tabIndex={-1}>Your seat</h1>}
      {props && session.find && (
        <>
          {session.checked ? (
            <Checking {...props} checked={session.checked} />
          ) : session.invited ? (
            <WhoAreYou {...props} />
          ) : seat ? (
            <Sitting {...props} seat={seat} />
          ) : (
            <Door {...props} verify={verify} />
          )}
          <OtherSeats {...props} titles={titles} />
        </>
      )}
    </div>
  );
};
