/** Who plays: everyone, or one person against programs of one kind. */
import * as m from '#messages/tables';
import { percent } from '../../../base/fraction';
import { BOT_IDS, MATCHES, matchShare, type Skill } from '../../../games/bots';
import { SelectField } from '../../fields/Field';
import { Fold } from '../../fields/Fold';
import type { CommonSetup } from '../game';

interface Props {
  solo: CommonSetup['solo'];
  /** Who sits down where there are too few names, and what everyone else does. */
  help: string;
  everyone: string;
  message: string | undefined;
  /** How strong each kind of house is, as it was measured. */
  skill: Skill;
  onSolo: (solo: CommonSetup['solo']) => void;
}

const HEADS: Readonly<Record<(typeof MATCHES)[number], string>> = {
  'plan-greedy': m.planGreedy,
  'greedy-random': m.greedyRandom,
  'plan-random': m.planRandom,
};

/** Of the games of each match, how many of a hundred the stronger kind won. */
const Strengths = ({ skill }: Pick<Props, 'skill'>) => (
  <Fold title={m.houseStrength}>
    <p>{m.houseStrengthMeasured({ games: skill.games })}</p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{m.players}</th>
            {MATCHES.map((match) => (
              <th key={match} scope="col">
                {HEADS[match]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...new Set(skill.rows.map(({ players }) => players))].map((players) => (
            <tr key={players}>
              <th scope="row">{players}</th>
              {MATCHES.map((match) => (
                <td key={match}>{percent(matchShare(skill, match, players), 0, '\u00a0%')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Fold>
);

export const SoloField = ({ solo, help, everyone, message, skill, onSolo }: Props) => (
  <>
    <SelectField
      id="solo"
      label={m.whoPlays}
      help={help}
      choices={[['', everyone], ...BOT_IDS.map((bots) => [bots, m.house({ bots })] as const)]}
      value={solo?.bots ?? ''}
      onValue={(chosen) => {
        const bots = BOT_IDS.find((id) => id === chosen);
        onSolo(bots && { name: '', bots });
      }}
      message={message}
    />
    <Strengths skill={skill} />
  </>
);

/** How a game alone goes: its first step, and those that are the same in each game. */
export const SoloSteps = ({ first }: { first: string }) => (
  <ol>
    <li>{first}</li>
    <li>{m.stepAsk}</li>
    <li>{m.stepUndo}</li>
  </ol>
);
