/** Before a game: the games that this browser keeps, and the form for another one. */
import type { SealedGame } from '../../../../deal/v1/sealed/payload';
import type { OptionDef } from '../../../../games/game';
import { Damaged } from '../../../tables/parts/Damaged';
import { fileNameOf } from '../../../tables/parts/FileLink';
import type { HostDesk } from '../desk';
import type { HostGame } from '../HostPage';
import type { HostActs } from '../useHost';
import { KeptGames } from './KeptGames';
import { SetUpForm } from './SetUpForm';

interface Props {
  info: HostGame;
  game: SealedGame;
  desk: HostDesk;
  acts: HostActs;
}

export const SetUp = ({ info, game, desk: { damaged, games, hosted }, acts }: Props) => (
  <>
    {damaged && (
      <Damaged
        name={damaged.kept.names.join(', ')}
        message={damaged.message}
        text={damaged.kept.record}
        fileName={fileNameOf(info.id, damaged.kept.names.join(' '))}
      />
    )}
    <KeptGames games={games} acts={acts} />
    <SetUpForm
      info={info}
      game={game as SealedGame<OptionDef>}
      last={hosted?.state.spec}
      onStart={(spec) => acts.start(spec, crypto.getRandomValues(new Uint8Array(16)))}
    />
  </>
);
