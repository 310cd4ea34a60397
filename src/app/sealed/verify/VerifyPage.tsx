/** After the game: the link that shows everything, and what this phone says of it. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type FindSealed, hostCommitment, type Verdict } from '../../../deal/v1/sealed';
import { loadFind } from '../../load-game';
import { Question } from '../../session/Question';
import { FourWords } from '../FourWords';
import { keptSeats } from '../seat/kept';
import type { KeptSeat } from '../seat/phone';
import { TakeIn } from '../TakeIn';
import { type Checked, holdAgainst } from './hold-against';

interface Known {
  readonly find: FindSealed;
  readonly seats: readonly KeptSeat[];
}

const bulletins = (count: number): string => (count === 1 ? '1 bulletin' : `${count} bulletins`);

const VerdictView = ({ name, verdict }: { name: string; verdict: Verdict }) => (
  <section class={verdict.fair ? 'verdict fair' : 'verdict unfair'}>
    <p class="label">The seat of {name}</p>
    <p class="shout">{verdict.fair ? 'Fair' : 'Not fair'}</p>
    {verdict.fair ? (
      <>
        <p>
          This phone worked out the seal, its own key and {bulletins(verdict.bulletins)} again, and all of it
          agrees: the cards were fixed before the table spoke, and nobody was dealt another.
        </p>
        {verdict.remarks.length > 0 && (
          <>
            <p>For the table to judge:</p>
            <ul>
              {verdict.remarks.map((remark) => (
                <li key={remark}>{remark}</li>
              ))}
            </ul>
          </>
        )}
      </>
    ) : (
      <p>{verdict.message}</p>
    )}
  </section>
);

const Result = ({ checked: { record, verdicts, log } }: { checked: Checked }) => {
  const isFair = verdicts.every(({ verdict }) => verdict.fair);
  const title = verdicts.length === 0 ? 'Nothing to compare' : isFair ? 'It was fair' : 'It was not fair';
  return (
    <>
      <Question
        moment={{
          where: ['After the game'],
          title,
          ...(verdicts.length === 0 && {
            sentence:
              'This browser kept no seat of such a game: open the link on the phone that you played with.',
          }),
        }}
      />
      {verdicts.map(({ name, verdict }) => (
        <VerdictView key={name} name={name} verdict={verdict} />
      ))}
      <FourWords commitment={hostCommitment(record)} />
      {log.length > 0 && (
        <section class="told" aria-labelledby="told">
          <h2 id="told">What the host did</h2>
          <ol>
            {log.map((sentence, at) => (
              <li key={at}>{sentence}</li>
            ))}
          </ol>
        </section>
      )}
      <p class="mute small">
        What no phone can show is a look that a changed device hid: the log has only the looks that it was
        told of.
      </p>
    </>
  );
};

export const VerifyPage = () => {
  const [known, setKnown] = useState<Known>();
  const [checked, setChecked] = useState<Checked>();
  const [wrong, setWrong] = useState<string>();
  const root = useRef<HTMLDivElement>(null);

  const check = ({ find, seats }: Known, text: string): boolean => {
    const found = holdAgainst(find, seats, text);
    setWrong(found.ok ? undefined : found.error.message);
    setChecked(found.ok ? found.value : undefined);
    return found.ok;
  };

  useEffect(() => {
    let read: (() => void) | undefined;
    const begin = async (): Promise<void> => {
      const [find, kept] = await Promise.all([loadFind(), keptSeats()]);
      const all = { find, seats: kept.ok ? kept.value : [] };
      setKnown(all);
      read = () => {
        const text = location.hash.replace(/^#(?:content$)?/, '');
        if (text === '') return;
        check(all, text);
        history.replaceState(null, '', location.pathname);
      };
      read();
      window.addEventListener('hashchange', read);
    };
    void begin();
    return () => read && window.removeEventListener('hashchange', read);
  }, []);
  useLayoutEffect(() => {
    if (checked) root.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [checked]);

  return (
    <div class="table-page folds hosting sitting" ref={root}>
      <section class="stage">
        {checked ? (
          <Result checked={checked} />
        ) : (
          <Question
            moment={{
              where: ['After the game'],
              title: 'Was it fair?',
              sentence:
                'The host shows a verify link when the game is over. This phone works everything out again and compares it with what it kept.',
            }}
          />
        )}
        {known && (
          <TakeIn
            scan="Use the camera"
            field={checked ? 'Check another game' : 'Or paste the verify link'}
            help="Not before the game is over: whoever has it has every card."
            wrong={wrong}
            onText={async (text) => check(known, text)}
          />
        )}
      </section>
    </div>
  );
};
