/** A player's phone: who is who, the answer, then their own card, and what they need to check it afterwards. */
import type { ComponentProps } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { comparedOf, recordCompared } from '../../deal/sealed/bulletin';
import { answerText, type Invitation, markOf, tagOf } from '../../deal/sealed/invitation';
import {
  answerOf,
  closingTextOf,
  comparedBefore,
  newest,
  type Opened,
  warningsOf,
} from '../../deal/sealed/phone';
import { HeldCard } from '../deal/useHold';
import { Button } from '../fields/Button';
import { Confirm } from '../fields/Confirm';
import { Fold } from '../fields/Fold';
import { Notices, Warned } from '../fields/Wrong';
import { loadFind } from '../load-game';
import { Question, useHead } from '../session/Question';
import { useAddress } from '../session/reads';
import { useSecondTap } from '../session/second-tap';
import { useWakeLock } from '../session/useWakeLock';
import {
  answeredBefore,
  type Checked,
  clock,
  createPhone,
  type PhoneActs,
  type PhoneSession,
  type Seat,
  timeOf,
} from './phone';
import { AllCards, CodeToShare, DealState, SixWords, tableOf } from './Shown';
import { TakeIn } from './TakeIn';

interface Props {
  session: PhoneSession;
  acts: PhoneActs;
}

/** Takes in what is scanned or pasted, and why the last was not taken. */
type Way = Pick<ComponentProps<typeof TakeIn>, 'onText' | 'wrong'>;

const nameOf = ({ own }: Seat): string => own.invitation.spec.names[own.seat] ?? '';

const Before = ({ before }: { before: ReturnType<typeof answeredBefore> }) =>
  before && (
    <Warned word={before.over ? 'Once more' : 'Rolled again'}>
      This browser answered one with these people at {timeOf(before.time)};{' '}
      {before.over ? 'it was played to its end.' : 'it was dropped.'}
    </Warned>
  );

const VERIFY_HELP = 'Not before the game is over. Verifying shows every card of that game, and of no other.';

const DOORS = {
  /** Until the script has come: who opened a link need not be told to scan. */
  opening: {
    title: 'Your seat',
    sentence: 'What you scan or paste is read on this phone. Your key and your cards never leave it.',
  },
  seat: {
    title: 'Open the invitation',
    sentence: 'Scan the code on the host’s screen, or paste the link from the chat.',
    field: 'Or paste the link',
    help: 'Of the invitation; later, of each code that the host shows.',
  },
  verify: {
    title: 'Was it fair?',
    sentence:
      'The host shows the record when the game is over. This phone works everything out again and compares it with what it has seen.',
    field: 'Or paste the link of the record',
    help: VERIFY_HELP,
  },
};

/** Nothing can be taken in before the script has come: there is no way then. */
const Door = ({ way, door }: { way: Way | undefined; door: 'seat' | 'verify' }) => {
  const { field, help } = DOORS[door];
  const { title, sentence } = DOORS[way || door === 'verify' ? door : 'opening'];
  const where = [door === 'verify' ? 'After the game' : 'Your seat'];
  return (
    <section class="stage">
      <Question where={where} title={title} sentence={sentence} />
      {way && <TakeIn scan="Use the camera" field={field} help={help} {...way} />}
    </section>
  );
};

const WhoAreYou = ({ session, acts, invitation }: Props & { invitation: Invitation }) => (
  <section class="stage">
    <Question
      where={['Your seat']}
      title="Who are you?"
      sentence="Tap your name. This phone draws a key for it, and shows an answer for the host."
    />
    <Before before={answeredBefore(session.seats, invitation, Date.now())} />
    <div class="name-buttons">
      {invitation.spec.names.map((name, seat) =>
        seat === invitation.hostSeat ? (
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
      Answer in the browser that you will keep open. If you want this site as an app, install it now: the app
      does not know what this browser has answered.
    </p>
  </section>
);

const AnswerView = ({ seat }: { seat: Seat }) => {
  const { invitation } = seat.own;
  const answer = answerOf(seat.own);
  return (
    <CodeToShare
      text={answerText(invitation, answer)}
      label={`QR code of the answer of ${nameOf(seat)}`}
      said={`${nameOf(seat)} answers ${tableOf(invitation)}`}
      of="Your answer"
      copied="Copied. It opens nothing: send it to the chat."
    >
      <p class="form mute">Its mark: {markOf(tagOf(invitation, answer))}. The host sees the same.</p>
    </CodeToShare>
  );
};

/** What the host scans from the phone that closes. */
const ClosingView = ({ seat, text }: { seat: Seat; text: string }) => (
  <CodeToShare
    text={text}
    label={`QR code of the closing by ${nameOf(seat)}`}
    said={`${nameOf(seat)} closes the deal at ${tableOf(seat.own.invitation)}`}
    of="Your closing"
    copied="Copied. It opens nothing: send it to the chat."
  />
);

/** The newest code: the six words first, then what changed, then the card. */
const CardView = ({ seat, shown }: { seat: Seat; shown: Opened }) => {
  const [isSettled, setSettled] = useState(false);
  const { own, opened } = seat;
  const { head } = shown;
  const before = comparedBefore(head);
  const warnings = warningsOf(own, opened, clock);
  const isGrave = warnings.some(({ grave }) => grave);
  return (
    <>
      <SixWords invitation={own.invitation} of={comparedOf(own.invitation, head)} />
      <DealState invitation={own.invitation} opened={opened} />
      {before && (
        <Fold title="The six words of the code before">
          <SixWords invitation={own.invitation} of={before} />
        </Fold>
      )}
      <div aria-live="polite">
        {warnings.map(({ grave, sentence }) => (
          <Warned key={sentence} word={grave ? 'Before you look' : 'Note'}>
            {sentence}
          </Warned>
        ))}
      </div>
      {shown.card && isGrave && !isSettled && (
        <Confirm ask="Show my card all the same" yes="Show it" onYes={() => setSettled(true)}>
          Settle it with the host first: what stands above is something that only the host’s device can do.
        </Confirm>
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

const Sitting = ({ session, acts, way, seat }: Props & { way: Way; seat: Seat }) => {
  useWakeLock();
  const shown = newest(seat.opened);
  const { invitation } = seat.own;
  const time = shown && clock(shown.head.serial);
  const closing = shown ? undefined : closingTextOf(seat.own);
  const [title, sentence] = closing
    ? [
        'Show this to the host once more',
        'Your phone closes the deal: it has drawn the last number, now that nobody can answer any more.',
      ]
    : !shown
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
      <Question
        where={[`You are ${nameOf(seat)}`, ...(time ? [time] : [])]}
        title={title}
        sentence={sentence}
      />
      <Before before={answeredBefore(session.seats, invitation, seat.kept.answered)} />
      {shown ? (
        <CardView seat={seat} shown={shown} />
      ) : closing ? (
        <ClosingView seat={seat} text={closing} />
      ) : (
        <AnswerView seat={seat} />
      )}
      <TakeIn
        scan={shown ? 'Scan the next code' : 'Scan the code of the table'}
        field="Or paste its link"
        help="What does not open here is not kept. After the game: the record."
        {...way}
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

/** By id: "Assassin, for Magic". */
type Titles = Readonly<Record<string, string>>;

/** The other seats on this phone: of other games, or of somebody who shares it. */
const OtherSeats = ({ session, acts, titles }: Props & { titles: Titles }) => {
  const rows = [
    ...session.seats.map((seat) => ({
      id: seat.kept.id,
      name: nameOf(seat),
      about: `${titles[seat.own.invitation.spec.game] ?? ''}, ${timeOf(seat.kept.answered)}`,
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

const Checking = ({ way, checked }: { way: Way; checked: Checked }) => {
  const { invitation, record, verdicts, isOwn } = checked;
  return (
    <section class="stage">
      <Question
        where={['After the game']}
        title={isOwn ? 'What this phone says' : 'Not the record of this game'}
      />
      {verdicts.map(({ name, verdict: { code, title, sentences } }) => (
        <section key={name} class={code === 'agrees' ? 'verdict fair' : 'verdict unfair'}>
          <p class="label">The seat of {name}</p>
          <p class="shout">{title}</p>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      ))}
      {isOwn && (
        <>
          <SixWords invitation={invitation} of={recordCompared(invitation, record)} />
          <AllCards invitation={invitation} record={record} />
        </>
      )}
      <p class="mute small">
        No phone can show a look that a changed program hid, or what the host and a helper agreed on before.
      </p>
      <TakeIn scan="Use the camera" field="Check another game" help={VERIFY_HELP} {...way} />
    </section>
  );
};

/** `verify`: the page of records. */
export const SeatPage = ({ titles, verify = false }: { titles: Titles; verify?: boolean }) => {
  const [session, setSession] = useState<PhoneSession>({ seats: [], broken: [] });
  const acts = useRef<PhoneActs>();
  const onText = async (text: string): Promise<boolean> => (await acts.current?.takeIn(text)) ?? false;
  const begun = useRef<Promise<void>>();
  const begin = async (): Promise<void> => {
    acts.current = createPhone(await loadFind(), setSession);
    await acts.current.load();
    if (verify) acts.current.choose(undefined);
  };
  useAddress(async (fragment) => {
    begun.current ??= begin();
    await begun.current;
    // The skip link is no code.
    if (fragment === '' || fragment === 'content') return;
    history.replaceState(null, '', location.pathname);
    await onText(fragment);
  });

  const seat = session.seats.find(({ kept }) => kept.id === session.at);
  const root = useHead(
    session.find
      ? `${session.at} ${seat?.opened.length} ${session.invited !== undefined} ${session.checked !== undefined}`
      : undefined,
  );
  const onTap = useSecondTap();
  const way = { onText, wrong: session.wrong };
  const props = session.find && acts.current && { session, acts: acts.current };
  return (
    <div class="table-page folds hosting sitting" ref={root} onClickCapture={onTap}>
      <p class="sr" role="status">
        {session.said}
      </p>
      <Notices refused={session.refused} notice={undefined} />
      {props && session.checked ? (
        <Checking way={way} checked={session.checked} />
      ) : props && session.invited ? (
        <WhoAreYou {...props} invitation={session.invited.invitation} />
      ) : props && seat ? (
        <Sitting {...props} way={way} seat={seat} />
      ) : (
        <Door way={props && way} door={verify ? 'verify' : 'seat'} />
      )}
      {props && <OtherSeats {...props} titles={titles} />}
    </div>
  );
};
