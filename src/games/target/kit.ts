/** What is printed: a target card for everybody, and one card with the rules. */
import * as m from '#messages/target';
import { entryOf, itemAt } from '../../base/lists';
import { mapOk, ok, type Result } from '../../base/result';
import type { Options } from '../../deal/v1/options';
import { dealOpen } from '../../deal/v1/spec';
import type { KindsOf, Kit } from '../game';
import { heldBy, readRequest, type Seating, piece as writePiece } from '../kit';
import { SET } from '../set';
import { type OwnCard, RING, TARGET_SEATS, targetDealer, WISHES } from './deal';

export type TargetFace = KindsOf<{
  target: {
    /** Who is hunted; absent on a blank card, which has a line to write on. */
    name?: string;
    /** All who are hunted: their names are of one size. */
    names: readonly string[];
    /** 1 to `of`, the place among the target cards. */
    number: number;
    of: number;
    own?: OwnCard;
  };
  'target-reference': object;
}>;

const piece = writePiece<TargetFace, string>;
const BACK = 'target';
const OPTIONS = [RING, WISHES, SET];

interface TargetCard {
  readonly name?: string;
  readonly holder?: string;
}

/** One card a player: blank, in the order of the names, or as dealt, in the order of those who hold them. */
const targetCards = ({ players, names, seed }: Seating, options: Options): Result<readonly TargetCard[]> => {
  if (!names) return ok(Array.from({ length: players }, () => ({})));
  if (seed === undefined) return ok(names.map((name) => ({ name })));

  const spec = { game: 'target', names, options };
  return mapOk(dealOpen({ dealing: targetDealer }, spec, seed), ({ targets }) =>
    names.map((holder, seat) => ({ name: itemAt(names, entryOf(targets, seat)), holder })),
  );
};

const titleOf = ({ name, holder }: TargetCard, number: number): string => {
  if (holder !== undefined) return m.targetCardFor({ holder, name: name ?? '' });
  return name === undefined ? m.targetCardBlank({ number }) : m.targetCardNamed({ name });
};

/** The kit with the card of a set, by its code, or as usual. */
export const kitWith = (own?: OwnCard, code?: string): Kit<TargetFace> => ({
  id: 'target',
  title: m.targetCards,
  description: m.kitDescription,
  options: OPTIONS,
  dealOptions: [RING, WISHES],
  example: { count: 8 },
  components(request) {
    const read = readRequest(request, OPTIONS, TARGET_SEATS, code);
    if (!read.ok) return read;
    const { options, seating } = read.value;
    const cards = targetCards(seating, options);
    if (!cards.ok) return cards;
    const of = cards.value.length;
    const names = seating.names ?? [];
    return ok([
      ...cards.value.map((card, k) => {
        const [number, { name, holder }] = [k + 1, card];
        const more = { ...(name !== undefined && { name }), ...(own && { own }) };
        const face = { kind: 'target', ...more, names, number, of } as const;
        return piece(`target-${number}`, titleOf(card, number), face, BACK, {
          kind: m.targetCardKind,
          ...heldBy(holder),
        });
      }),
      piece('target-reference', m.rulesAtGlance, { kind: 'target-reference' }, BACK, {
        wordy: true,
        spare: true,
      }),
    ]);
  },
});

export const kits: readonly Kit<TargetFace>[] = [kitWith()];
