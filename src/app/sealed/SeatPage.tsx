/** A player's phone: who is who, the answer, then their own card, and what they need to check it afterwards. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { partMissing } from '#messages/host';
import * as m from '#messages/sealed';
import { comparedBefore, comparedOf, recordCompared } from '../../deal/sealed/bulletin';
import { linkText } from '../../deal/sealed/codes';
import {
  answerText,
  encodeInvitation,
  type Invitation,
  markOf,
  nameOf,
  tagOf,
} from '../../deal/sealed/invitation';
import { answerOf, closingTextOf, newest, type Opened, warningsOf } from '../../deal/sealed/phone';
import { HeldCard } from '../deal/useHold';
import { Button } from '../fields/Button';
import { Confirm } from '../fields/Confirm';
import { Fold } from '../fields/Fold';
import { Notices, Warned } from '../fields/Wrong';
import { loadFind } from '../load-sealed';
import { useHead } from '../session/Question';
import { useAddress } from '../session/reads';
import { useSecondTap } from '../session/second-tap';
import { useWakeLock } from '../session/useWakeLock';
import { AbsentSet } from '../sets/AbsentSet';
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
import { AllCards, CodeToShare, DealState, SixWords, Stage } from './Shown';
import type { Way } from './TakeIn';

interface Props {
  session: PhoneSession;
  acts: PhoneActs;
}

const holderOf = ({ own }: Seat): string => nameOf(own.invitation, own.seat);

const Before = ({ before }: { before: ReturnType<typeof answeredBefore> }) => {
  if (!before) return null;
  const over = before.over ? 'yes' : 'no';
  return (
    <Warned word={m.answeredEarlierTitle({ over })}>
      {m.answeredEarlier({ over, time: timeOf(before.time) })}
    </Warned>
  );
};

/** Nothing can be taken in before the script has come, and who opened a link need not be told to scan. */
const Door = ({ way, verify }: { way: Way | undefined; verify: boolean }) => {
  const what = verify ? 'record' : way ? 'invitation' : 'opening';
  return <Stage what={what} where={[verify ? m.afterGame : m.yourSeat]} way={way} />;
};

const WhoAreYou = ({ session, acts, invitation }: Props & { invitation: Invitation }) => (
  <Stage what="who" where={[m.yourSeat]}>
    <Before before={answeredBefore(session.seats, invitation, Date.now())} />
    {invitation.game.told(invitation.spec, [...invitation.spec.names.keys()]).map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    <div class="buttons name-buttons">
      {invitation.spec.names.map((name, seat) =>
        seat === invitation.hostSeat ? (
          <p class="mute" key={name}>
            {m.hosts({ name })}
          </p>
        ) : (
          <Button key={name} onPress={() => void acts.answer(seat)}>
            {name}
          </Button>
        ),
      )}
    </div>
    <p class="help">{m.answerHelp}</p>
  </Stage>
);

/** What the host scans: the answer, or the closing of this phone. */
const OwnCode = ({ seat }: { seat: Seat }) => {
  const { invitation } = seat.own;
  const answer = answerOf(seat.own);
  const closing = closingTextOf(seat.own);
  const about = { invitation, name: holderOf(seat) };
  if (closing) return <CodeToShare kind="closing" code={closing} {...about} />;
  return (
    <CodeToShare kind="answer" code={answerText(invitation, answer)} {...about}>
      <p class="form mute">{m.answerMark({ mark: markOf(tagOf(invitation, answer)) })}</p>
    </CodeToShare>
  );
};

/** The newest code: the six words first, then what changed, then the card. */
const CardView = ({ seat, shown }: { seat: Seat; shown: Opened }) => {
  const [settled, setSettled] = useState<string>();
  const { own, opened } = seat;
  const { head } = shown;
  const before = comparedBefore(head);
  const warnings = warningsOf(own, opened, clock);
  // What was settled is of this seat, and of nothing that came after.
  const grave = warnings.filter((one) => one.grave).map(({ sentence }) => sentence);
  const about = [seat.kept.id, ...grave].join(' ');
  return (
    <>
      <SixWords invitation={own.invitation} of={comparedOf(own.invitation, head)} />
      <DealState invitation={own.invitation} opened={opened} />
      {before && (
        <Fold title={m.sixWordsBefore}>
          <SixWords invitation={own.invitation} of={before} />
        </Fold>
      )}
      <div aria-live="polite">
        {warnings.map(({ grave, sentence }) => (
          <Warned key={sentence} word={grave ? m.beforeYouLook : m.note}>
            {sentence}
          </Warned>
        ))}
      </div>
      {shown.card &&
        (grave.length > 0 && settled !== about ? (
          <Confirm key={about} ask={m.showAllTheSame} yes={m.show} onYes={() => setSettled(about)}>
            {m.settleFirst}
          </Confirm>
        ) : (
          <HeldCard key={head.serial} card={shown.card} hold={m.hold} help={m.holdHelp} />
        ))}
    </>
  );
};

/** What a seat shows. Of version 2 it is nothing but that its deal cannot go on. */
const stageOf = ({ own, opened }: Seat) => {
  if (own.invitation.version === 2) return 'former';
  const shown = newest(opened);
  if (shown) return shown.card ? 'card' : 'out';
  return own.closed ? 'closed' : 'answer';
};

const Sitting = ({ session, acts, way, seat }: Props & { way: Way; seat: Seat }) => {
  useWakeLock();
  const { invitation } = seat.own;
  const what = stageOf(seat);
  const shown = what === 'former' ? undefined : newest(seat.opened);
  return (
    <Stage
      look="stage pass"
      what={what}
      where={[m.youAre({ name: holderOf(seat) }), ...(shown ? [clock(shown.head.serial)] : [])]}
      shows={
        <>
          <Before before={answeredBefore(session.seats, invitation, seat.kept.answered)} />
          <AbsentSet set={invitation.spec.options.set} inOurs />
          {shown ? <CardView seat={seat} shown={shown} /> : what !== 'former' && <OwnCode seat={seat} />}
        </>
      }
      way={way}
    >
      <Button class="quiet" onPress={() => acts.askAgain(seat)}>
        {m.someoneElse}
      </Button>
    </Stage>
  );
};

/** By id: "Assassin, for Magic". */
type Titles = Readonly<Record<string, string>>;

/** The other seats on this phone: of other games, or of somebody who shares it. */
const OtherSeats = ({ session, acts, titles }: Props & { titles: Titles }) => {
  const rows = [
    ...session.seats.map((seat) => ({
      id: seat.kept.id,
      name: holderOf(seat),
      about: `${titles[seat.own.invitation.spec.game] ?? ''}, ${timeOf(seat.kept.answered)}`,
    })),
    ...session.broken.map((id) => ({ id, name: m.seatUnreadable, about: '' })),
  ];
  if (rows.length === 0) return null;
  return (
    <section class="other-seats" aria-labelledby="other-seats">
      <h2 id="other-seats">{m.onThisPhone}</h2>
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
            <Confirm
              ask={m.forgetName({ name })}
              yes={m.forgetName({ name })}
              kind="quiet"
              onYes={() => void acts.forget(id)}
            >
              {m.forgetLoses}
            </Confirm>
          </li>
        ))}
      </ul>
      {session.at !== undefined && (
        <p class="foot">
          <Button class="quiet" onPress={() => acts.choose(undefined)}>
            {m.openAnotherInvitation}
          </Button>
        </p>
      )}
    </section>
  );
};

const Checking = ({ way, checked }: { way: Way; checked: Checked }) => {
  const { invitation, record, verdicts, isOwn } = checked;
  const shows = (
    <>
      {verdicts.map(({ name, verdict: { code, title, sentences } }) => (
        <section key={name} class={code === 'agrees' ? 'verdict fair manila' : 'verdict unfair'}>
          <p class="label">{m.seatOf({ name })}</p>
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
      <p class="mute small">{m.checkCannotShow}</p>
    </>
  );
  return <Stage what={isOwn ? 'checked' : 'strange'} where={[m.afterGame]} shows={shows} way={way} />;
};

/** `verify`: the page of records. */
export const SeatPage = ({ titles, verify = false }: { titles: Titles; verify?: boolean }) => {
  const [session, setSession] = useState<PhoneSession>({ seats: [], broken: [] });
  const [acts, setActs] = useState<PhoneActs>();
  const begun = useRef<Promise<PhoneActs>>();
  const begin = async (): Promise<PhoneActs> => {
    const phone = createPhone(await loadFind(), setSession);
    await phone.load();
    if (verify) phone.choose(undefined);
    setActs(phone);
    return phone;
  };
  useAddress(async (fragment) => {
    begun.current ??= begin();
    const phone = await begun.current.catch(() => undefined);
    if (!phone) {
      begun.current = undefined;
      return setSession((last) => ({ ...last, refused: partMissing }));
    }
    const { takeIn } = phone;
    setSession((last) => (last.refused === partMissing ? { ...last, refused: undefined } : last));
    // The skip link is no code.
    if (fragment === '' || fragment === 'content') return;
    history.replaceState(null, '', location.pathname);
    await takeIn(fragment);
  });
  // Nothing keeps an invitation before it is answered but the address.
  const asked = session.invited && linkText(encodeInvitation(session.invited));
  useEffect(() => {
    if (!asked) return undefined;
    history.replaceState(null, '', `#${asked}`);
    return () => history.replaceState(null, '', location.pathname);
  }, [asked]);

  const seat = session.seats.find(({ kept }) => kept.id === session.at);
  const root = useHead(
    acts &&
      `${session.at} ${seat?.opened.length} ${session.invited !== undefined} ${session.checked !== undefined}`,
  );
  const onTap = useSecondTap();
  const way = { onText: async (text: string) => (await acts?.takeIn(text)) ?? false, wrong: session.wrong };
  const props = acts && { session, acts };
  return (
    <div class="table-page folds hosting sitting" ref={root} onClickCapture={onTap}>
      <p class="sr" role="status">
        {session.said}
      </p>
      <Notices refused={session.refused} notice={session.notice} />
      {props && session.checked ? (
        <Checking way={way} checked={session.checked} />
      ) : props && session.invited ? (
        <WhoAreYou {...props} invitation={session.invited} />
      ) : props && seat ? (
        <Sitting key={seat.kept.id} {...props} way={way} seat={seat} />
      ) : (
        <Door way={props && way} verify={verify} />
      )}
      {props && <OtherSeats {...props} titles={titles} />}
    </div>
  );
};
