/** What is printed: everything that the game is played with, for a full table, or the parts of it that are asked for. */
import { ok, type Result } from '../../base/result';
import { type Seating, seatingOf } from '../../deal/seating';
import { dealOpen } from '../../deal/v1/open';
import { type Options, readOptions } from '../../deal/v1/options';
import type { Kit, OptionDef } from '../game';
import { nationDealer } from './deal';
import type { NationFace, Piece } from './pieces/face';
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
  SMALL_TOKEN_DIAMETER,
  specialistPieces,
  TOKEN_DIAMETER,
  targetPieces,
  tokenPieces,
  weaponPieces,
} from './pieces/pieces';
import { NATION_SEATS } from './players';

/** A part of the kit, which can be printed alone. */
interface Part {
  readonly value: string;
  readonly label: string;
  /** It is cut into cards; the rest wants thicker paper, or glue. */
  readonly isCard: boolean;
  readonly pieces: (seating: Seating, holders: Holders, options: Options) => Piece[];
}

const part = (value: string, label: string, isCard: boolean, pieces: Part['pieces']): Part => ({
  value,
  label,
  isCard,
  pieces,
});

const PARTS: readonly Part[] = [
  part('targets', 'Target tiles', false, targetPieces),
  part('weapons', 'Weapon cards', true, weaponPieces),
  part('modifiers', 'Modifier cards', true, modifierPieces),
  part('contracts', 'Contract cards', true, contractPieces),
  part('specialists', 'Specialist cards', true, (_, holders) => specialistPieces(holders)),
  part('hit-lists', 'Hit lists', true, (_, holders) => hitListPieces(holders)),
  part('aids', 'Player aids', true, aidPieces),
  part('maps', 'Targeting maps', false, mapPieces),
  part('tokens', 'Cash and debt tokens', false, (_, _holders, { token }) =>
    tokenPieces({ large: TOKEN_DIAMETER, small: SMALL_TOKEN_DIAMETER }[String(token)]),
  ),
  part('first-player', 'First-player token', false, firstPlayerPieces),
  part('dice', 'Dice', false, dicePieces),
];

const PART: OptionDef = {
  name: 'part',
  label: 'Parts',
  help: 'Everything, all cards, everything but the cards, or one part alone.',
  kind: 'choice',
  choices: [
    { value: 'all', label: 'Everything' },
    { value: 'cards', label: 'All cards' },
    { value: 'pieces', label: 'Tiles, maps, tokens and dice' },
    ...PARTS.map(({ value, label }) => ({ value, label })),
  ],
};

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

/** Without the option, which is its default, every part is printed. */
const isAsked = ({ part: asked }: Options, { value, isCard }: Part): boolean =>
  asked === undefined || asked === value || asked === (isCard ? 'cards' : 'pieces');

/** Whom the open deal of the seed gives specialists and hit lists to; nobody without a seed. */
const holdersOf = ({ names, seed }: Seating): Result<Holders> => {
  if (!names || seed === undefined) return ok(NOBODY);
  const dealt = dealOpen({ dealing: nationDealer }, { game: 'nation', names, options: {} }, seed);
  if (!dealt.ok) return dealt;
  const byCard = (cards: readonly number[]): ReadonlyMap<number, string> =>
    new Map(cards.map((card, seat) => [card, names[seat] as string]));
  return ok({ specialists: byCard(dealt.value.specialists), hitLists: byCard(dealt.value.hitLists) });
};

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
    const options = readOptions(OPTIONS, request.options ?? {});
    if (!options.ok) return options;
    const seating = seatingOf(request, NATION_SEATS);
    if (!seating.ok) return seating;
    const holders = holdersOf(seating.value);
    if (!holders.ok) return holders;
    const asked = PARTS.filter((one) => isAsked(options.value, one));
    return ok(asked.flatMap(({ pieces }) => pieces(seating.value, holders.value, options.value)));
  },
};

export const kits: readonly Kit<NationFace>[] = [nationKit];
