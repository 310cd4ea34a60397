/** The answers come in: one invitation for all, one answer from each. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { useState } from 'preact/hooks';
import { ok, type Result } from '../../base/result';
import { linkText } from '../../deal/sealed/codes';
import { doubtful } from '../../deal/sealed/host';
import { encodeInvitation, markOf, tagOf } from '../../deal/sealed/invitation';
import { Button } from '../fields/Button';
import { Confirm } from '../fields/Confirm';
import { Wrong } from '../fields/Wrong';
import { href } from '../links';
import { Question } from '../session/Question';
import { CodeToShare, namesOf, type StageProps, whereOf } from './Shown';
import { TakeIn } from './TakeIn';

export const Invite = ({ hosted }: Pick<StageProps, 'hosted'>) => (
  <CodeToShare
    text={linkText(encodeInvitation(hosted.state.invitation))}
    page={href('seat')}
    label="QR code of the invitation"
    of="Link of the invitation"
    copied="Copied. It is for everyone at the table, and opens no card."
  />
);

/** Takes in what phones show. `kind` says whether they are new to the game or new phones of their seats. */
export const TakeAnswers = ({
  acts,
  kind,
  until,
}: Pick<StageProps, 'acts'> & { kind: 'answer' | 'phone'; until: boolean }) => {
  const [taken, setTaken] = useState<Result<string>>(ok(''));
  const onText = async (text: string): Promise<boolean> => {
    const next = await acts.takeAnswers(text, kind);
    setTaken(next);
    return next.ok;
  };
  return (
    <>
      <TakeIn
        scan={kind === 'answer' ? 'Scan the answers' : 'Scan the new phone’s answer'}
        field="Or paste answers"
        help="One, or the whole chat: what is no answer is passed over."
        take="Take them in"
        wrong={taken.ok ? undefined : taken.error.message}
        until={until}
        onText={onText}
      />
      <p class="form" role="status">
        {taken.ok && taken.value}
      </p>
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
  const [said = missing] = answers.map(({ mark }) => `answered, ${mark}`);
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
  const deal = () => void acts.act({ kind: 'close' });
  return (
    <section class="stage">
      <Question
        where={['Step 1 of 2', ...whereOf(info.title, hosted)]}
        title="Everyone scans this"
        sentence="They tap their name, and their phone shows an answer. Scan the answers with this device."
      />
      <Invite hosted={hosted} />
      <TakeAnswers acts={acts} kind="answer" until={isClear} />
      <ol class="seat-list">
        {seats.map((seat) => (
          <SeatLine key={seat} hosted={hosted} seat={seat} acts={acts} />
        ))}
      </ol>
      <Wrong id="deal-wrong" message={refusal} word="Not done" />
      <div class="thumb">
        {missing.length === 0 ? (
          <Button class="button strong" onPress={deal}>
            Deal
          </Button>
        ) : (
          <Confirm ask={`Deal without a phone for ${namesOf(hosted, missing)}`} yes="Deal" onYes={deal}>
            Their cards are on this device, which counts it when it shows them. Answers that come later are of
            no use: who comes late needs a new invitation, or gets a phone as a changed one.
          </Confirm>
        )}
      </div>
    </section>
  );
};
