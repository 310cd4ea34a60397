/** Who plays: everyone, or one person against programs of one kind. */
import * as m from '#messages/alone';
import { BOT_IDS } from '../../../games/bots';
import { SelectField } from '../../fields/Field';
import type { CommonSetup } from '../game';

interface Props {
  solo: CommonSetup['solo'];
  /** Who sits down where there are too few names, and what everyone else does. */
  help: string;
  everyone: string;
  message: string | undefined;
  onSolo: (solo: CommonSetup['solo']) => void;
}

/** Where nobody has chosen otherwise: the strongest house, against the first of the names. */
export const ALONE = { name: '', bots: 'plan' } as const;

export const SoloField = ({ solo, help, everyone, message, onSolo }: Props) => (
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
);
