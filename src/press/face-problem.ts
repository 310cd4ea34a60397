import type { Problem } from '../base/result';
import { MissingGlyphs } from '../scene/fonts/itemize';
import { FaceOverflow } from '../scene/layout';
import { TextOverflow } from '../scene/text';

/** What a person can mend - a name without a glyph, a text too long for its card - as a problem; the rest is thrown on. */
export const faceProblem = (error: unknown): Problem => {
  if (error instanceof MissingGlyphs) return { code: 'missing-glyphs', message: error.message };
  if (error instanceof TextOverflow) return { code: 'text-too-long', message: error.message };
  if (error instanceof FaceOverflow)
    return { code: 'card-too-full', message: `${error.message}. Choose a larger card or shorter names.` };
  throw error;
};
