/** The answers come in: one invitation for all, one answer from each. */

import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { useState } from 'preact/hooks';
import * as m from '#messages/host';
import { mapOk, ok, type Result } from '../../base/result';
import { linkText } from '../../deal/sealed/codes';
import { answerEvent, doubtful, rollCode, withPhone } from '../../deal/sealed/host';
import { type Answer, encodeInvitation, markOf, nameOf, namesOf, tagOf } from '../../deal/sealed/invitation';
import { SeatButtons } from '../deal/Deaths';
import { Button } from '../fields/Button';
import { Confirm } from '../fields/Confirm';
import { Fold } from '../fields/Fold';
import { Wrong } from '../fields/Wrong';
import { href } from '../links';
import { Question } from '../session/Question';
import { answersOf, closingIn, newAnswerIn } from './host';
import { CodeToShare, type StageProps, tableOf, whereOf } from './Shown';
import { TakeIn } from './TakeIn';

export const Invite = ({ hosted }: Pick<StageProps, 'hosted'>) => (
  <CodeToShare
    text={linkText(encodeInvitation(hosted.state.invitation))}
    page={href('seat')}
    label={m.invitationCode}
    said={m.seatAt(tableOf(hosted.state.invitation))}
    of={m.invitationLink}
    copied={m.invitationCopied}
  />
);

interface TakeProps {
  scan: string;
  field: string;
  help: string;
  take: string;
  /** The camera stays on until this is true. */
  until?: boolean;
  /** Says what was taken in, or why nothing was. */
  onCode: (text: string) => Result<string> | Promise<Result<string>>;
}

/** Takes in what phones show. */
const TakeCodes = ({ onCode, until, ...words }: TakeProps) => {
  const [taken, setTaken] = useState<Result<string>>(ok(''));
  const onText = async (text: string): Promise<boolean> => {
    const next = await onCode(text);
    setTaken(next);
    return next.ok;
  };
  return (
    <>
      <TakeIn
        {...words}
        {...(until !== undefined && { until })}
        wrong={taken.ok ? undefined : taken.error.message}
        onText={onText}
      />
      <p class="form" role="status">
        {taken.ok && taken.value}
      </p>
    </>
  );
};

const CHAT = m.oneOrChat;

/** All answers are in: one phone draws the last number of the deal, when nobody can answer any more. */
export const Closing = ({ info, hosted, refusal, acts }: StageProps) => {
  const { state } = hosted;
  const { invitation } = state;
  const closer = state.closer as number;
  const name = nameOf(invitation, closer);
  const code = rollCode(state);
  return (
    <section class="stage">
      <Question
        where={[m.step({ number: 2 }), ...whereOf(info.title, hosted)]}
        title={m.nameScans({ name })}
        sentence={m.phoneCloses({ name })}
      />
      {code && (
        <CodeToShare
          text={linkText(code)}
          page={href('seat')}
          label={m.rollCode({ name })}
          said={m.rollSaid({ name, ...tableOf(invitation) })}
          of={m.rollLink({ name })}
          copied={m.rollCopied({ name })}
        />
      )}
      <TakeCodes
        scan={m.scanPhone({ name })}
        field={m.pasteShown}
        help={CHAT}
        take={m.dealNow}
        onCode={(text) => acts.takeIn((now) => closingIn(now, text))}
      />
      <Wrong id="deal-wrong" message={refusal} word={m.notDone} />
      <Fold key={closer} title={m.cannotScan({ name })}>
        <p>{m.anotherCloses({ name })}</p>
        <SeatButtons
          names={invitation.spec.names}
          seats={withPhone(state).filter((seat) => seat !== closer)}
          chosen={[]}
          onChoose={([seat]) =>
            seat !== undefined && void acts.act({ kind: 'reopen' }, { kind: 'roll', seat })
          }
          about={m.closesDeal}
        />
        <Button onPress={() => void acts.act({ kind: 'reopen' })}>{m.backAnswers}</Button>
      </Fold>
    </section>
  );
};

/** Takes in a new phone for one seat: whose is said first, and nothing is done before both marks were seen. */
export const NewPhone = ({ hosted, acts }: Pick<StageProps, 'hosted' | 'acts'>) => {
  const { invitation, keys } = hosted.state;
  const { names } = invitation.spec;
  const [seat, setSeat] = useState<number>();
  const [found, setFound] = useState<Answer>();
  const markAt = (key: Uint8Array) => markOf(tagOf(invitation, { seat: seat ?? 0, key }));
  const old = seat === undefined ? undefined : keys[seat]?.[0];
  const name = nameOf(invitation, seat ?? -1);
  const onCode = (text: string): Result<string> => {
    const answer = newAnswerIn(hosted.state, text, seat as number);
    if (answer.ok) setFound(answer.value);
    return mapOk(answer, () => m.newAnswer({ name }));
  };
  return (
    <>
      <SeatButtons
        names={names}
        seats={names.map((_, one) => one).filter((one) => one !== invitation.hostSeat)}
        chosen={seat === undefined ? [] : [seat]}
        onChoose={(chosen) => {
          setSeat(chosen.at(-1));
          setFound(undefined);
        }}
        about={m.hasNewPhone}
      />
      {seat !== undefined && !found && (
        <TakeCodes
          key={seat}
          scan={m.scanNewPhone({ name })}
          field={m.pasteAnswer}
          help={CHAT}
          take={m.look}
          onCode={onCode}
        />
      )}
      {seat !== undefined && found && (
        <Confirm
          key={bytesToHex(found.key)}
          ask={m.takeNewPhone({ name })}
          yes={m.take}
          onYes={() => {
            setFound(undefined);
            setSeat(undefined);
            void acts.act(answerEvent(found, 'phone'));
          }}
        >
          {old === undefined
            ? m.newOfNone({ name, mark: markAt(found.key) })
            : m.newOfOld({ name, old: markAt(hexToBytes(old)), mark: markAt(found.key) })}
        </Confirm>
      )}
    </>
  );
};

const SeatLine = ({ hosted, seat, acts }: Pick<StageProps, 'hosted' | 'acts'> & { seat: number }) => {
  const { invitation, keys } = hosted.state;
  const name = nameOf(invitation, seat);
  const answers = (keys[seat] ?? []).map((key) => ({
    key,
    mark: markOf(tagOf(invitation, { seat, key: hexToBytes(key) })),
  }));
  const missing = seat === invitation.hostSeat ? m.playsHere : m.noAnswerYet;
  const [said = missing] = answers.map(({ mark }) => m.answeredAs({ mark }));
  const isDoubtful = answers.length > 1;
  return (
    <li>
      {name} <span class="form mute">{isDoubtful ? m.chooseOne : said}</span>
      {isDoubtful &&
        answers.map(({ key, mark }) => (
          <Button key={key} onPress={() => void acts.act({ kind: 'choose', seat, key })}>
            {m.phoneOfMark({ mark })}
          </Button>
        ))}
      {answers.length > 0 && (
        <Button class="quiet" onPress={() => void acts.act({ kind: 'drop', seat })}>
          {m.takeAway({ name, hidden: (parts) => <span class="sr">{parts}</span> })}
        </Button>
      )}
    </li>
  );
};

export const Answers = ({ info, hosted, refusal, acts }: StageProps) => {
  const { keys, invitation } = hosted.state;
  const seats = invitation.spec.names.map((_, seat) => seat);
  const missing = seats.filter((seat) => keys[seat]?.length === 0 && seat !== invitation.hostSeat);
  const isClear = missing.length === 0 && doubtful(hosted.state).length === 0;
  const [closer] = withPhone(hosted.state);
  const deal = () => void acts.act(closer === undefined ? { kind: 'close' } : { kind: 'roll', seat: closer });
  const next = closer === undefined ? m.dealNow : m.allAnswers;
  return (
    <section class="stage">
      <Question
        where={[m.step({ number: 1 }), ...whereOf(info.title, hosted)]}
        title={m.everyoneScans}
        sentence={m.everyoneScansHow}
      />
      <Invite hosted={hosted} />
      <TakeCodes
        scan={m.scanAnswers}
        field={m.pasteAnswers}
        help={CHAT}
        take={m.takeThem}
        until={isClear}
        onCode={(text) => acts.takeIn((now) => answersOf(now, text))}
      />
      <ol class="seat-list">
        {seats.map((seat) => (
          <SeatLine key={seat} hosted={hosted} seat={seat} acts={acts} />
        ))}
      </ol>
      <Wrong id="deal-wrong" message={refusal} word={m.notDone} />
      <div class="thumb">
        {missing.length === 0 ? (
          <Button class="button strong" onPress={deal}>
            {next}
          </Button>
        ) : (
          <Confirm
            ask={m.dealWithout({ names: namesOf(hosted.state.invitation, missing) })}
            yes={next}
            onYes={deal}
          >
            {m.dealWithoutHow}
          </Confirm>
        )}
      </div>
    </section>
  );
};
