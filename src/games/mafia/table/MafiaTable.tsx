/**
 * The table of Assassin: the Card Game on its page: the caller's screen. One question at a time, answered by the people round
 * the table or below them. It never shows a card that is face down. The form comes after the rest: a game that goes on needs none.
 */
import type { ComponentChildren, ComponentProps } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { useNextFocus } from '../../../app/fields/Button';
import { lazyPart } from '../../../app/lazy';
import { href } from '../../../app/links';
import type { PlayProps } from '../../../app/tables/game';
import { PlayArea, type Press, type Presses } from '../../../app/tables/parts/PlayArea';
import { tableOf } from '../../../app/tables/TableFrame';
import { encodeOpenDeal } from '../../../deal/v1/link';
import { ROLES, scriptFor } from '../roles';
import { living, mayBeAccused, neededToPass, neededVotes, type State, type TableEvent } from '../rules';
import { DayClock, HelpFields, NO_HELP, useReader } from './Caller';
import { MafiaRing, Players } from './Players';
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

/** What is asked: by a press on people round the table, by hands to count or by buttons. */
interface Ask {
  /** The question, where it says more than the heading. */
  readonly title?: string;
  readonly text?: ComponentChildren;
  readonly seats?: readonly number[];
  readonly onSeat?: (seat: number, byKey: boolean) => void;
  /** In the middle of the table. */
  readonly middle?: ComponentChildren;
  readonly hands?: ComponentProps<typeof Hands>;
  readonly presses?: Presses;
}

/** Where the focus goes after an answer by key. */
const ANSWERS = '.controls :is(button, input)';
const PICKED = ['caller', 'accuse', 'ballot'];
const focusOf = ({ awaits }: State): string =>
  awaits.kind === 'over' ? 'h1' : PICKED.includes(awaits.kind) ? '.ring button' : ANSWERS;

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
  const go = (to: Step, byKey: boolean, focus = '.ring button, .controls button') => {
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

  const does = (event: TableEvent) => (byKey: boolean) => act(event, byKey);
  /** The lines of a script; the last one is answered by `done`, or by a press on a player. */
  const script = (doneWord: string, done?: Press): Ask => ({
    text: (
      <>
        <p>{happens}</p>
        {awaits.kind === 'wake' && !isLast && (
          // Once everyone is up, everyone may look at this screen.
          <p class="note">{awaits.victim === undefined ? 'No one' : names[awaits.victim]} was pointed at.</p>
        )}
      </>
    ),
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
    presses: [
      isLast ? done !== undefined && [doneWord, done, 'strong'] : ['Next line', turn, `strong line-${at}`],
    ],
  });

  const ask = (): Ask => {
    const alive = living(state);
    const goHome = ['Vote to go home', (byKey: boolean) => go({ home: true }, byKey, ANSWERS)] as const;
    if (step.home) {
      const needed = neededToPass(alive.length);
      return {
        title: 'Who wants to go home?',
        text: `${alive.length} vote. ${needed} hands are enough, and no one is lynched today.`,
        hands: {
          label: 'Hands for going home',
          most: alive.length,
          enough: (hands) => hands >= needed,
          onCount: (yes, byKey) => act({ kind: 'pass', yes }, byKey),
        },
        presses: [['Back', (byKey) => go({}, byKey)]],
      };
    }
    switch (awaits.kind) {
      case 'caller':
        return {
          seats: awaits.may,
          onSeat: (seat, byKey) => act({ kind: 'call', seat }, byKey),
          text: awaits.round === 'identify' && <LookFirst setup={setup} />,
        };
      case 'identify':
        return script('It is day', does({ kind: 'wake' }));
      case 'accuse': {
        const open = alive.filter((seat) => mayBeAccused(state, seat));
        const { by } = step;
        if (by === undefined)
          return {
            title: 'Who accuses?',
            seats: alive.filter((seat) => open.some((other) => other !== seat)),
            onSeat: (seat, byKey) => go({ by: seat }, byKey),
            presses: [awaits.mayPass && goHome],
          };
        return {
          title: `Whom does ${names[by]} accuse?`,
          // A second press takes the first back.
          seats: [by, ...open],
          onSeat: (accused, byKey) =>
            accused === by ? go({}, byKey) : act({ kind: 'accuse', by, accused }, byKey),
        };
      }
      case 'vote': {
        const { rules } = state.setup;
        const { voters } = awaits;
        const { yes } = step;
        if (yes !== undefined)
          return {
            title: 'Hands against it',
            hands: {
              label: `Against ${yes} for it:`,
              most: voters - yes,
              enough: (no) => yes >= neededVotes(rules, voters, yes + no),
              onCount: (no, byKey) => act({ kind: 'vote', yes, no }, byKey),
            },
            presses: [[`Not ${yes} for it: count again`, (byKey) => go({}, byKey, ANSWERS)]],
          };
        const hands = { title: 'Hands for it', label: 'Hands for it:', most: voters };
        if (rules.majority === 'cast')
          return {
            ...hands,
            hands: { ...hands, onCount: (count, byKey) => go({ yes: count }, byKey, ANSWERS) },
          };
        const needed = neededVotes(rules, voters);
        return {
          ...hands,
          middle: (
            <p class="say shout">
              {needed} of {voters}
            </p>
          ),
          hands: {
            ...hands,
            enough: (count) => count >= needed,
            onCount: (count, byKey) => act({ kind: 'vote', yes: count }, byKey),
          },
        };
      }
      case 'ballot': {
        const named = step.named ?? names.map(() => 0);
        const votes = named.reduce((sum, count) => sum + count, 0);
        return {
          title: 'Who is named?',
          text: <p role="status">{`${votes} of ${awaits.voters} have named someone.`}</p>,
          seats: alive,
          onSeat: (seat) =>
            votes < awaits.voters && setStep({ named: named.with(seat, (named[seat] as number) + 1) }),
          presses: [
            ['Count the ballot', does({ kind: 'ballot', named }), 'strong'],
            votes > 0 && ['Name again', () => setStep({})],
            awaits.mayPass && goHome,
          ],
        };
      }
      case 'kill':
        if (!isLast) return script('');
        return {
          ...script(''),
          title: 'Who is pointed at?',
          text: undefined,
          seats: alive,
          onSeat: (victim, byKey) => act({ kind: 'kill', victim }, byKey),
          presses: [awaits.maySpare && ['No one: the head is shaken', does({ kind: 'spare' })]],
        };
      case 'wake':
        return script(
          awaits.victim === undefined ? 'It is day' : 'Say who is missing',
          does({ kind: 'wake' }),
        );
      case 'show': {
        const known = state.setup.roles?.[awaits.seat];
        if (known) return { presses: [['Turn the card up', does({ kind: 'show', role: known }), 'strong']] };
        return {
          title: 'What does it show?',
          presses: ROLES.map((role) => [roleNames(setup)[role], does({ kind: 'show', role })]),
        };
      }
      case 'tell':
        return {
          presses: [
            ['Yes, play on', does({ kind: 'tell', dead: false })],
            ['No, none is left', does({ kind: 'tell', dead: true })],
          ],
        };
      case 'over': {
        const { mafia } = view.roles;
        const words = awaits.ending.winner === 'town' ? `No ${mafia} left` : `${mafia} win`;
        return { middle: <p class="stamp shout">{words}</p> };
      }
    }
  };

  const isDay = !view.dark && day > 0 && awaits.kind !== 'caller' && awaits.kind !== 'over';
  const asked = ask();
  const { title, text, hands, presses, middle } = asked;
  const named = awaits.kind === 'ballot' ? (step.named ?? []) : undefined;
  return (
    <PlayArea
      table={table}
      beside={beside}
      presses={presses}
      picture={
        <MafiaRing view={view} names={names} {...asked} by={step.by} named={named}>
          {middle ?? (isDay && <p class="say shout mute">Day {day}</p>)}
        </MafiaRing>
      }
      players={
        <>
          <Players view={view} names={names} over={awaits.kind === 'over'} />
          <HelpFields help={help} onHelp={setHelp} />
        </>
      }
    >
      {isDay && <DayClock key={day} day={day} minutes={help.day} />}
      {title && <h2>{title}</h2>}
      {text}
      {hands && <Hands key={hands.label} {...hands} />}
    </PlayArea>
  );
};

const StartForm = lazyPart(async () => (await import('./StartForm')).StartForm, true);

export const MafiaTable = tableOf({ game: mafiaTable, PlayView, Picture: MafiaRing, Players, StartForm });
