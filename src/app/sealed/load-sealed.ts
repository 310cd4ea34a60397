/** How one game is dealt sealed, loaded when a link or a page names it: the other games stay where they are. */
import type { SealedGame } from '../../deal/v1/sealed/payload';
import type { OptionDef } from '../../games/game';

/** `undefined` where there is no such game, or where it cannot be dealt sealed. */
export const loadSealed = async (id: string): Promise<SealedGame<OptionDef> | undefined> => {
  // Ids come from links: what is no name of a folder is not asked for.
  if (!/^[a-z]+$/.test(id)) return undefined;
  try {
    const found = (await import(`../../games/${id}/sealed.ts`)) as Record<string, SealedGame<OptionDef>>;
    return Object.values(found).find((game) => game.id === id);
  } catch {
    return undefined;
  }
};
