/** The table of Assassin Nation on its page. The card set comes first; what shows it is loaded after it. */
import { isBare, lazyPart } from '../../../app/session/reads';
import type { TableParts } from '../../../app/tables/game';
import { tableOf } from '../../../app/tables/TableFrame';
import { loadWhole, nationTable } from './table';

/** A game on the page: with printed cards beside the scorer’s book, or the whole of it for one who is alone. */
type View = Pick<TableParts, 'PlayView'>;
const loadPlay = () => import('./PlayView');
const Scorer: View = { PlayView: lazyPart(async () => (await loadPlay()).PlayView) };
const Whole: View = { PlayView: lazyPart(async () => (await import('./whole/parts')).loadWholeView()) };

// On a second screen, too.
const PyramidView = lazyPart(async () => (await loadPlay()).PyramidView);
const Players = lazyPart(async () => (await loadPlay()).Players);

// Its tables may be of the whole game: the rules of that are here before they are asked to start one.
const StartForm = lazyPart(async () => {
  await loadWhole();
  return (await import('./whole/parts')).loadStartForm();
}, isBare());

const PlayView: TableParts['PlayView'] = (props) =>
  props.table.setup.solo ? <Whole.PlayView {...props} /> : <Scorer.PlayView {...props} />;

export const NationTable = tableOf({ game: nationTable, PlayView, Picture: PyramidView, Players, StartForm });
