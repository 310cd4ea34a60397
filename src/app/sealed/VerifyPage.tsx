/** After the game: the record that shows everything, and what this phone says of it. */
import { useEffect, useState } from 'preact/hooks';
import type { Verdict } from '../../deal/sealed/phone';
import { loadFind } from '../load-game';
import { Question } from '../session/Question';
import { AllCards } from './Over';
import { useHead } from './page';
import { type Checked, checkRecord, loadSeats, type Seat } from './phone';
import { SixWords } from './SixWords';
import { TakeIn } from './TakeIn';

const VerdictView = ({ name, verdict: { code, title, sentences } }: { name: string; verdict: Verdict }) => (
  <section class={code === 'agrees' ? 'verdict fair' : 'verdict unfair'}>
    <p class="label">The seat of {name}</p>
    <p class="shout">{title}</p>
    {sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </section>
);

const Result = ({ checked: { game, invitation, record, verdicts, isOwn } }: { checked: Checked }) => (
  <>
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
  </>
);

export const VerifyPage = () => {
  const [seats, setSeats] = useState<readonly Seat[]>();
  const [checked, setChecked] = useState<Checked>();
  const [wrong, setWrong] = useState<string>();
  const root = useHead<HTMLDivElement>(seats && (checked ? 'checked' : 'asked'));

  const check = (of: readonly Seat[], text: string): boolean => {
    const found = checkRecord(of, text);
    setWrong(found.ok ? undefined : found.error.message);
    setChecked(found.ok ? found.value : undefined);
    return found.ok;
  };

  useEffect(() => {
    let read: (() => void) | undefined;
    const begin = async (): Promise<void> => {
      const loaded = await loadSeats(await loadFind());
      setSeats(loaded.seats);
      read = () => {
        const text = location.hash.replace(/^#(?:content$)?/, '');
        if (text === '') return;
        history.replaceState(null, '', location.pathname);
        check(loaded.seats, text);
      };
      read();
      window.addEventListener('hashchange', read);
    };
    void begin();
    return () => read && window.removeEventListener('hashchange', read);
  }, []);

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
                'The host shows the record when the game is over. This phone works everything out again and compares it with what it has seen.',
            }}
          />
        )}
        {seats && (
          <TakeIn
            scan="Use the camera"
            field={checked ? 'Check another game' : 'Or paste the link of the record'}
            help="Not before the game is over. Verifying shows every card of that game, and of no other."
            wrong={wrong}
            onText={async (text) => check(seats, text)}
          />
        )}
      </section>
    </div>
  );
};
