/** The table of Assassin, for Magic, on its page. */
import { TableFrame } from '../TableFrame';
import { PlayView } from './PlayView';
import { ScreenView } from './ScreenView';
import { StartForm } from './StartForm';
import { targetTable } from './table';

export const TargetTable = () => (
  <TableFrame game={targetTable} PlayView={PlayView} ScreenView={ScreenView} StartForm={StartForm} />
);
