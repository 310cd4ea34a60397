/** What is printed: a card for every player, and one with the rules. */
import { ok } from '../../../src/base/result';
import { dealOpen } from '../../../src/deal/v1/spec';
import type { Kit } from '../../../src/games/game';
import { heldBy, readRequest, piece as writePiece } from '../../../src/games/kit';
import { SAMPLE_SEATS, sampleDealer } from './deal';

export type SampleFace =
  /** Without a name it is a blank card, with a line to write on. */
  { readonly kind: 'target'; readonly name?: string } | { readonly kind: 'sample-rules' };

const piece = writePiece<SampleFace, string>;

const sampleKit: Kit<SampleFace> = {
  id: 'sample',
  title: 'Sample cards',
  description: 'A card for every player and one with the rules.',
  options: [],
  example: { count: 8 },
  components(request) {
    const read = readRequest(request, [], SAMPLE_SEATS);
    if (!read.ok) return read;
    const { players, names = [], seed } = read.value.seating;
    const dealt =
      seed === undefined
        ? ok(names.map((_, seat) => seat))
        : dealOpen({ dealing: sampleDealer }, { game: 'sample', names, options: {} }, seed);
    if (!dealt.ok) return dealt;
    const cards = Array.from({ length: players }, (_, seat) => {
      const name = names[dealt.value[seat] as number];
      const holder = seed === undefined ? undefined : names[seat];
      const title = name === undefined ? `Blank card ${seat + 1}` : `Card for ${holder ?? 'anyone'}: ${name}`;
      const face = { kind: 'target', ...(name !== undefined && { name }) } as const;
      return piece(`sample-target-${seat + 1}`, title, face, 'sample', heldBy(holder));
    });
    return ok([...cards, piece('sample-rules', 'Rules at a glance', { kind: 'sample-rules' }, 'sample')]);
  },
};

export const kits: readonly Kit<SampleFace>[] = [sampleKit];
