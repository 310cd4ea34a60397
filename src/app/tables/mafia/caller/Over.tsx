/** The end: who has won, and who was what, as far as the cards tell. */
import { ROLES, type Role } from '../../../../games/mafia/roles';
import type { State } from '../../../../games/mafia/table';
import { publicView } from '../public-view';
import type { MafiaSetup } from '../setup';

export const Over = ({ state, setup }: { state: State; setup: MafiaSetup }) => {
  const { seats, roles } = publicView(state, setup);
  const { awaits } = state;
  if (awaits.kind !== 'over') return null;
  const held = (role: Role | undefined) =>
    setup.names.filter((_, seat) => seats[seat]?.role === role).join(', ');
  const down = held(undefined);
  return (
    <>
      <p class="stamp shout">
        {awaits.ending.winner === 'town' ? `No ${roles.mafia} left` : `${roles.mafia} win`}
      </p>
      <dl class="roll">
        {ROLES.filter((role) => held(role) !== '').map((role) => (
          <div key={role}>
            <dt>{roles[role]}</dt>
            <dd>{held(role)}</dd>
          </div>
        ))}
        {down !== '' && (
          <div>
            <dt>Alive, face down</dt>
            <dd>{down}</dd>
          </div>
        )}
      </dl>
    </>
  );
};
