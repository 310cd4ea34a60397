/** The deal on the table, face down: who is in, what to do with it, and what the address gives away. */
import { encodeOpenDeal } from '../../deal/v1/link';
import type { OpenDeal } from '../../deal/v1/open';
import type { Deal } from '../../games/game';
import { Button } from '../fields/Button';
import { href } from '../links';
import { AllCards } from './AllCards';
import { CopyLink } from './CopyLink';
import { Deaths } from './Deaths';
import type { ShownGame } from './shown-game';

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
  return `${href('print', 'custom')}#kit=${kit.id}&${encodeOpenDeal({ ...open, spec: { ...open.spec, options } })}`;
};

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
          <b>Whoever has the address of this page has every card.</b> It is the deal: opened anywhere, it
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
            <a class="button" href={`${table}#${encodeOpenDeal(open)}`}>
              Play at this table
            </a>
          )}
          <Button onPress={onChange}>Change names or seed</Button>
        </div>
      </section>
    </div>
  );
};
