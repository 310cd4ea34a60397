/** The table of Assassin Nation on its page. The card set comes first; what shows it is loaded after it. */
import { lazyPart } from '../../lazy';
import { TableFrame } from '../TableFrame';
import { nationTable } from './table';

const PlayView = lazyPart(async () => (await import('./PlayView')).PlayView);
const ScreenView = lazyPart(async () => (await import('./Players')).ScreenView);
const StartForm = lazyPart(async () => (await import('./StartForm')).StartForm, true);

export const NationTable = () => (
  <TableFrame game={nationTable} PlayView={PlayView} ScreenView={ScreenView} StartForm={StartForm} />
);
