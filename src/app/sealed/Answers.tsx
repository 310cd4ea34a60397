/** The answers come in: one invitation for all, one answer from each. */

import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { useState } from 'preact/hooks';
import * as m from '#messages/host';
import { mapOk, ok, type Result } from '../../base/result';
import { doubtful, type HostEvent, rollCode, withPhone } from '../../deal/sealed/host';
import { encodeInvitation, markOf, nameOf, namesOf, tagOf } from '../../deal/sealed/invitation';
import { SeatButtons } from '../deal/Deaths';
import { Button, focusOn } from '../fields/Button';
import { Confirm } from '../fields/Confirm';
import { Fold } from '../fields/Fold';
import { Wrong } from '../fields/Wrong';
import { answersOf, closingIn, type Hosted, type HostSession, newAnswerIn } from './host';
import { CodeToShare, Stage, type StageProps, whereOf } from './Shown';
import { TakeIn } from './TakeIn';

/** What the host's device takes in, and what it says of it. */
const wayOf = (
  { said = '', wrong }: HostSession,
  onCode: (text: string) => Result<string> | Promise<Result<string>>,
) => ({ said, wrong, onText: async (text: string) => (await onCode(text)).ok });

/** All answers are in: one phone draws the last number of the deal, when nobody can answer any more. */
export const Closing = ({ info, hosted, session, acts }: StageProps) => {
  const { state } = hosted;
  const { invitation } = state;
  const closer = state.closer as number;
  const name = nameOf(invitation, closer);
  const code = rollCode(state);
  return (
    <Stage
      what="closing"
      name={name}
      where={[m.step({ number: 2 }), ...whereOf(info.title, hosted)]}
      shows={code && <CodeToShare kind="roll" code={code} invitation={invitation} name={name} />}
      way={wayOf(session, (text) => acts.takeIn((now) => closingIn(now, text)))}
    >
      <Wrong id="deal-wrong" message={session.refusal} word={m.notDone} />
      <Fold key={closer} title={m.cannotScan({ name })}>
        <p>{m.anotherCloses({ name })}</p>
        <SeatButtons
          names={invitation.spec.names}
          seats={withPhone(state).filter((seat) => seat !== closer)}
          chosen={[]}
          onChoose={([seat]) => seat !== undefined && void acts.act({ kind: 'roll', seat })}
          about={m.closesDeal}
        />
        <Button onPress={() => void acts.act({ kind: 'reopen' })}>{m.backToAnswers}</Button>
      </Fold>
    </Stage>
  );
};

/** The mark of the phone that answered with this key, which is hexadecimal. */
const markAt = ({ state: { invitation } }: Hosted, seat: number, key: string): string =>
  markOf(tagOf(invitation, { seat, key: hexToBytes(key) }));

/** Takes in a new phone for one seat: whose is said first, and nothing is done before both marks were seen. */
export const NewPhone = ({ hosted, session, acts }: Pick<StageProps, 'hosted' | 'session' | 'acts'>) => {
  const { invitation, keys } = hosted.state;
  const { names } = invitation.spec;
  const [{ seat, found }, setNew] = useState<{ seat?: number | undefined; found?: string }>({});
  const old = seat === undefined ? undefined : keys[seat]?.[0];
  const name = nameOf(invitation, seat ?? -1);
  const onCode = (text: string): Result<string> => {
    const answer = newAnswerIn(hosted.state, text, seat as number);
    if (answer.ok) setNew({ seat, found: bytesToHex(answer.value.key) });
    const taken = mapOk(answer, () => m.newAnswer({ name }));
    acts.say(taken);
    return taken;
  };
  return (
    <>
      <SeatButtons
        names={names}
        seats={names.map((_, one) => one).filter((one) => one !== invitation.hostSeat)}
        chosen={seat === undefined ? [] : [seat]}
        onChoose={(chosen) => {
          setNew({ seat: chosen.at(-1) });
          acts.say(ok(''));
        }}
        about={m.hasNewPhone}
      />
      {seat !== undefined && !found && (
        <TakeIn key={seat} what="phone" name={name} way={wayOf(session, onCode)} />
      )}
      {seat !== undefined && found && (
        <Confirm
          key={found}
          ask={m.takeNewPhone({ name })}
          yes={m.takeIn}
          onYes={() => {
            setNew({});
            void acts.act({ kind: 'phone', seat, key: found });
          }}
        >
          {old === undefined
            ? m.newPhoneWithoutOld({ name, mark: markAt(hosted, seat, found) })
            : m.newPhoneReplacesOld({
                name,
                old: markAt(hosted, seat, old),
                mark: markAt(hosted, seat, found),
              })}
        </Confirm>
      )}
    </>
  );
};

const SeatLine = ({ hosted, seat, acts }: Pick<StageProps, 'hosted' | 'acts'> & { seat: number }) => {
  const { invitation, keys } = hosted.state;
  const name = nameOf(invitation, seat);
  const answers = (keys[seat] ?? []).map((key) => ({ key, mark: markAt(hosted, seat, key) }));
  const missing = seat === invitation.hostSeat ? m.playsHere : m.noAnswerYet;
  const [said = missing] = answers.map(({ mark }) => m.answeredAs({ mark }));
  const isDoubtful = answers.length > 1;
  // The button that is pressed goes.
  const act = (event: HostEvent) => {
    focusOn(`[data-line="${seat}"]`, null);
    void acts.act(event);
  };
  return (
    <li data-line={seat} tabIndex={-1}>
      {name} <span class="form mute">{isDoubtful ? m.chooseOne : said}</span>
      {isDoubtful &&
        answers.map(({ key, mark }) => (
          <Button key={key} onPress={() => act({ kind: 'choose', seat, key })}>
            {m.phoneOfMark({ mark })}
          </Button>
        ))}
      {answers.length > 0 && (
        <Button class="quiet" onPress={() => act({ kind: 'drop', seat })}>
          {m.takeAway({ name, hidden: (parts) => <span class="sr">{parts}</span> })}
        </Button>
      )}
    </li>
  );
};

export const Answers = ({ info, hosted, session, acts }: StageProps) => {
  const { keys, invitation } = hosted.state;
  const seats = invitation.spec.names.map((_, seat) => seat);
  const missing = seats.filter((seat) => keys[seat]?.length === 0 && seat !== invitation.hostSeat);
  const until = missing.length === 0 && doubtful(hosted.state).length === 0;
  const way = wayOf(session, (text) => acts.takeIn((now) => answersOf(now, text)));
  const [closer] = withPhone(hosted.state);
  const deal = () => void acts.act(closer === undefined ? { kind: 'close' } : { kind: 'roll', seat: closer });
  const next = closer === undefined ? m.dealNow : m.allAnswers;
  return (
    <Stage
      what="answers"
      where={[m.step({ number: 1 }), ...whereOf(info.title, hosted)]}
      shows={<CodeToShare kind="invitation" code={encodeInvitation(invitation)} invitation={invitation} />}
      way={{ ...way, until }}
    >
      <ol class="seat-list">
        {seats.map((seat) => (
          <SeatLine key={seat} hosted={hosted} seat={seat} acts={acts} />
        ))}
      </ol>
      <Wrong id="deal-wrong" message={session.refusal} word={m.notDone} />
      <div class="thumb">
        {missing.length === 0 ? (
          <Button class="button strong" onPress={deal}>
            {next}
          </Button>
        ) : (
          <Confirm ask={m.dealWithout({ names: namesOf(invitation, missing) })} yes={next} onYes={deal}>
            {m.dealWithoutHow}
          </Confirm>
        )}
      </div>
    </Stage>
  );
};
