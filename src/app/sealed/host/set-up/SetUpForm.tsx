/** Who sits down, or how many tickets lie in the hat, and under which options. What so few can work out is said before. */
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Problem } from '../../../../base/result';
import { isTicketed, ticketNames } from '../../../../deal/v1/sealed';
import type { SealedGame } from '../../../../deal/v1/sealed/payload';
import type { Spec } from '../../../../deal/v1/spec';
import type { OptionDef } from '../../../../games/game';
import { NamesField, namesIn } from '../../../fields/NamesField';
import { OptionFields, type OptionValues } from '../../../fields/OptionFields';
import { rememberGroup } from '../groups';
import type { HostGame } from '../useHost';
import { Groups } from './Groups';
import { TicketsField } from './TicketsField';

interface Draft {
  readonly names: string;
  readonly tickets: boolean;
  /** How many tickets, as it was typed. */
  readonly count: string;
  readonly options: OptionValues;
}

interface Props {
  info: HostGame;
  game: SealedGame<OptionDef>;
  /** The game before, for another one with the same people. */
  last: Spec | undefined;
  onStart: (spec: Spec) => Promise<Problem | undefined>;
}

const MOST_TICKETS = 200;

const draftOf = (least: number, last: Spec | undefined): Draft => {
  const tickets = last !== undefined && isTicketed(last.names);
  return {
    names: tickets ? '' : (last?.names ?? []).join('\n'),
    tickets,
    count: String(last && tickets ? last.names.length : least),
    options: last?.options ?? {},
  };
};

const seatsOf = ({ tickets, count, names }: Draft): readonly string[] => {
  if (!tickets) return namesIn(names);
  const many = /^\d{1,3}$/.test(count.trim()) ? Number(count) : 0;
  return many <= MOST_TICKETS ? ticketNames(many) : [];
};

const countProblem = ({ count }: Draft): Problem => ({
  code: 'count-wrong',
  message: `“${count.trim()}” is no number of tickets: type a whole number up to ${MOST_TICKETS}.`,
});

const fieldOf = ({ code }: Problem): 'options' | 'names' =>
  code.startsWith('option') || code === 'identify-tickets' ? 'options' : 'names';

export const SetUpForm = ({ info, game, last, onStart }: Props) => {
  const [draft, setDraft] = useState(() => draftOf(info.least, last));
  const [problem, setProblem] = useState<Problem>();
  // A game that cannot start puts the hand where the mistake is.
  useLayoutEffect(() => {
    if (problem) document.querySelector<HTMLElement>('.set-up [aria-invalid=true]')?.focus();
  }, [problem]);

  const change = (more: Partial<Draft>) => setDraft({ ...draft, ...more });
  const wrong = (field: 'options' | 'names') =>
    problem && fieldOf(problem) === field ? problem.message : undefined;
  const leaks = useMemo(() => {
    const spec = game.check({ game: game.id, options: draft.options, names: seatsOf(draft) });
    if (!spec.ok) return [];
    return game.leaks(
      spec.value,
      spec.value.names.map((_, seat) => seat),
    );
  }, [draft]);

  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const names = seatsOf(draft);
    if (draft.tickets && names.length === 0) return setProblem(countProblem(draft));
    const failure = await onStart({ game: game.id, options: draft.options, names });
    setProblem(failure);
    if (!failure && !draft.tickets) rememberGroup(names);
  };

  return (
    <form class="set-up" onSubmit={(event) => void submit(event)} noValidate>
      <div class="settings">
        {game.tickets && (
          <TicketsField
            tickets={draft.tickets}
            count={draft.count}
            onChange={change}
            message={draft.tickets ? wrong('names') : undefined}
          />
        )}
        {!draft.tickets && (
          <div class="people">
            <NamesField
              value={draft.names}
              onChange={(names) => change({ names })}
              help={`One a line, or with commas between them, in the order you sit: yours too. ${info.least} or more.`}
              message={wrong('names')}
            />
            <Groups onChoose={(group) => change({ names: group.join('\n') })} />
          </div>
        )}
        {game.options.length > 0 && (
          <OptionFields
            game={game.id}
            options={game.options}
            values={draft.options}
            onChange={(options) => change({ options })}
            message={wrong('options')}
          />
        )}
        <div aria-live="polite">
          {leaks.map(({ code, message }) => (
            <p class="wrong leak" key={code}>
              <strong>Few players</strong>
              {message}
            </p>
          ))}
        </div>
        <button class="button strong deal" type="submit">
          Seal the deal
        </button>
      </div>
      <aside>
        <p class="label">How it goes</p>
        <ol>
          <li>This device seals the cards and shows four words that it cannot take back.</li>
          <li>Every phone gets a seat: by a code, by a link, or on paper. Yours too.</li>
          <li>The table says words of its own. Only then are the cards dealt.</li>
          <li>Everyone scans one code, and each phone opens its own card.</li>
          <li>In the end every phone checks that nothing was changed.</li>
        </ol>
        <p>
          <b>You may host and play.</b> This page shows no card unless you ask it to, and then it writes that
          into a log that everybody reads in the end. What no page can prevent: a changed device hides such a
          look, and whoever hands out a link may keep a copy.{' '}
          {game.tickets
            ? 'Tickets from a hat help against both.'
            : 'Scan your code unseen, as soon as the phone comes to you.'}
        </p>
        <p>The game is kept in this browser and is sent nowhere.</p>
      </aside>
    </form>
  );
};
