/** The answers come in: one invitation for all, one answer from each. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { useState } from 'preact/hooks';
import { mapOk, ok, type Result } from '../../base/result';
import { linkText } from '../../deal/sealed/codes';
import { answerEvent, doubtful, rollCode, withPhone } from '../../deal/sealed/host';
import { type Answer, encodeInvitation, markOf, tagOf } from '../../deal/sealed/invitation';
import { SeatButtons } from '../deal/Deaths';
import { Button } from '../fields/Button';
import { Confirm } from '../fields/Confirm';
import { Fold } from '../fields/Fold';
import { Wrong } from '../fields/Wrong';
import { href } from '../links';
import { Question } from '../session/Question';
import { answersOf, closingIn, newAnswerIn } from './host';
import { CodeToShare, namesOf, type StageProps, tableOf, whereOf } from './Shown';
import { TakeIn } from './TakeIn';

export const Invite = ({ hosted }: Pick<StageProps, 'hosted'>) => (
  <CodeToShare
    text={linkText(encodeInvitation(hosted.state.invitation))}
    page={href('seat')}
    label="QR code of the invitation"
    said={`Your seat at ${tableOf(hosted.state.invitation)}`}
    of="Link of the invitation"
    copied="Copied. It is for everyone at the table, and opens no card."
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

const CHAT = 'One, or the whole chat: what is no answer is passed over.';

/** All answers are in: one phone draws the last number of the deal, when nobody can answer any more. */
export const Closing = ({ info, hosted, refusal, acts }: StageProps) => {
  const { state } = hosted;
  const { invitation } = state;
  const closer = state.closer as number;
  const name = invitation.spec.names[closer] ?? '';
  const code = rollCode(state);
  return (
    <section class="stage">
      <Question
        where={['Step 2 of 3', ...whereOf(info.title, hosted)]}
        title={`${name} scans this`}
        sentence={`${name}’s phone closes the deal, now that nobody can answer any more. Then scan what it shows.`}
      />
      {code && (
        <CodeToShare
          text={linkText(code)}
          page={href('seat')}
          label={`QR code for the phone of ${name}`}
          said={`For ${name}’s phone, to close the deal at ${tableOf(invitation)}`}
          of={`Link for the phone of ${name}`}
          copied={`Copied. Only ${name}’s phone opens it.`}
        />
      )}
      <TakeCodes
        scan={`Scan the phone of ${name}`}
        field="Or paste what it shows"
        help={CHAT}
        take="Deal"
        onCode={(text) => acts.takeIn((now) => closingIn(now, text))}
      />
      <Wrong id="deal-wrong" message={refusal} word="Not done" />
      <Fold key={closer} title={`${name} cannot scan it`}>
        <p>
          Let another phone close the deal, or go back to the answers. If {name}’s phone has closed it
          already, it says so on its screen from then on.
        </p>
        <SeatButtons
          names={invitation.spec.names}
          seats={withPhone(state).filter((seat) => seat !== closer)}
          chosen={[]}
          onChoose={([seat]) =>
            seat !== undefined && void acts.act({ kind: 'reopen' }, { kind: 'roll', seat })
          }
          about="closes the deal"
        />
        <Button onPress={() => void acts.act({ kind: 'reopen' })}>Back to the answers</Button>
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
  const name = names[seat ?? -1] ?? '';
  const onCode = (text: string): Result<string> => {
    const answer = newAnswerIn(hosted.state, text, seat as number);
    if (answer.ok) setFound(answer.value);
    return mapOk(answer, () => `A new answer of ${name} is here.`);
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
        about="has a new phone"
      />
      {seat !== undefined && !found && (
        <TakeCodes
          key={seat}
          scan={`Scan the new phone of ${name}`}
          field="Or paste its answer"
          help={CHAT}
          take="Look at it"
          onCode={onCode}
        />
      )}
      {seat !== undefined && found && (
        <Confirm
          key={bytesToHex(found.key)}
          ask={`Take in the new phone of ${name}`}
          yes="Take it in"
          onYes={() => {
            setFound(undefined);
            setSeat(undefined);
            void acts.act(answerEvent(found, 'phone'));
          }}
        >
          {old === undefined
            ? `${name} had no phone. `
            : `The old answer of ${name} is ${markAt(hexToBytes(old))}. `}
          The new one is {markAt(found.key)}: the new phone has to show the same four signs. The old phone
          opens nothing more, and all phones say that {name} has changed phones.
        </Confirm>
      )}
    </>
  );
};

const SeatLine = ({ hosted, seat, acts }: Pick<StageProps, 'hosted' | 'acts'> & { seat: number }) => {
  const { invitation, keys } = hosted.state;
  const name = invitation.spec.names[seat] ?? '';
  const answers = (keys[seat] ?? []).map((key) => ({
    key,
    mark: markOf(tagOf(invitation, { seat, key: hexToBytes(key) })),
  }));
  const missing = seat === invitation.hostSeat ? 'plays on this device' : 'no answer yet';
  const [said = missing] = answers.map(({ mark }) => `answered, its mark is ${mark}`);
  const isDoubtful = answers.length > 1;
  return (
    <li>
      {name} <span class="form mute">{isDoubtful ? 'two phones answered: choose one' : said}</span>
      {isDoubtful &&
        answers.map(({ key, mark }) => (
          <Button key={key} onPress={() => void acts.act({ kind: 'choose', seat, key })}>
            The phone that shows {mark}
          </Button>
        ))}
      {answers.length > 0 && (
        <Button class="quiet" onPress={() => void acts.act({ kind: 'drop', seat })}>
          Take away<span class="sr"> the answer of {name}</span>
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
  const next = closer === undefined ? 'Deal' : 'All answers are in';
  return (
    <section class="stage">
      <Question
        where={['Step 1 of 3', ...whereOf(info.title, hosted)]}
        title="Everyone scans this"
        sentence="They tap their name, and their phone shows an answer. Scan the answers with this device."
      />
      <Invite hosted={hosted} />
      <TakeCodes
        scan="Scan the answers"
        field="Or paste answers"
        help={CHAT}
        take="Take them in"
        until={isClear}
        onCode={(text) => acts.takeIn((now) => answersOf(now, text))}
      />
      <ol class="seat-list">
        {seats.map((seat) => (
          <SeatLine key={seat} hosted={hosted} seat={seat} acts={acts} />
        ))}
      </ol>
      <Wrong id="deal-wrong" message={refusal} word="Not done" />
      <div class="thumb">
        {missing.length === 0 ? (
          <Button class="button strong" onPress={deal}>
            {next}
          </Button>
        ) : (
          <Confirm ask={`Deal without a phone for ${namesOf(hosted, missing)}`} yes={next} onYes={deal}>
            Their cards are on this device, which counts it when it shows them. Answers that come later are of
            no use: who comes late needs a new invitation, or gets a phone as a changed one.
          </Confirm>
        )}
      </div>
    </section>
  );
};
