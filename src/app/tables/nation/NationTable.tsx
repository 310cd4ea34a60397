/** The table of Assassin Nation on its page. The card set comes first; what shows it is loaded after it. */
import { later } from '../later';
import { TableFrame } from '../TableFrame';
import { nationTable } from './table';

const PlayView = later(async () => (await import('./PlayView')).PlayView);
const ScreenView = later(async () => (await import('./Players')).ScreenView);
const StartForm = later(async () => (await import('./StartForm')).StartForm);

export const NationTable = () => (
  <TableFrame game={nationTable} PlayView={PlayView} ScreenView={ScreenView} StartForm={StartForm} />
);
