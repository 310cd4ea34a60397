/** The table of TMAG on its page. */
import { later } from '../later';
import { TableFrame } from '../TableFrame';
import { ScreenView } from './Players';
import { PlayView } from './PlayView';
import { tmagTable } from './table';

const StartForm = later(async () => (await import('./StartForm')).StartForm);

export const TmagTable = () => (
  <TableFrame game={tmagTable} PlayView={PlayView} ScreenView={ScreenView} StartForm={StartForm} />
);
