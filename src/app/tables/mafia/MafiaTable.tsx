/** The table of Assassin: the Card Game on its page. The form comes after the rest: a game that goes on needs none. */
import type { State, TableEvent } from '../../../games/mafia/table';
import { lazyPart } from '../../lazy';
import type { PlayProps } from '../game';
import { Controls, PlayersSection } from '../parts/Controls';
import { TableFrame } from '../TableFrame';
import { Panel } from './Panel';
import { Players, ScreenView } from './Players';
import type { MafiaSetup } from './setup';
import { mafiaTable, publicView } from './table';

/** A game on the page: the caller's screen. It never shows a card that is face down. */
const focus = ({ awaits }: State): string => (awaits.kind === 'over' ? 'h1' : '.caller :is(button, input)');

const PlayView = ({ table }: PlayProps<MafiaSetup, State, TableEvent>) => {
  const { state, setup, names } = table;
  const view = publicView(state, setup);
  const act = (event: TableEvent, byKey: boolean) => table.play(event, byKey ? focus : undefined);
  return (
    <>
      <div class={`caller ${view.dark ? 'by-night' : 'by-day'}`}>
        <Panel state={state} setup={setup} act={act} />
      </div>
      <Controls table={table} />
      <PlayersSection>
        <Players view={view} names={names} />
      </PlayersSection>
    </>
  );
};

const StartForm = lazyPart(async () => (await import('./StartForm')).StartForm);

export const MafiaTable = () => (
  <TableFrame game={mafiaTable} PlayView={PlayView} ScreenView={ScreenView} StartForm={StartForm} />
);
