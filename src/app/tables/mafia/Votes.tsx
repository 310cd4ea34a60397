/** What a mob by day is asked, one question at a time: who accuses whom, whom all name at once (M2), how many hands are up. */
import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import {
  type Awaited,
  living,
  mayBeAccused,
  neededToPass,
  neededVotes,
  type State,
  type TableEvent,
} from '../../../games/mafia/table';
import { Button, useNextFocus } from '../../fields/Button';

/** A question of two steps is two questions: after one answered by key, the focus moves to the next. */
const useSteps = <Step,>(first: Step) => {
  const [step, setStep] = useState(first);
  const { root, next } = useNextFocus([step]);
  const go = (to: Step, byKey: boolean) => {
    next.current = byKey ? 'button, input' : undefined;
    setStep(to);
  };
  return { step, go, root };
};

/** What every question by day is given. `byKey`: pressed without a pointer. */
interface MobProps {
  readonly state: State;
  readonly names: readonly string[];
  readonly act: (event: TableEvent, byKey: boolean) => void;
}

/** How many hands are up: a number to press, in two groups where some are enough; a large table types it. */
interface HandsProps {
  label: string;
  most: number;
  /** Whether so many are enough; without it, no number means anything yet. */
  enough?: (hands: number) => boolean;
  onCount: (hands: number, byKey: boolean) => void;
}

/** Numbers that a phone has room for. */
const ROOM = 24;

interface Group {
  readonly title: string;
  readonly counts: readonly number[];
}

/** In the order of their smallest numbers. */
const groupsOf = (most: number, enough: HandsProps['enough']): readonly Group[] => {
  const counts = Array.from({ length: most + 1 }, (_, k) => k);
  if (!enough) return [{ title: '', counts }];
  const groups = [
    { title: 'Not enough', counts: counts.filter((hands) => !enough(hands)) },
    { title: 'Enough', counts: counts.filter(enough) },
  ];
  return groups
    .filter((group) => group.counts.length > 0)
    .toSorted((a, b) => (a.counts[0] as number) - (b.counts[0] as number));
};

const Typed = ({ label, most, onCount }: HandsProps) => {
  const [text, setText] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    // What is no number is refused by the rules, as a count of hands.
    onCount(text.trim() === '' ? Number.NaN : Number(text), true);
  };
  return (
    <form class="row" onSubmit={submit} noValidate>
      <input
        class="input"
        type="text"
        inputMode="numeric"
        aria-label={`${label}, of ${most}`}
        value={text}
        autocomplete="off"
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button class="button strong" type="submit">
        Count
      </button>
    </form>
  );
};

const Hands = (props: HandsProps) => {
  const { label, most, enough, onCount } = props;
  if (most > ROOM) return <Typed {...props} />;
  return (
    <div class="hands">
      {groupsOf(most, enough).map(({ title, counts }) => (
        <fieldset key={title} aria-label={title === '' ? label : `${label} ${title}`}>
          {title !== '' && <p class="label">{title}</p>}
          <div class="counts">
            {counts.map((count) => (
              <Button
                class={title === 'Enough' ? 'button strong' : 'button'}
                key={count}
                onPress={(byKey) => onCount(count, byKey)}
              >
                {count}
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
};

interface NamesProps {
  /** The question, for screen readers. */
  label: string;
  seats: readonly number[];
  names: readonly string[];
  /** By key: pressed without a pointer. */
  onPick: (seat: number, byKey: boolean) => void;
}

/** Players to press. */
export const Names = ({ label, seats, names, onPick }: NamesProps) => (
  <fieldset class="names" aria-label={label}>
    {seats.map((seat) => (
      <Button key={seat} onPress={(byKey) => onPick(seat, byKey)}>
        {names[seat]}
      </Button>
    ))}
  </fieldset>
);

interface HomeProps extends Omit<MobProps, 'names'> {
  root: RefObject<HTMLDivElement>;
  onBack: (byKey: boolean) => void;
}

/** M3: the mob votes on going home. */
const Home = ({ state, act, root, onBack }: HomeProps) => {
  const voters = living(state).length;
  const needed = neededToPass(voters);
  return (
    <div ref={root}>
      <h2>Who wants to go home?</h2>
      <p>
        {voters} vote. {needed} hands are enough, and nobody is lynched today.
      </p>
      <Hands
        label="Hands for going home"
        most={voters}
        enough={(hands) => hands >= needed}
        onCount={(yes, byKey) => act({ kind: 'pass', yes }, byKey)}
      />
      <Button class="quiet" onPress={onBack}>
        Back
      </Button>
    </div>
  );
};

interface AccuseProps extends MobProps {
  mayPass: boolean;
}

export const Accuse = ({ state, names, act, mayPass }: AccuseProps) => {
  const { step, go, root } = useSteps<'by' | 'home' | number>('by');
  const open = living(state).filter((seat) => mayBeAccused(state, seat));
  if (step === 'home') {
    return <Home state={state} act={act} root={root} onBack={(byKey) => go('by', byKey)} />;
  }
  if (step === 'by') {
    return (
      <div ref={root}>
        <h2>Who accuses?</h2>
        <Names
          label="Who accuses?"
          seats={living(state).filter((seat) => open.some((other) => other !== seat))}
          names={names}
          onPick={go}
        />
        {mayPass && <Button onPress={(byKey) => go('home', byKey)}>Vote to go home</Button>}
      </div>
    );
  }
  return (
    <div ref={root}>
      <h2>{names[step]} accuses</h2>
      <Names
        label={`Whom does ${names[step]} accuse?`}
        seats={open.filter((seat) => seat !== step)}
        names={names}
        onPick={(accused, byKey) => act({ kind: 'accuse', by: step, accused }, byKey)}
      />
      <Button class="quiet" onPress={(byKey) => go('by', byKey)}>
        Somebody else accuses
      </Button>
    </div>
  );
};

interface BallotProps extends MobProps {
  awaits: Extract<Awaited, { kind: 'ballot' }>;
}

/** M2: everyone names one player at once. A press is a vote. */
export const Ballot = ({ state, names, act, awaits }: BallotProps) => {
  const [named, setNamed] = useState<readonly number[]>(names.map(() => 0));
  const { step, go, root } = useSteps<'ballot' | 'home'>('ballot');
  const votes = named.reduce((sum, count) => sum + count, 0);
  const add = (seat: number, by: number) =>
    setNamed(named.map((count, other) => (other === seat ? Math.max(0, count + by) : count)));
  if (step === 'home') {
    return <Home state={state} act={act} root={root} onBack={(byKey) => go('ballot', byKey)} />;
  }
  return (
    <div ref={root}>
      <h2>Who is named?</h2>
      <p role="status">
        {votes} of {awaits.voters} have named somebody.
      </p>
      <ul class="ballot">
        {living(state).map((seat) => (
          <li key={seat}>
            <Button onPress={() => add(seat, 1)} aria-disabled={votes >= awaits.voters ? true : undefined}>
              {names[seat]} <b>{named[seat]}</b>
            </Button>
            <Button
              class="button less"
              aria-label={`One less for ${names[seat]}`}
              onPress={() => add(seat, -1)}
            >
              −
            </Button>
          </li>
        ))}
      </ul>
      <Button
        class="button strong"
        onPress={(byKey) => {
          act({ kind: 'ballot', named }, byKey);
          setNamed(names.map(() => 0));
        }}
      >
        Count the ballot
      </Button>
      {awaits.mayPass && <Button onPress={(byKey) => go('home', byKey)}>Vote to go home</Button>}
    </div>
  );
};

interface VoteProps extends Omit<MobProps, 'names'> {
  awaits: Extract<Awaited, { kind: 'vote' }>;
}

/** The hands that are up; where only votes cast count (M1), those against it as well. */
export const Vote = ({ state, act, awaits }: VoteProps) => {
  const { rules } = state.setup;
  const { voters } = awaits;
  const isCast = rules.majority === 'cast';
  const { step, go, root } = useSteps<'yes' | number>('yes');
  if (step === 'yes') {
    return (
      <div ref={root}>
        <h2>Hands for it</h2>
        <Hands
          label="Hands for it:"
          most={voters}
          {...(!isCast && { enough: (hands: number) => hands >= neededVotes(rules, voters) })}
          onCount={(yes, byKey) => (isCast ? go(yes, byKey) : act({ kind: 'vote', yes }, byKey))}
        />
      </div>
    );
  }
  return (
    <div ref={root}>
      <h2>Hands against it</h2>
      <Hands
        label={`Against ${step} for it:`}
        most={voters - step}
        enough={(no) => step >= neededVotes(rules, voters, step + no)}
        onCount={(no, byKey) => act({ kind: 'vote', yes: step, no }, byKey)}
      />
      <Button class="quiet" onPress={(byKey) => go('yes', byKey)}>
        Not {step} for it: count again
      </Button>
    </div>
  );
};
