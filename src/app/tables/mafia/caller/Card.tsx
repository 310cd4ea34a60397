/** The card of whoever has just died: turned up by the page, or told to it. */
import { ROLES } from '../../../../games/mafia/roles';
import type { State, TableEvent } from '../../../../games/mafia/table';
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
      <button
        class="button strong"
        type="button"
        onClick={({ detail }) => act({ kind: 'show', role }, detail === 0)}
      >
        Turn the card up
      </button>
    );
  }
  return (
    <>
      <h2>What does it show?</h2>
      <div class="names">
        {ROLES.map((one) => (
          <button
            class="button"
            type="button"
            key={one}
            onClick={({ detail }) => act({ kind: 'show', role: one }, detail === 0)}
          >
            {names[one]}
          </button>
        ))}
      </div>
    </>
  );
};
