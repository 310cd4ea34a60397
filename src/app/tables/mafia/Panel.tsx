/** What the table waits for, and what to press. One question at a time. */
import { useState } from 'preact/hooks';
import { encodeOpenDeal } from '../../../deal/v1/link';
import { ROLES, type Role } from '../../../games/mafia/roles';
import { scriptFor } from '../../../games/mafia/script';
import { living, type State, type TableEvent } from '../../../games/mafia/table';
import { Button } from '../../fields/Button';
import { href } from '../../links';
import { Script, STILL } from './Script';
import { dealSpec, type MafiaSetup, roleNames } from './setup';
import { publicView } from './table';
import { Accuse, Ballot, Names, Vote } from './Votes';

interface CardProps {
  state: State;
  setup: MafiaSetup;
  act: (event: TableEvent, byKey: boolean) => void;
}

/** The card of the player who has just died: turned up by the page, or typed in. */
const Card = ({ state, setup, act }: CardProps) => {
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

/** The end: who has won, and who was what, as far as the cards tell. */
const Over = ({ state, setup }: { state: State; setup: MafiaSetup }) => {
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

/** Before the Mafia meet, the players have to know what they are. */
const LookFirst = ({ setup }: { setup: MafiaSetup }) =>
  setup.cards === 'dealt' ? (
    <p class="note">
      Has everybody looked at their card?{' '}
      <a
        href={`${href('deal', 'mafia')}#${encodeOpenDeal({ spec: dealSpec(setup), seed: setup.seed, leavers: [] })}`}
        target="_blank"
        rel="noopener"
      >
        Pass the phone round<span class="sr"> in a new tab</span>
      </a>
      , then come back here.
    </p>
  ) : (
    <p class="note">Deal the cards, and let everybody look at theirs.</p>
  );

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
