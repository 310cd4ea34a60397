/** Before a game: the games that this browser keeps, and the form for another one. */
import type { SealedGame } from '../../../../deal/v1/sealed/payload';
import type { OptionDef } from '../../../../games/game';
import { Damaged } from '../../../session/Damaged';
import { fileNameOf } from '../../../session/FileLink';
import { KeptList } from '../../../session/KeptList';
import { gameFragment, type HostSession } from '../session';
import type { HostActs, HostGame } from '../useHost';
import { SetUpForm } from './SetUpForm';

interface Props {
  info: HostGame;
  game: SealedGame;
  session: HostSession;
  acts: HostActs;
}

export const SetUp = ({ info, game, session: { damaged, games, hosted }, acts }: Props) => (
  <>
    {damaged && (
      <Damaged
        name={damaged.kept.names.join(', ')}
        message={damaged.message}
        text={damaged.kept.record}
        fileName={fileNameOf(info.id, damaged.kept.names.join(' '))}
      />
    )}
    <KeptList
      items={games}
      nameOf={({ names }) => names.join(', ')}
      hrefOf={({ id }) => `#${gameFragment(id)}`}
      heading="Under way here"
      deleted=": deleted, and the cards with it."
      onRemove={({ id }) => acts.remove(id)}
      onRestore={acts.restore}
    />
    <SetUpForm
      info={info}
      game={game as SealedGame<OptionDef>}
      last={hosted?.state.spec}
      onStart={(spec) => acts.start(spec, crypto.getRandomValues(new Uint8Array(16)))}
    />
  </>
);
