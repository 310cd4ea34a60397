/** The table of TMAG on its page. */
import { TableFrame } from '../TableFrame';
import { PlayView } from './PlayView';
import { ScreenView } from './ScreenView';
import { StartForm } from './StartForm';
import { tmagTable } from './table';

export const TmagTable = () => (
  <TableFrame game={tmagTable} PlayView={PlayView} ScreenView={ScreenView} StartForm={StartForm} />
);
