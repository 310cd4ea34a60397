/** The table of Assassin Nation on its page. The card set comes first; what shows it is loaded after it. */
import { isBare, lazyPart } from '../../../app/lazy';
import { tableOf } from '../../../app/tables/TableFrame';
import { nationTable } from './table';

const PlayView = lazyPart(async () => (await import('./PlayView')).PlayView);
const PyramidView = lazyPart(async () => (await import('./PyramidView')).PyramidView);
const Players = lazyPart(async () => (await import('./Players')).Players);
const StartForm = lazyPart(async () => (await import('./StartForm')).StartForm, isBare());

export const NationTable = tableOf({ game: nationTable, PlayView, Picture: PyramidView, Players, StartForm });
