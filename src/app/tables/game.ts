/**
 * What a game gives to have a table on the site. A table is a setup and a list of events; all the rest - undo and redo,
 * what the browser keeps, several tables side by side, links, files, the second screen, the score sheet - is the same for
 * every game and is in this folder. A table of a game is
 *
 *     table/table.ts        a TableGame: pure rules and words, no picture; schema.ts reads its setups, events and links
 *     table/ask.ts          what it asks, and every answer: pure (games/ask.ts)
 *     table/<Game>Table.tsx the island below, with the game on the page (PlayProps)
 *     table/Players.tsx     who plays; like the picture, it is shown on a second screen too, of the public view (ScreenProps)
 *     table/StartForm.tsx   who sits down: StartProps; parts/StartForm.tsx has the names, options and seed
 *     table/house.ts        programs, if one person can play alone: they think in a worker
 *     table/after.ts        what is said of a game once it is over
 *     table/Page.astro      the page with the island, its drawings and its styles
 *
 * A PlayView gives a `<PlayArea>` the game's picture (class `board`), who plays, and what can be pressed; styles/table.css places
 * them on a phone and on a large screen.
 *
 *     export const DuelTable = tableOf({ game: duelTable, PlayView, Picture, Players, StartForm });
 */
import type { ComponentChildren, VNode } from 'preact';
import * as m from '#messages/tables';
import type { FactTable } from '../../base/facts';
import type { Problem, Result } from '../../base/result';
import type { Options } from '../../deal/v1/options';
import type { Spec } from '../../deal/v1/spec';
import type { Ask } from '../../games/ask';
import type { BotId } from '../../games/bots';
import type { Timeline } from './timeline';

/** Why an event is none; `rule` is the id of the rule that refuses it: in the Law, or where there is none "G3". */
export interface Refusal extends Problem {
  readonly rule?: string;
}

/** What the setup of every game has; a game's own may have more. Without chance of its own the seed is empty. */
export interface CommonSetup extends Pick<Spec, 'names' | 'options'> {
  readonly seed: string;
  /** Where a game has a house: one person plays, and programs of one kind play the others (`solo/solo.ts`). */
  readonly solo?: { readonly name: string; readonly bots: BotId } | undefined;
}

/** A line of the log, for everyone: a name in bold and what it did, without a full stop; without a name, a sentence of its own. */
export interface LogEntry {
  readonly who?: string | undefined;
  readonly text: string;
  /** The rule it follows, by its id in the Law. */
  readonly rule?: string | undefined;
}

/** What happened, without a full stop, and the rule that it follows. */
export type Line = readonly [text: string, rule?: string];

/** The table in words. */
export interface Moment extends Pick<Ask<unknown>, 'title' | 'sentence' | 'rule'> {
  /** Where the game is, in short, before the heading: "Turn 3", then settings. For everyone. */
  readonly where: readonly string[];
  /** The game is at its end. */
  readonly over: boolean;
  /** Eyes are closed, and the screen is dark. */
  readonly night?: boolean;
}

/** The heading of a question, its sentence and its rule. */
export const head = (title: string, sentence: string, rule?: string) => ({ title, sentence, rule });

/** A moment of a question; `where` begins with how far the game is. */
export const asked = (
  { title, sentence, rule }: Pick<Moment, 'title' | 'sentence' | 'rule'>,
  where: readonly string[],
  over: boolean,
) => ({ title, sentence, rule, where, over });

/** What everyone looks up for, in two lines: "Ben", "Pleb". */
export interface Drama {
  readonly kind: 'death' | 'blood' | 'hit' | 'end';
  readonly who: string;
  readonly what: string;
}

/** A table to fill in with a pen: an empty text is room to write. */
export type ScoreTable = Omit<FactTable, 'numeric'>;

/** A line for each player, with room for more beside the name. */
export const playersTable = (
  names: readonly string[],
  more: readonly string[],
  caption = m.players,
): ScoreTable => ({
  caption,
  head: [m.seatHead, m.name, ...more],
  rows: names.map((name, seat) => [`${seat + 1}`, name, ...more.map(() => '')]),
});

/** The programs of a game, as far as a table asks them. They are in a worker, and know no page. */
export interface Programs<Setup extends CommonSetup = CommonSetup, State = unknown, Event = unknown> {
  /** What they do when they are asked, `at` events after the start. */
  answer(state: State, setup: Setup, at: number): Event;
  /** The question why one of them did this, and its reasons in its own numbers. */
  why(before: State, event: Event, setup: Setup): Explained | undefined;
  /** What the best one would do in the place of the person who is asked, and its reasons. */
  hint(state: State, setup: Setup): Explained | undefined;
}

/** How a table has programs play all seats but one, where its setup has a `solo`; `programs` of its house.ts are them. */
export interface House<Setup extends CommonSetup = CommonSetup, State = unknown, Event = unknown> {
  /** Whether they are asked now, or chance is, and no person. */
  isAsked(state: State, setup: Setup): boolean;
  /** What chance says where it is asked and no program: it follows from the seed. */
  chance(line: Timeline<State, Event>, setup: Setup): Event | undefined;
  /** Says so little that the next event can follow at once. */
  isQuiet(event: Event): boolean;
  /** The places in the line of choices that can be explained now without giving away what is still hidden. */
  choices(line: Timeline<State, Event>, setup: Setup): readonly number[];
}

/** What a player has at a moment, in words; with a number where it can be measured, more being better. */
export interface Standing {
  readonly value?: number;
  readonly text: string;
}

/** What can be said of a game once it is over. */
export interface After<Setup extends CommonSetup = CommonSetup, State = unknown> {
  /** What was hidden at this moment, by whose it was. */
  hidden?(state: State, setup: Setup): readonly LogEntry[];
  /** By seat. */
  standings(state: State, setup: Setup): readonly Standing[];
}

/** What someone may ask of a program, and the answer. */
export type Explained = readonly [question: string, answer: string];

/**
 * Setup, events and the public view are plain data that JSON writes and reads without loss. What is the same for every game
 * takes a `TableGame` of unknown states and events: it hands them back to the game that they came from, which is why the
 * functions are methods.
 */
export interface TableGame<
  Setup extends CommonSetup = CommonSetup,
  State = unknown,
  Event = unknown,
  View = unknown,
> {
  /** Of the game, as in addresses. */
  readonly id: string;
  /** The way setups and events are written; a change that old ones do not survive gets another number. */
  readonly version: number;
  /** Short, for headings and lists: "TMAG". */
  readonly title: string;
  /** What the table does for those who play, in a sentence. */
  readonly about: string;
  /** What a person typed, or a file or link holds, in its one form: tables that begin alike have equal setups. */
  readSetup(value: unknown): Result<Setup>;
  /** An event as it was written, nothing for what is no event. Whether it is legal `apply` says. */
  readEvent(value: unknown): Event | undefined;
  start(setup: Setup): Result<State>;
  /** The next state, or the rule that refuses it; never changes the state that it is given. */
  apply(state: State, event: Event): Result<State, Refusal>;
  moment(state: State, setup: Setup): Moment;
  /** What the last event has brought about, where it is more than a step. */
  drama(state: State, setup: Setup): Drama | undefined;
  /** What is said before the first event. */
  opening(first: State, setup: Setup): string;
  /** What has happened, in order, up to the line's place. The last entry is what is said aloud. */
  log(line: Timeline<State, Event>, setup: Setup): readonly LogEntry[];
  /** All that everyone at the table may see, and nothing else: it is sent to the second screen. */
  publicView(state: State, setup: Setup): View;
  /** The setup of an address that is no table's, such as that of a deal. */
  readStart(fragment: string): Result<Setup>;
  /**
   * The setup of a sealed deal: these people have their cards, and the table does not know them, but for what is face up
   * (`SealedGame.faceUp`).
   */
  sealed(deal: CommonSetup & { readonly faceUp: readonly number[] }): Setup;
  /**
   * The setup of the next game of the same people, who sit in this order then: without what belongs to one game alone.
   * Nothing where the table has to be asked for it again.
   */
  again(setup: Setup, names: readonly string[]): Setup | undefined;
  /** What to fill in on paper, for those who prefer it. */
  scoreTables(setup: Setup): readonly ScoreTable[];
  /** What a link or file gives away, where it does: "Anyone who has it can read every role." */
  warning?(setup: Setup): string | undefined;
  /** Comes with the end of a game: before it nobody sees what is hidden. */
  after(): Promise<After<Setup, State>>;
  /** Loads what a text of a table needs before it can be read, where it needs something that most tables do not. */
  ready?(text: string): Promise<unknown> | undefined;
  /** Programs that play, at a table whose setup says so. */
  readonly house?: House<Setup, State, Event> | undefined;
  /** The key below which an earlier edition kept its one table, and what moves that into the store. */
  readonly former?: { readonly key: string; readonly move: () => Promise<void> };
}

/** A table in play, as its page has it. */
export interface OpenTable<Setup = CommonSetup, State = unknown, Event = unknown> {
  readonly id: string;
  readonly name: string;
  readonly setup: Setup;
  readonly line: Timeline<State, Event>;
  /** The line's place: the table as it is now. */
  readonly state: State;
  /** What it asks, and all that has happened. */
  readonly moment: Moment;
  readonly log: readonly LogEntry[];
  readonly names: readonly string[];
  /**
   * Lets an event happen, and gives whether the rules let it. After one by key the focus goes to the first element that
   * `focus` names (a selector, within the table, of the state that follows), for players on the keyboard.
   */
  play(event: Event, focus?: (next: State) => string): boolean;
  readonly step: (by: number) => void;
  /** Why the last event was none, and the id of the rule that refuses it. */
  readonly refusal: Refusal | undefined;
  /** The last line of the log as a sentence. */
  readonly said: string;
  /** Which time it is that something is said: the same words another time are read out again. */
  readonly nth: number;
  /** Where one person is alone and it is their turn: the question, read out after what the others have done. */
  readonly turn?: string | undefined;
  /** In a guided round: what has happened, and what comes now. */
  readonly guide?: ComponentChildren;
  /** Where programs play: what can be asked of them. */
  readonly house?: ComponentChildren;
  /** At the end: steps through the game, with what was hidden in sight. */
  readonly lookBack?: (() => void) | undefined;
  /** At the end: starts the next game with the same people, the next of them first or their seats drawn anew. */
  readonly again: ((drawn: boolean) => void) | undefined;
}

export interface PlayProps<Setup = CommonSetup, State = unknown, Event = unknown> {
  readonly table: OpenTable<Setup, State, Event>;
  /** The log and the menu, which come after the players. */
  readonly beside: ComponentChildren;
}

export interface ScreenProps<View = unknown> {
  readonly view: View;
  readonly names: readonly string[];
}

/** A picture with what a press in it answers: without it, nothing can be pressed. */
export interface PictureProps<View, Giving> extends ScreenProps<View> {
  asked?: Pick<Ask<never>, 'part'> & { readonly places?: ReadonlyMap<number, Giving> };
  onAnswer?: (answer: Giving, byKey: boolean) => void;
}

export interface StartProps<Setup = CommonSetup> {
  /** How the last table of this game began, to begin another like it; its seed and what was drawn are not repeated. */
  readonly last: Setup | undefined;
  /** Somebody wants to play alone. */
  readonly alone?: boolean | undefined;
  /** What is chosen in it already. */
  readonly preset?: Options | undefined;
  /** An address that opens no table, and why: what can be read of it goes into the form. */
  readonly broken: { readonly fragment: string; readonly message: string } | undefined;
  /** Starts a table. Takes what was typed as it is, and gives back what is wrong with it. */
  onStart(setup: Setup): Problem | undefined;
}

/** What `tableOf` takes. */
export interface TableParts {
  readonly game: TableGame;
  PlayView(props: PlayProps): VNode | null;
  /** To look at from across the room: what everyone may see, and nothing to press. */
  Picture(props: ScreenProps): VNode | null;
  Players(props: ScreenProps): VNode | null;
  StartForm(props: StartProps): VNode | null;
}
