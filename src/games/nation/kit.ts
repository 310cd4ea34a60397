/** What is printed: everything that the game is played with, for a full table, or the parts of it that are asked for. */
import { ok, type Result } from '../../base/result';
import type { Seating } from '../../deal/seating';
import { dealOpen } from '../../deal/v1/open';
import type { Kit, OptionDef } from '../game';
import { type Part, part, partOption, partsPieces, readRequest } from '../kit';
import { nationDealer } from './deal';
import type { NationFace } from './pieces/face';
import {
  aidPieces,
  contractPieces,
  dicePieces,
  firstPlayerPieces,
  type Holders,
  hitListPieces,
  mapPieces,
  modifierPieces,
  NOBODY,
  type Printed,
  specialistPieces,
  targetPieces,
  tokenPieces,
  weaponPieces,
} from './pieces/pieces';
import { NATION_SEATS } from './players';

const TOKEN: OptionDef = {
  name: 'token',
  label: 'Tokens',
  help: 'Squares share their cuts, and some are $5,000; rounds are $1,000 each.',
  kind: 'choice',
  choices: [
    { value: 'square', label: 'Squares of 25 mm' },
    { value: 'large', label: 'Rounds of 25 mm' },
    { value: 'small', label: 'Rounds of 20 mm' },
  ],
};

/** Whom the open deal of the seed gives specialists and hit lists to; nobody without a seed. */
const holdersOf = ({ names, seed }: Seating): Result<Holders> => {
  if (!names || seed === undefined) return ok(NOBODY);
  const dealt = dealOpen({ dealing: nationDealer }, { game: 'nation', names, options: {} }, seed);
  if (!dealt.ok) return dealt;
  const byCard = (cards: readonly number[]): ReadonlyMap<number, string> =>
    new Map(cards.map((card, seat) => [card, names[seat] as string]));
  return ok({ specialists: byCard(dealt.value.specialists), hitLists: byCard(dealt.value.hitLists) });
};

/** The parts of the kit: what is cut into cards, and the rest, which wants thicker paper, or glue. */
const PARTS: readonly Part<Printed, NationFace>[] = [
  part('targets', 'Target tiles', 'pieces', targetPieces),
  part('weapons', 'Weapon cards', 'cards', weaponPieces),
  part('modifiers', 'Modifier cards', 'cards', modifierPieces),
  part('contracts', 'Contract cards', 'cards', contractPieces),
  part('specialists', 'Specialist cards', 'cards', specialistPieces),
  part('hit-lists', 'Hit lists', 'cards', hitListPieces),
  part('aids', 'Player aids', 'cards', aidPieces),
  part('maps', 'Targeting maps', 'pieces', mapPieces),
  part('tokens', 'Cash and debt tokens', 'pieces', tokenPieces),
  part('first-player', 'First-player token', 'pieces', firstPlayerPieces),
  part('dice', 'Dice', 'pieces', dicePieces),
];

const PART = partOption(
  'Everything, all cards, everything but the cards, or one part alone.',
  [
    { value: 'cards', label: 'All cards' },
    { value: 'pieces', label: 'Tiles, maps, tokens and dice' },
  ],
  PARTS,
);

const OPTIONS = [PART, TOKEN];

export const nationKit: Kit<NationFace> = {
  id: 'nation',
  title: 'Cards, tiles and tokens',
  description:
    'The whole game for up to six players: targets, weapons, modifiers, contracts, specialists, hit lists, player aids, ' +
    'targeting maps, money and dice.',
  options: OPTIONS,
  nameless: true,
  example: { count: 6 },
  components(request) {
    const read = readRequest(request, OPTIONS, NATION_SEATS);
    if (!read.ok) return read;
    const holders = holdersOf(read.value.seating);
    return holders.ok ? ok(partsPieces(PARTS, { ...read.value, holders: holders.value })) : holders;
  },
};

export const kits: readonly Kit<NationFace>[] = [nationKit];
