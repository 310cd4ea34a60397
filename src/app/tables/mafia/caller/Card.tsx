/** The card of whoever has just died: turned up by the page, or told to it. */
import { ROLES } from '../../../../games/mafia/roles';
import type { State, TableEvent } from '../../../../games/mafia/table';
import { Button } from '../../../fields/Button';
import { type MafiaSetup, roleNames } from '../setup';

interface Props {
  state: State;
  setup: MafiaSetup;
  act: (event: TableEvent, byKey: boolean) => void;
}

export const Card = ({ state, setup, act }: Props) => {
  const { awaits } = state;
  if (awaits.kind !== 'show') return null;
  const role = state.setup.roles?.[awaits.seat];
  const names = roleNames(setup);
  if (role) {
    return (
      <Button class="button strong" onPress={(byKey) => act({ kind: 'show', role }, byKey)}>
        Turn the card up
      </Button>
    );
  }
  return (
    <>
      <h2>What does it show?</h2>
      <div class="names">
        {ROLES.map((one) => (
          <Button key={one} onPress={(byKey) => act({ kind: 'show', role: one }, byKey)}>
            {names[one]}
          </Button>
        ))}
      </div>
    </>
  );
};
