/**
 * The table of Assassin: the Card Game on its page: the caller's screen. One question at a time, answered by the people round
 * the table or below them. It never shows a card that is face down. The form comes after the rest: a game that goes on needs none.
 */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { encodeOpenDeal } from '../../../deal/v1/link';
import { ROLES, type Role } from '../../../games/mafia/roles';
import { scriptFor } from '../../../games/mafia/script';
import {
  living,
  mayBeAccused,
  neededToPass,
  neededVotes,
  type State,
  type TableEvent,
} from '../../../games/mafia/table';
import { Button, useNextFocus } from '../../fields/Button';
import { lazyPart } from '../../lazy';
import { href } from '../../links';
import type { PlayProps } from '../game';
import { Desk } from '../parts/Desk';
import { TableFrame } from '../TableFrame';
import { DayClock, HelpFields, NO_HELP, useReader } from './Caller';
import { MafiaRing, Players, ScreenView } from './Players';
import { dealSpec, type MafiaSetup, roleNames } from './setup';
import { mafiaTable, publicView } from './table';
import { Hands } from './Votes';

/** What of an answer has been given: it belongs to one moment of the game. */
interface Step {
  /** Who accuses. */
  readonly by?: number;
  /** M3: the mob votes on going home. */
  readonly home?: boolean;
  /** M1: hands for it, where those against it are counted as well. */
  readonly yes?: number;
  /** M2: by seat, how often it has been named. */
  readonly named?: readonly number[];
  /** Of the script. */
  readonly line?: number;
}

/** What is asked: by a press on people round the table, by buttons below, or both. */
interface Ask {
  /** The question, for screen readers; in large type where it says more than the heading. */
  readonly label: string;
  readonly seats?: readonly number[];
  readonly onSeat?: (seat: number, byKey: boolean) => void;
  /** In the middle of the table. */
  readonly middle?: ComponentChildren;
  readonly below?: ComponentChildren;
}

const PICKED = ['caller', 'accuse', 'ballot'];
const focusOf = ({ awaits }: State): string =>
  awaits.kind === 'over' ? 'h1' : PICKED.includes(awaits.kind) ? '.ring button' : '.ask :is(button, input)';

/** Before the Mafia meet, the players have to know what they are. */
const LookFirst = ({ setup }: { setup: MafiaSetup }) =>
  setup.cards === 'dealt' ? (
    <p>
      Has everyone looked at their card? If not,{' '}
      <a
        href={`${href('deal', 'mafia')}#${encodeOpenDeal({ spec: dealSpec(setup), seed: setup.seed, leavers: [] })}`}
        target="_blank"
        rel="noopener"
      >
        pass the phone round<span class="sr"> in a new tab</span>
      </a>{' '}
      first.
    </p>
  ) : (
    <p>Deal the cards. Everyone looks at their own.</p>
  );

/** Which lines of which script are read now. */
const readingOf = ({ awaits, day }: State, setup: MafiaSetup) => {
  const [identify, assassination] = scriptFor(roleNames(setup));
  if (!identify || !assassination) throw new Error('the script has two rounds');
  if (awaits.kind === 'identify') return { id: 'identify', lines: identify.lines, from: 0, to: 3 };
  if (awaits.kind === 'kill') return { id: `kill ${day}`, lines: assassination.lines, from: 0, to: 1 };
  if (awaits.kind === 'wake') return { id: `wake ${day}`, lines: assassination.lines, from: 2, to: 3 };
  return undefined;
};

const PlayView = ({ table, beside }: PlayProps<MafiaSetup, State, TableEvent>) => {
  const { state, setup, names, line: events } = table;
  const { awaits, day } = state;
  const view = publicView(state, setup);
  const [step, setStep] = useState<Step>({});
  const [help, setHelp] = useState(NO_HELP);
  // What was answered in part belongs to the moment before.
  useLayoutEffect(() => setStep({}), [events]);
  const { next } = useNextFocus([step]);
  const act = (event: TableEvent, byKey: boolean) => table.play(event, byKey ? focusOf : undefined);
  const go = (to: Step, byKey: boolean, focus = '.ring button, .ask button') => {
    next.current = byKey ? focus : undefined;
    setStep(to);
  };

  const reading = readingOf(state, setup);
  const at = Math.max(step.line ?? 0, reading?.from ?? 0);
  const { say = '', happens } = reading?.lines[at] ?? {};
  const isLast = at === reading?.to;
  const turn = () => setStep({ line: at + 1 });
  const left = useReader({
    help,
    line: reading && { id: `${reading.id} ${at}`, number: at + 1, say, isLast },
    onTurn: turn,
  });

  const words = (label: string, more?: ComponentChildren) => (
    <>
      <h2>{label}</h2>
      {more}
    </>
  );
  /** The lines of a script; the last one is answered by `done`, or by a press on a player. */
  const script = (doneWord: string, done?: (byKey: boolean) => void): Ask => ({
    label: say,
    middle: (
      <>
        <p class="label">
          Line {at + 1} of {reading?.lines.length}
          {left !== undefined && !isLast && <span class="left"> {left} s</span>}
        </p>
        <p class="say shout" role="status">
          {say}
        </p>
      </>
    ),
    below: (
      <>
        <p class="happens">{happens}</p>
        {awaits.kind === 'wake' && !isLast && (
          // Once everyone is up, everyone may look at this screen.
          <p class="note">
            {awaits.victim === undefined
              ? 'No one was pointed at.'
              : `${names[awaits.victim]} was pointed at.`}
          </p>
        )}
        {(!isLast || done) && (
          <Button
            class="button strong next"
            data-line={at}
            onPress={(byKey) => (isLast ? done?.(byKey) : turn())}
          >
            {isLast ? doneWord : 'Next line'}
          </Button>
        )}
      </>
    ),
  });
  const home = (): Ask => {
    const voters = living(state).length;
    const needed = neededToPass(voters);
    return {
      label: 'Who wants to go home?',
      below: (
        <>
          {words(
            'Who wants to go home?',
            <p>
              {voters} vote. {needed} hands are enough, and no one is lynched today.
            </p>,
          )}
          <Hands
            label="Hands for going home"
            most={voters}
            enough={(hands) => hands >= needed}
            onCount={(yes, byKey) => act({ kind: 'pass', yes }, byKey)}
          />
          <Button class="quiet" onPress={(byKey) => go({}, byKey)}>
            Back
          </Button>
        </>
      ),
    };
  };
  const homeButton = (
    <Button onPress={(byKey) => go({ home: true }, byKey, '.ask button')}>Vote to go home</Button>
  );

  const ask = (): Ask => {
    if (step.home) return home();
    switch (awaits.kind) {
      case 'caller':
        return {
          label: 'Who calls?',
          seats: awaits.may,
          onSeat: (seat, byKey) => act({ kind: 'call', seat }, byKey),
          below: awaits.round === 'identify' && <LookFirst setup={setup} />,
        };
      case 'identify':
        return script('It is day', (byKey) => act({ kind: 'wake' }, byKey));
      case 'accuse': {
        const open = living(state).filter((seat) => mayBeAccused(state, seat));
        const { by } = step;
        if (by === undefined)
          return {
            label: 'Who accuses?',
            seats: living(state).filter((seat) => open.some((other) => other !== seat)),
            onSeat: (seat, byKey) => go({ by: seat }, byKey),
            below: words('Who accuses?', awaits.mayPass && homeButton),
          };
        return {
          label: `Whom does ${names[by]} accuse?`,
          // A second press takes the first back.
          seats: [by, ...open],
          onSeat: (accused, byKey) =>
            accused === by ? go({}, byKey) : act({ kind: 'accuse', by, accused }, byKey),
          below: words(`Whom does ${names[by]} accuse?`),
        };
      }
      case 'vote': {
        const { rules } = state.setup;
        const { voters } = awaits;
        const { yes } = step;
        const isCast = rules.majority === 'cast';
        const middle = !isCast && (
          <>
            <p class="say shout">
              {neededVotes(rules, voters)} of {voters}
            </p>
            <p class="label">are enough</p>
          </>
        );
        if (yes === undefined)
          return {
            label: 'Hands for it',
            middle,
            below: words(
              'Hands for it',
              <Hands
                key="for"
                label="Hands for it:"
                most={voters}
                enough={isCast ? undefined : (hands) => hands >= neededVotes(rules, voters)}
                onCount={(hands, byKey) =>
                  isCast
                    ? go({ yes: hands }, byKey, '.ask :is(button, input)')
                    : act({ kind: 'vote', yes: hands }, byKey)
                }
              />,
            ),
          };
        return {
          label: 'Hands against it',
          below: words(
            'Hands against it',
            <>
              <Hands
                key="against"
                label={`Against ${yes} for it:`}
                most={voters - yes}
                enough={(no) => yes >= neededVotes(rules, voters, yes + no)}
                onCount={(no, byKey) => act({ kind: 'vote', yes, no }, byKey)}
              />
              <Button class="quiet" onPress={(byKey) => go({}, byKey, '.ask :is(button, input)')}>
                Not {yes} for it: count again
              </Button>
            </>,
          ),
        };
      }
      case 'ballot': {
        const named = step.named ?? names.map(() => 0);
        const votes = named.reduce((sum, count) => sum + count, 0);
        return {
          label: 'Who is named? A press is a vote.',
          seats: living(state),
          onSeat: (seat) =>
            votes < awaits.voters && setStep({ named: named.with(seat, (named[seat] as number) + 1) }),
          middle: <p class="say shout">{votes}</p>,
          below: (
            <>
              <p role="status">
                {votes} of {awaits.voters} have named someone.
              </p>
              <Button class="button strong" onPress={(byKey) => act({ kind: 'ballot', named }, byKey)}>
                Count the ballot
              </Button>
              {votes > 0 && <Button onPress={() => setStep({})}>Name again</Button>}
              {awaits.mayPass && homeButton}
            </>
          ),
        };
      }
      case 'kill':
        return {
          ...script(''),
          ...(isLast && {
            label: 'Who is pointed at?',
            seats: living(state),
            onSeat: (victim: number, byKey: boolean) => act({ kind: 'kill', victim }, byKey),
            below: (
              <>
                <h2>Who is pointed at?</h2>
                {awaits.maySpare && (
                  <Button onPress={(byKey) => act({ kind: 'spare' }, byKey)}>
                    No one: the head is shaken
                  </Button>
                )}
              </>
            ),
          }),
        };
      case 'wake':
        return script(awaits.victim === undefined ? 'It is day' : 'Say who is missing', (byKey) =>
          act({ kind: 'wake' }, byKey),
        );
      case 'show': {
        const role = state.setup.roles?.[awaits.seat];
        const show = (one: Role, word: string, look: string) => (
          <Button key={one} class={look} onPress={(byKey) => act({ kind: 'show', role: one }, byKey)}>
            {word}
          </Button>
        );
        return {
          label: 'The card',
          below: role
            ? show(role, 'Turn the card up', 'button strong next')
            : words(
                'What does it show?',
                <div class="names">{ROLES.map((one) => show(one, roleNames(setup)[one], 'button'))}</div>,
              ),
        };
      }
      case 'tell':
        return {
          label: '',
          below: (
            <div class="names">
              <Button onPress={(byKey) => act({ kind: 'tell', dead: false }, byKey)}>Yes, play on</Button>
              <Button onPress={(byKey) => act({ kind: 'tell', dead: true }, byKey)}>No, none is left</Button>
            </div>
          ),
        };
      case 'over':
        return {
          label: '',
          middle: (
            <p class="stamp shout">
              {awaits.ending.winner === 'town' ? `No ${view.roles.mafia} left` : `${view.roles.mafia} win`}
            </p>
          ),
        };
    }
  };

  const byDay = !view.dark && day > 0 && <p class="say shout mute">Day {day}</p>;
  const { below, middle = byDay, ...asked } = ask();
  return (
    <Desk
      table={table}
      beside={beside}
      picture={
        <MafiaRing
          view={view}
          names={names}
          {...asked}
          middle={middle}
          by={step.by}
          named={awaits.kind === 'ballot' ? (step.named ?? []) : undefined}
        />
      }
      players={
        <>
          <Players view={view} names={names} over={awaits.kind === 'over'} />
          <HelpFields help={help} onHelp={setHelp} />
        </>
      }
    >
      {!view.dark && day > 0 && awaits.kind !== 'over' && awaits.kind !== 'caller' && (
        <DayClock key={day} day={day} minutes={help.day} />
      )}
      {below}
    </Desk>
  );
};

const StartForm = lazyPart(async () => (await import('./StartForm')).StartForm);

export const MafiaTable = () => (
  <TableFrame game={mafiaTable} PlayView={PlayView} ScreenView={ScreenView} StartForm={StartForm} />
);
