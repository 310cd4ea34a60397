import { href } from '../links';
import type { LawFile } from './RuleSheet';
import { useLoaded } from './reads';

/** The rules of a game with their numbers, from a small file that is kept offline; none before it has come. */
export const useLaw = (game: string): LawFile => {
  const load = async () => (await fetch(href('rules', game, 'law.json'))).json();
  return useLoaded(() => load().catch(() => undefined), [game]) ?? {};
};
