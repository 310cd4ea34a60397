/** The icons of Assassin Nation, in a file that is loaded with its faces alone. */

import { NATION_CARDS } from '../../games/nation/cards/set';
import { ATTRIBUTE_LABELS, PHASE_LABELS } from '../../games/nation/cards/words';
import { iconSet } from '../icons';
import { iconFrom } from '../parts';
import paths from './icon-paths.json' with { type: 'json' };

/** Called by the names that the cards have for them. */
export const NATION_ICONS = iconSet<string>(paths, 'a card of games/nation/cards');

/** Finer than elsewhere: many of these icons are intricate, and a card has several. */
export const contourOf = (size: number): number => Math.min(0.16, Math.max(0.12, size * 0.008));

export const CardIcon = iconFrom(NATION_ICONS, contourOf);

const { targets, weapons, modifiers, specialists } = NATION_CARDS;

export const NATION_ICON_NAMES: readonly string[] = [
  ...new Set(
    [
      ...targets,
      ...weapons,
      ...modifiers,
      ...specialists,
      ...Object.values(ATTRIBUTE_LABELS),
      ...Object.values(PHASE_LABELS),
    ].map(({ icon }) => icon),
  ),
].toSorted();
