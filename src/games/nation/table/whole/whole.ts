/** The whole game as a table, for one person who is alone: cards, decks and hands are here, and programs play the others. */

import { object } from 'valibot';
import * as words from '#messages/nation-table';
import { asked, type House } from '../../../../app/tables/game';
import { eventReader, setupReader } from '../../../../app/tables/schema';
import { checkSolo, isHouse, ownSeat, SOLO, WRONG_SOLO, withGuests } from '../../../../app/tables/solo/solo';
import { now } from '../../../../app/tables/timeline';
import { itemAt } from '../../../../base/lists';
import type { Result } from '../../../../base/result';
import { shuffle } from '../../../../deal/v1/shuffle';
import { openStream } from '../../../../deal/v1/stream';
import { cardAt } from '../../cards/pack';
import { NONE } from '../../rules/board';
import { DUEL_MARK } from '../../rules/conflicts';
import { EVENTS } from '../../rules/engine/events';
import { inSet, NATION_SEATS } from '../../rules/places';
import type { Laid } from '../../rules/scorer/state';
import { shuffled } from '../../rules/setup';
import { apply, laidModifiers, open, type State, type TableEvent } from '../../rules/table';
import { publicView, type Rules } from '../public-view';
import {
  cardsOf,
  checkSetup,
  dealtSetup,
  ENTRIES,
  type NationSetup,
  nextDice,
  tableKey,
  WRONG,
} from '../setup';
import { ask } from './ask';
import { askedSeat, logEntries } from './words';

const readEvent = eventReader<TableEvent>(EVENTS);

const GUESTS = [words.raven, words.sable, words.vesper, words.quill] as const;

/** Cards of people who are not there cannot have been dealt by hand. */
export const readSetup = setupReader(
  object({ ...ENTRIES, solo: SOLO }),
  { ...WRONG, solo: WRONG_SOLO },
  (given): Result<NationSetup> => {
    const { specialists: _, ...seated } = withGuests<NationSetup>(given, NATION_SEATS.min, GUESTS);
    const checked = checkSetup(seated);
    return checked.ok ? checkSolo(checked.value) : checked;
  },
);

const start = (setup: NationSetup): Result<State> => {
  const dealt = dealtSetup(setup);
  if (!dealt.ok) return dealt;
  const chance = (label: string) => openStream(tableKey(setup), `nation/table/${label}`);
  const cards = cardsOf(setup);
  const { weaponCards, modifierCards, contracts } = cards;
  return open(cards, {
    ...dealt.value,
    players: setup.names.length,
    assassinDeck: shuffled(weaponCards.length + modifierCards.length, chance('assassins')),
    contractDeck: shuffled(contracts.length, chance('contracts')),
  });
};

/** What a seat has laid, from the moment the cards are turned up to the end of the attempts. */
const laidOpen = (state: State, at: number): Laid | null => {
  const { pack, stage, marks, laid, laidContract } = state;
  const tile = itemAt(marks, at);
  if ((stage !== 'reveal' && stage !== 'attempts') || tile === NONE) return null;
  const { weaponCards, contracts } = pack.set;
  const weapons = itemAt(laid, at).map((card) => itemAt(weaponCards, card));
  return {
    seat: at,
    tile: tile === DUEL_MARK ? null : tile,
    weapon: weapons[0]?.kind ?? null,
    times: weapons.map(({ minutes }) => minutes),
    contract: contracts[itemAt(laidContract, at)]?.id ?? null,
    cards: laidModifiers(state, at).map((card) => itemAt(pack.set.modifiers, cardAt(pack, card).modifier).id),
  };
};

export const whole: Rules<State, TableEvent> = {
  readEvent,
  start,
  apply,
  moment: (state, setup) => {
    const where = [
      state.duel > 0 ? words.duel : words.round({ round: state.round }),
      words.seed({ seed: setup.seed }),
    ];
    return asked(ask(state, setup), where, state.awaits === 'nothing');
  },
  log: logEntries,
  publicView: (state) =>
    publicView(state, {
      laid: state.marks.map((_, at) => laidOpen(state, at)),
      takings: state.stage === 'over' ? state.takings : [],
    }),
};

/** What says too little to be waited for. */
const QUIET: ReadonlySet<TableEvent['kind']> = new Set(['pass', 'lay', 'vote', 'refill']);

const EXPLAINED: ReadonlySet<TableEvent['kind']> = new Set(['take', 'blind', 'play', 'vote']);

const isHouses = (event: TableEvent, setup: NationSetup): boolean =>
  'seat' in event && isHouse(setup, event.seat);

export const house: House<NationSetup, State, TableEvent> = {
  isAsked: (state, setup) => state.awaits !== 'nothing' && !inSet(state.waiting, ownSeat(setup)),
  chance: (line, setup) => {
    const state = now(line);
    const { awaits, shuffling } = state;
    if (awaits === 'shuffle') {
      const before = line.events.slice(0, line.at).filter(({ kind }) => kind === 'shuffle').length;
      const stream = openStream(tableKey(setup), `nation/table/shuffle/${before}`);
      return { kind: 'shuffle', deck: shuffling, order: shuffle(state.discards[shuffling], stream) };
    }
    if (awaits !== 'roll' && awaits !== 'tie') return undefined;
    const dice = nextDice(setup, line, awaits === 'tie' ? 1 : state.dice);
    return { kind: 'roll', seat: askedSeat(state, ownSeat(setup)), dice };
  },
  isQuiet: ({ kind }) => QUIET.has(kind),
  // What was laid this round, once it lies open; before, the last thing that was done in the open.
  choices: (line, setup) => {
    const { events, states, at } = line;
    const { round, duel, stage } = now(line);
    const laid =
      stage === 'lay'
        ? []
        : events.slice(0, at).flatMap((event, place) => {
            const before = itemAt(states, place);
            const isOfRound = before.round === round && before.duel === duel;
            return event.kind === 'lay' && isOfRound && isHouses(event, setup) ? [place] : [];
          });
    if (laid.length > 0) return laid;
    const last = events
      .slice(0, at)
      .findLastIndex((event) => EXPLAINED.has(event.kind) && isHouses(event, setup));
    return last < 0 ? [] : [last];
  },
};
