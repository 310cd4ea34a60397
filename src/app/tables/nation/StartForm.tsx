/** Who sits down, who deals specialists and hit lists, and who has the token first. */
import type { Problem } from '../../../base/result';
import { NATION_CARDS } from '../../../games/nation/cards/set';
import { NATION_SEATS } from '../../../games/nation/players';
import { Wrong } from '../../fields/Wrong';
import { href } from '../../links';
import type { StartProps } from '../game';
import { StartForm as Form } from '../parts/StartForm';
import { Layout } from './Layout';
import { NATION_TABLE_OPTIONS, type NationSetup, someSpecialists } from './setup';

/** Who plays stays, and who deals; what was drawn or laid does not. */
const begin = (last: NationSetup | undefined): NationSetup => ({
  names: last?.names ?? [],
  seed: '',
  options: last?.options ?? {},
  ...(last?.specialists && { specialists: last.specialists }),
});

const fieldOf = ({ code }: Problem) =>
  code === 'seat-unknown' ? 'first' : code === 'specialists-wrong' ? 'dealer' : undefined;

interface FieldProps {
  setup: NationSetup;
  onChange: (setup: NationSetup) => void;
  message?: string | undefined;
}

const Dealer = ({ setup, onChange, message }: FieldProps) => {
  const { specialists, ...rest } = setup;
  const known = specialists && someSpecialists(setup.names.length, specialists);
  const choice = (isHands: boolean, title: string) => (
    <label class="tick">
      <input
        type="radio"
        name="dealer"
        checked={isHands === (specialists !== undefined)}
        onChange={() =>
          onChange(isHands ? { ...rest, specialists: someSpecialists(setup.names.length) } : rest)
        }
      />
      <span>{title}</span>
    </label>
  );
  return (
    <fieldset class="field nation-dealer">
      <legend>Who deals specialists and hit lists?</legend>
      <div>
        {choice(false, 'The seed: each holds a button to see their list')}
        {choice(true, 'We do, printed or sealed: hit lists stay with you')}
      </div>
      {known?.map((at, seat) => (
        <label class="pick" key={seat}>
          <span>{setup.names[seat] || `Seat ${seat + 1}`}</span>
          <select
            class="input"
            value={`${at}`}
            aria-invalid={message ? true : undefined}
            onChange={({ currentTarget }) =>
              onChange({
                ...rest,
                specialists: known.map((one, other) => (other === seat ? Number(currentTarget.value) : one)),
              })
            }
          >
            {NATION_CARDS.specialists.map(({ id, name }, k) => (
              <option key={id} value={`${k}`}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Wrong id="dealer-wrong" message={message} />
    </fieldset>
  );
};

const FirstPlayer = ({ setup, onChange, message }: FieldProps) => (
  <div class="field">
    <label for="first">First player</label>
    <select
      id="first"
      class="input"
      value={`${setup.firstPlayer ?? 'drawn'}`}
      aria-describedby="first-wrong"
      aria-invalid={message ? true : undefined}
      onChange={({ currentTarget: { value } }) => {
        const { firstPlayer: _, ...rest } = setup;
        onChange(value === 'drawn' ? rest : { ...rest, firstPlayer: Number(value) });
      }}
    >
      <option value="drawn">Drawn by the seed</option>
      {setup.names.map((name, seat) => (
        <option key={`${seat} ${name}`} value={`${seat}`}>
          {name || `Seat ${seat + 1}`}
        </option>
      ))}
    </select>
    <Wrong id="first-wrong" message={message} />
  </div>
);

export const StartForm = (props: StartProps<NationSetup>) => (
  <Form
    {...props}
    game="nation"
    options={NATION_TABLE_OPTIONS}
    namesHelp={`One a line, or with commas between them, clockwise as you sit. ${NATION_SEATS.min} to ${NATION_SEATS.max} players.`}
    seedHelp="Any word. It deals what the deal page deals for the same names, draws the first player and lays the pyramid."
    begin={begin}
    fieldOf={fieldOf}
    fields={(setup, change, wrong) => (
      <>
        <Dealer
          setup={
            setup.specialists
              ? { ...setup, specialists: someSpecialists(setup.names.length, setup.specialists) }
              : setup
          }
          onChange={change}
          message={wrong('dealer')}
        />
        <FirstPlayer setup={setup} onChange={change} message={wrong('first')} />
        <Layout
          layout={setup.layout}
          onChange={(layout) => {
            const { layout: _, ...rest } = setup;
            change(layout ? { ...rest, layout } : rest);
          }}
        />
      </>
    )}
  >
    <ol>
      <li>
        Play with <a href={href('games', 'nation')}>printed cards</a>. This device keeps the score: lay your
        tiles as its picture has them.
      </li>
      <li>When all is turned up, press a player and name the cards. The roll and the pay are worked out.</li>
      <li>Resolve: it says whose attempt comes first, and counts the money.</li>
    </ol>
    <p>Undo goes back to the first event.</p>
  </Form>
);
