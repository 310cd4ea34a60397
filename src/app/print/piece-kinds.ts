/** The pieces of a kit as a list to tick, by kind. */
import type { Component } from '../../games/game';

export interface ListedPiece {
  readonly id: string;
  readonly title: string;
}

export interface PieceKind {
  /** "Role card" */
  readonly kind: string;
  readonly pieces: readonly ListedPiece[];
}

/** A title says its kind first: "Role card: Pleb (3♥)", "Target card 4, blank", "Target card for Ana: Ben". */
const kindOf = ({ title }: Component): string => title.split(/:|,| for | \d/)[0]?.trim() ?? title;

/** What of a title tells no secret: who holds the card, and not what it says. */
const openTitle = (title: string): string => title.split(':')[0] ?? title;

/** Kinds in the order in which they first come. `secret`: titles without what the cards of a deal say. */
export const pieceKinds = (components: readonly Component[], secret: boolean): readonly PieceKind[] => {
  const kinds = new Map<string, ListedPiece[]>();
  for (const component of components) {
    const kind = kindOf(component);
    const pieces = kinds.get(kind) ?? [];
    pieces.push({ id: component.id, title: secret ? openTitle(component.title) : component.title });
    kinds.set(kind, pieces);
  }
  return [...kinds].map(([kind, pieces]) => ({ kind, pieces }));
};
