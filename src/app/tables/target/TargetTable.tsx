/** The table of Assassin, for Magic, on its page. */
import { later } from '../later';
import { TableFrame } from '../TableFrame';
import { ScreenView } from './Players';
import { PlayView } from './PlayView';
import { targetTable } from './table';

const StartForm = later(async () => (await import('./StartForm')).StartForm);

export const TargetTable = () => (
  <TableFrame game={targetTable} PlayView={PlayView} ScreenView={ScreenView} StartForm={StartForm} />
);
