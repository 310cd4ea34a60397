/** What the table waits for, and what to press. One question at a time. */
import { useState } from 'preact/hooks';
import { scriptFor } from '../../../../games/mafia/script';
import { living, type State, type TableEvent } from '../../../../games/mafia/table';
import { Button } from '../../../fields/Button';
import { type MafiaSetup, roleNames } from '../setup';
import { Accuse } from './Accuse';
import { Ballot } from './Ballot';
import { Card } from './Card';
import { STILL } from './clock';
import { LookFirst } from './LookFirst';
import { Names } from './Names';
import { Over } from './Over';
import { Script } from './Script';
import { Vote } from './Vote';

interface Props {
  state: State;
  setup: MafiaSetup;
  act: (event: TableEvent, byKey: boolean) => void;
}

export const Panel = ({ state, setup, act }: Props) => {
  const [clock, setClock] = useState(STILL);
  const { awaits, day, failed } = state;
  const { names } = setup;
  const [identify, assassination] = scriptFor(roleNames(setup));
  if (!identify || !assassination) throw new Error('the script has two rounds');
  const mob = { state, names, act };
  const script = { clock, onClock: setClock };

  switch (awaits.kind) {
    case 'caller':
      return (
        <>
          {awaits.round === 'identify' && <LookFirst setup={setup} />}
          <Names
            label="Who calls?"
            seats={awaits.may}
            names={names}
            onPick={(seat, byKey) => act({ kind: 'call', seat }, byKey)}
          />
        </>
      );
    case 'identify':
      return (
        <Script
          key="identify"
          round={identify}
          from={0}
          to={3}
          {...script}
          doneWord="It is day"
          onDone={(byKey) => act({ kind: 'wake' }, byKey)}
        />
      );
    case 'accuse':
      return <Accuse key={`${day} ${failed}`} {...mob} mayPass={awaits.mayPass} />;
    case 'vote':
      return <Vote key={`${day} ${failed}`} {...mob} awaits={awaits} />;
    case 'ballot':
      return <Ballot key={`${day} ${failed}`} {...mob} awaits={awaits} />;
    case 'kill':
      return (
        <Script key={`kill ${day}`} round={assassination} from={0} to={1} {...script}>
          {(line) =>
            line === 1 && (
              <>
                <Names
                  label="Who is pointed at?"
                  seats={living(state)}
                  names={names}
                  onPick={(victim, byKey) => act({ kind: 'kill', victim }, byKey)}
                />
                {awaits.maySpare && (
                  <Button onPress={(byKey) => act({ kind: 'spare' }, byKey)}>
                    Nobody: the head is shaken
                  </Button>
                )}
              </>
            )
          }
        </Script>
      );
    case 'wake':
      return (
        <Script
          key={`wake ${day}`}
          round={assassination}
          from={2}
          to={3}
          {...script}
          doneWord={awaits.victim === undefined ? 'It is day' : 'Say who is missing'}
          onDone={(byKey) => act({ kind: 'wake' }, byKey)}
        >
          {(line) =>
            // Once everyone is up, everyone may look at this screen.
            line === 2 && (
              <p class="note">
                {awaits.victim === undefined
                  ? 'Nobody was pointed at.'
                  : `${names[awaits.victim]} was pointed at.`}
              </p>
            )
          }
        </Script>
      );
    case 'show':
      return <Card state={state} setup={setup} act={act} />;
    case 'tell':
      return (
        <div class="names">
          <Button onPress={(byKey) => act({ kind: 'tell', dead: false }, byKey)}>Yes, play on</Button>
          <Button onPress={(byKey) => act({ kind: 'tell', dead: true }, byKey)}>No, none is left</Button>
        </div>
      );
    case 'over':
      return <Over state={state} setup={setup} />;
  }
};
