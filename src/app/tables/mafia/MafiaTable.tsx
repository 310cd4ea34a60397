/** The table of Assassin: the Card Game on its page. The form comes after the rest: a game that goes on needs none. */
import { later } from '../later';
import { TableFrame } from '../TableFrame';
import { ScreenView } from './Players';
import { PlayView } from './PlayView';
import { mafiaTable } from './table';

const StartForm = later(async () => (await import('./StartForm')).StartForm);

export const MafiaTable = () => (
  <TableFrame game={mafiaTable} PlayView={PlayView} ScreenView={ScreenView} StartForm={StartForm} />
);
