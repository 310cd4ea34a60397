/** The table of Assassin Nation on its page. */
import { TableFrame } from '../TableFrame';
import { PlayView } from './PlayView';
import { ScreenView } from './ScreenView';
import { StartForm } from './StartForm';
import { nationTable } from './table';

export const NationTable = () => (
  <TableFrame game={nationTable} PlayView={PlayView} ScreenView={ScreenView} StartForm={StartForm} />
);
