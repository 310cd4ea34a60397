/** What is printed: everything that the game is played with, for a full table. */
import { ok, type Result } from '../../base/result';
import { type Seating, seatingOf } from '../../deal/seating';
import { dealOpen } from '../../deal/v1/open';
import { type Options, readOptions } from '../../deal/v1/options';
import type { Kit } from '../game';
import { nationDealer } from './deal';
import type { NationFace, Piece } from './face';
import {
  aidPieces,
  contractPieces,
  type Holders,
  hitListPieces,
  modifierPieces,
  NOBODY,
  specialistPieces,
  weaponPieces,
} from './kit-cards';
import { dicePieces, firstPlayerPieces, mapPieces, targetPieces, tokenPieces } from './kit-pieces';
import { isPart, PART, PARTS, type Part, TOKEN } from './parts';
import { SMALL_TOKEN_DIAMETER, TOKEN_DIAMETER } from './pieces';
import { NATION_SEATS } from './players';

/** Whom the open deal of the seed gives specialists and hit lists to; nobody without a seed. */
const holdersOf = ({ names, seed }: Seating): Result<Holders> => {
  if (!names || seed === undefined) return ok(NOBODY);
  const dealt = dealOpen({ dealing: nationDealer }, { game: 'nation', names, options: {} }, seed);
  if (!dealt.ok) return dealt;
  const byCard = (cards: readonly number[]): ReadonlyMap<number, string> =>
    new Map(cards.map((card, seat) => [card, names[seat] as string]));
  return ok({ specialists: byCard(dealt.value.specialists), hitLists: byCard(dealt.value.hitLists) });
};

const piecesOf = (seating: Seating, options: Options, holders: Holders): Piece[] => {
  const byPart: Readonly<Record<Part, () => Piece[]>> = {
    targets: targetPieces,
    weapons: weaponPieces,
    modifiers: modifierPieces,
    contracts: contractPieces,
    specialists: () => specialistPieces(holders),
    'hit-lists': () => hitListPieces(holders),
    aids: () => aidPieces(seating),
    maps: () => mapPieces(seating),
    tokens: () => tokenPieces(options.token === 'small' ? SMALL_TOKEN_DIAMETER : TOKEN_DIAMETER),
    'first-player': firstPlayerPieces,
    dice: dicePieces,
  };
  return PARTS.filter((part) => isPart(options.part, part)).flatMap((part) => byPart[part]());
};

const OPTIONS = [PART, TOKEN];

export const nationKit: Kit<NationFace> = {
  id: 'nation',
  title: 'Cards, tiles and tokens',
  description:
    'The whole game for up to six players: targets, weapons, modifiers, contracts, specialists, hit lists, player aids, ' +
    'targeting maps, money and dice.',
  options: OPTIONS,
  example: { count: 6 },
  components(request) {
    const options = readOptions(OPTIONS, request.options ?? {});
    if (!options.ok) return options;
    const seating = seatingOf(request, NATION_SEATS);
    if (!seating.ok) return seating;
    const holders = holdersOf(seating.value);
    return holders.ok ? ok(piecesOf(seating.value, options.value, holders.value)) : holders;
  },
};
