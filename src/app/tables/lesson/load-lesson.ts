import { href } from '../../links';
import { LESSON_FILE, type Lesson } from './lesson';

/** `undefined` where a game has no guided round, or nothing came. */
export const loadLesson = async (game: string): Promise<Lesson | undefined> => {
  const got = await fetch(href('rules', game, LESSON_FILE)).catch(() => undefined);
  return got?.ok ? got.json() : undefined;
};
