/** The table of Assassin: the Card Game on its page. The form comes after the rest: a game that goes on needs none. */
import { lazyPart } from '../../lazy';
import { TableFrame } from '../TableFrame';
import { PlayView } from './PlayView';
import { ScreenView } from './ScreenView';
import { mafiaTable } from './table';

const StartForm = lazyPart(async () => (await import('./StartForm')).StartForm);

export const MafiaTable = () => (
  <TableFrame game={mafiaTable} PlayView={PlayView} ScreenView={ScreenView} StartForm={StartForm} />
);
