/** The diagrams of each game's rule text: every faces/<game>.figures.ts is found by its name. */
import type { Scene } from '../../scene/scene';

export type Figures = Readonly<Record<string, () => Scene>>;

const files = import.meta.glob<{ figures: Figures }>('../../faces/*.figures.ts');

/** Figures by key; none for a game that has no file of them. */
export const loadFigures = async (game: string): Promise<Figures> =>
  (await files[`../../faces/${game}.figures.ts`]?.())?.figures ?? {};
