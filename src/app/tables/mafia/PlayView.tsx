/** A game on the page: the caller's screen. Cards that lie face down are never on it. */
import type { State, TableEvent } from '../../../games/mafia/table';
import type { PlayProps } from '../game';
import { Controls, PlayersSection } from '../parts/Controls';
import { Panel } from './Panel';
import { Players } from './Players';
import type { MafiaSetup } from './setup';
import { publicView } from './table';

const focus = ({ awaits }: State): string => (awaits.kind === 'over' ? 'h1' : '.caller :is(button, input)');

export const PlayView = ({ table }: PlayProps<MafiaSetup, State, TableEvent>) => {
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
