/** The icons that the cards of Assassin Nation name, each once. */
import { NATION_CARDS } from '../../games/nation/cards/set';
import { ATTRIBUTE_LABELS, PHASE_LABELS } from '../../games/nation/cards/words';

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
