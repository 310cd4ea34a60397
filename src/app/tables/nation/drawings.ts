/** The portraits of the targets as SVG symbols, put into the page when the site is built: its scripts draw nothing. */
import { ICON_UNITS } from '../../../faces/icons';
import { NATION_ICONS } from '../../../faces/nation/icons';
import { NATION_CARDS } from '../../../games/nation/cards/set';
import { portraitId } from './geometry';

export const portraitSymbols = (): string =>
  NATION_CARDS.targets
    .map(
      ({ id, icon }) =>
        `<symbol id="${portraitId(id)}" viewBox="0 0 ${ICON_UNITS} ${ICON_UNITS}"><path d="${NATION_ICONS.data(icon)}"/></symbol>`,
    )
    .join('');
