/** The deal on the table, face down: who is in, what to do with it, and what the address gives away. */
import { useEffect, useState } from 'preact/hooks';
import { listed } from '../../base/words';
import { encodeOpenDeal } from '../../deal/v1/link';
import type { OpenDeal } from '../../deal/v1/open';
import type { Deal } from '../../games/game';
import { Button } from '../fields/Button';
import { Tick } from '../fields/Choice';
import { Wrong } from '../fields/Wrong';
import { studio } from '../links';
import { CopyLink } from './CopyLink';
import type { ShownGame } from './shown-game';

interface DeathsProps {
  names: readonly string[];
  living: readonly number[];
  /** The deaths so far; those who left at once are in one list. */
  leavers: readonly (readonly number[])[];
  /** Deals again without these seats; gives a message where that cannot be. */
  onOut: (seats: readonly number[]) => string | undefined;
  onUndo: () => void;
}

/** After a death: tick who is out, deal again to the living, or take the last death back. */
const Deaths = ({ names, living, leavers, onOut, onUndo }: DeathsProps) => {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [message, setMessage] = useState<string>();

  const toggle = (seat: number) => {
    setMessage(undefined);
    setTicked(ticked.includes(seat) ? ticked.filter((other) => other !== seat) : [...ticked, seat]);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    const problem =
      ticked.length === 0 ? 'Tick who is out first.' : onOut(living.filter((seat) => ticked.includes(seat)));
    setMessage(problem);
    if (problem === undefined) setTicked([]);
  };
  const last = leavers.at(-1);

  return (
    <form class="deaths" onSubmit={submit} noValidate>
      <h2>Somebody is out</h2>
      <p>Tick everyone who left in the same moment, and deal the living a new hand.</p>
      <fieldset aria-describedby="deaths-wrong">
        <legend class="sr">Who is out</legend>
        {living.map((seat) => (
          <Tick key={seat} checked={ticked.includes(seat)} onTick={() => toggle(seat)}>
            {names[seat]}
          </Tick>
        ))}
      </fieldset>
      <Wrong id="deaths-wrong" message={message} word="Not yet" />
      <div class="buttons">
        <button class="button strong" type="submit">
          Deal again
        </button>
        {last && (
          <Button onPress={onUndo}>Undo: {listed(last.map((seat) => names[seat] ?? ''))} back in</Button>
        )}
      </div>
    </form>
  );
};

interface AllCardsProps {
  deal: Deal;
  names: readonly string[];
}

/** The host's view. It takes two presses, and it closes when the page is put away. */
const AllCards = ({ deal, names }: AllCardsProps) => {
  const [step, setStep] = useState<'closed' | 'asked' | 'open'>('closed');

  useEffect(() => {
    const close = () => {
      if (document.visibilityState === 'hidden') setStep('closed');
    };
    document.addEventListener('visibilitychange', close);
    return () => document.removeEventListener('visibilitychange', close);
  }, []);
  // Another deal is another secret.
  useEffect(() => setStep('closed'), [deal]);

  if (step === 'closed') {
    return <Button onPress={() => setStep('asked')}>Show all cards</Button>;
  }
  if (step === 'asked') {
    return (
      <fieldset class="sure" aria-label="Show all cards?">
        <p>For a host who does not play. Anyone who sees this screen will know every card.</p>
        <div class="buttons">
          <Button class="button danger" onPress={() => setStep('open')}>
            Yes, show all
          </Button>
          <Button onPress={() => setStep('closed')}>No</Button>
        </div>
      </fieldset>
    );
  }
  return (
    <div class="all">
      <table>
        <caption class="sr">All cards of round {deal.round + 1}</caption>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">
              {deal.cards[0]?.caption.replace(/^Your (\w)/, (_, first) => first.toUpperCase())}
            </th>
          </tr>
        </thead>
        <tbody>
          {deal.cards.map((card) => (
            <tr key={card.seat}>
              <th scope="row">{names[card.seat]}</th>
              <td>{card.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button onPress={() => setStep('closed')}>Hide all cards</Button>
    </div>
  );
};

interface Props {
  game: ShownGame;
  /** Address of the table where the game is played on, where there is one. */
  table: string | undefined;
  open: OpenDeal;
  deal: Deal;
  onPass: () => void;
  onChange: () => void;
  /** Deals with these deaths; gives a message where that cannot be. */
  onLeavers: (leavers: OpenDeal['leavers'], announce: string) => string | undefined;
}

/** The custom print page, with these names and this seed. Kits print the first deal. */
const printLink = ({ kit }: ShownGame, open: OpenDeal): string | undefined => {
  if (!kit || open.leavers.length > 0) return undefined;
  const known = Object.entries(open.spec.options).filter(([name]) => kit.options.includes(name));
  const options = Object.fromEntries(known);
  return studio(`kit=${kit.id}&${encodeOpenDeal({ ...open, spec: { ...open.spec, options } })}`);
};

/** A link says which rules it was made with. */
const tableLink = (table: string, { tableEdition }: ShownGame, open: OpenDeal): string =>
  `${table}#${encodeOpenDeal(open)}${tableEdition === undefined ? '' : `&edition=${tableEdition}`}`;

export const TableView = ({ game, table, open, deal, onPass, onChange, onLeavers }: Props) => {
  const { names } = open.spec;
  const print = printLink(game, open);
  const labels = game.options.filter(({ name }) => open.spec.options[name]).map(({ label }) => label);

  return (
    <div class="table-view">
      <section>
        <p class="where form mute">
          <span>Round {deal.round + 1}</span>
          <span>Seed {open.seed}</span>
          {labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
        <h2>{deal.cards.length} players have their cards</h2>
        <ol class="seats">
          {names.map((name, seat) => (
            <li key={name} class={deal.living.includes(seat) ? undefined : 'out'}>
              {name}
              {!deal.living.includes(seat) && <span class="label"> out</span>}
            </li>
          ))}
        </ol>
        {deal.warnings?.map((warning) => (
          <p class="wrong" key={warning}>
            <strong>Note</strong>
            {warning}
          </p>
        ))}
        <div class="main buttons">
          <Button class="button strong" onPress={onPass}>
            Pass the phone round
          </Button>
          <AllCards deal={deal} names={names} />
        </div>
      </section>
      {game.redeals && (
        <Deaths
          names={names}
          living={deal.living}
          leavers={open.leavers}
          onOut={(seats) =>
            onLeavers([...open.leavers, seats], `Dealt again to ${deal.living.length - seats.length}.`)
          }
          onUndo={() => onLeavers(open.leavers.slice(0, -1), 'The last death is undone.')}
        />
      )}
      <section class="share">
        <h2>The address</h2>
        <p>
          <b>Anyone with the address of this page has every card.</b> It is the deal: opened anywhere, it
          deals the same. Keep it to yourself, print from it, or send it to someone who does not play.
        </p>
        <div class="buttons">
          <CopyLink fragment={encodeOpenDeal(open)} />
          {print && (
            <a class="button" href={print}>
              Print these cards
            </a>
          )}
          {table && (
            <a class="button" href={tableLink(table, game, open)}>
              Play at this table
            </a>
          )}
          <Button onPress={onChange}>Change names or seed</Button>
        </div>
      </section>
    </div>
  );
};
