/** The deal on the table, face down: who is in, what to do with it, and what the address gives away. */
import { useEffect, useState } from 'preact/hooks';
import { encodeOpenDeal } from '../../deal/v1/link';
import { optionsOf } from '../../deal/v1/options';
import type { OpenDeal } from '../../deal/v1/spec';
import type { Deal } from '../../games/game';
import { Button } from '../fields/Button';
import { Confirm } from '../fields/Confirm';
import { Fold } from '../fields/Fold';
import { Warned } from '../fields/Wrong';
import { studio } from '../links';
import { CopyLink } from './CopyLink';
import { CardTable, Deaths } from './Deaths';
import { QrCode } from './QrCode';
import type { ShownGame } from './shown-game';

/** The host's view. It takes two presses, and it closes when the page is put away. */
const AllCards = ({ deal, names }: { deal: Deal; names: readonly string[] }) => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const close = () => document.visibilityState === 'hidden' && setOpen(false);
    document.addEventListener('visibilitychange', close);
    return () => document.removeEventListener('visibilitychange', close);
  }, []);
  // Another deal is another secret.
  useEffect(() => setOpen(false), [deal]);
  if (!isOpen) {
    return (
      <Confirm kind="quiet" ask="Show all cards" yes="Yes, show all" onYes={() => setOpen(true)}>
        For a host who does not play. Anyone who sees this screen will know every card.
      </Confirm>
    );
  }
  return (
    <div class="all">
      <CardTable
        caption={<span class="sr">All cards of round {deal.round + 1}</span>}
        head={deal.cards[0]?.caption.replace(/^Your (\w)/, (_, first) => first.toUpperCase())}
        rows={deal.cards.map(({ seat, value }) => [names[seat] ?? '', value])}
      />
      <Button onPress={() => setOpen(false)}>Hide all cards</Button>
    </div>
  );
};

interface Props {
  game: ShownGame;
  open: OpenDeal;
  deal: Deal;
  /** Seats that have seen their card here. */
  looked: readonly number[];
  onPass: () => void;
  onChange: () => void;
  /** Deals with these deaths; gives a message where that cannot be. */
  onLeavers: (leavers: OpenDeal['leavers'], announce: string) => string | undefined;
}

/** The custom print page, with these names and this seed. Kits print the first deal. */
const printLink = ({ kit }: ShownGame, open: OpenDeal): string | undefined => {
  if (!kit || open.leavers.length > 0) return undefined;
  const options = optionsOf(open.spec.options, kit.options);
  return studio(`kit=${kit.id}&${encodeOpenDeal({ ...open, spec: { ...open.spec, options } })}`);
};

/** A link says which rules it was made with. */
export const tableLink = ({ table, tableEdition }: ShownGame, open: OpenDeal): string =>
  `${table}#${encodeOpenDeal(open)}${tableEdition === undefined ? '' : `&edition=${tableEdition}`}`;

/** The address, which is every card. */
const Share = ({ text, print }: { text: string; print: string | undefined }) => (
  <section class="share">
    <h2>The link to this deal</h2>
    <p>
      <b>Anyone with this link has every card.</b> It is the deal: opened anywhere, it deals the same. Keep it
      to yourself, print from it, or send it to someone who does not play.
    </p>
    <CopyLink text={text} />
    <div class="folds">
      <Fold title="A code to scan">
        <div class="code open">
          <QrCode
            text={text}
            label="The link to this deal, with every card"
            tooLarge="So many players are too much for one code: send the link."
          />
        </div>
      </Fold>
    </div>
    {print && (
      <a class="quiet" href={print}>
        Print these cards
      </a>
    )}
  </section>
);

export const TableView = ({ game, open, deal, looked, onPass, onChange, onLeavers }: Props) => {
  const { names } = open.spec;
  const [wrong, setWrong] = useState<string>();
  const change = (leavers: OpenDeal['leavers'], announce: string): boolean => {
    const problem = onLeavers(leavers, announce);
    setWrong(problem);
    return problem === undefined;
  };
  const link = `${location.href.split('#')[0]}#${encodeOpenDeal(open)}`;
  const areReady = deal.living.every((seat) => looked.includes(seat));
  const play = game.table && (
    <a class={areReady ? 'button strong' : 'button'} href={tableLink(game, open)}>
      {areReady ? 'Start the table' : 'Play'}
    </a>
  );
  const labels = game.options.filter(({ name }) => open.spec.options[name]).map(({ label }) => label);

  return (
    <div class="table-view">
      <section>
        <p class="where form mute">
          {[`Round ${deal.round + 1}`, `Seed ${open.seed}`, ...labels].map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
        <h2 tabIndex={-1}>
          {areReady
            ? `${deal.cards.length} players have their cards`
            : `${deal.cards.length} cards are dealt, face down`}
        </h2>
        {deal.warnings?.map((warning) => (
          <Warned key={warning} word="Note">
            {warning}
          </Warned>
        ))}
        <div class="main buttons">
          {areReady && play}
          <Button class={areReady ? 'button' : 'button strong'} onPress={onPass}>
            Pass the phone round
          </Button>
          {!areReady && play}
          <Button class="quiet" onPress={onChange}>
            Change names or seed
          </Button>
        </div>
        <ol class="seats">
          {names.map((name, seat) => (
            <li key={name} class={deal.living.includes(seat) ? undefined : 'out'}>
              {name}
              <span class="label">
                {!deal.living.includes(seat) ? ' out' : looked.includes(seat) ? ' has looked' : ''}
              </span>
            </li>
          ))}
        </ol>
        <AllCards deal={deal} names={names} />
      </section>
      {game.redeals && (
        <Deaths
          names={names}
          living={deal.living}
          last={open.leavers.at(-1)}
          wrong={wrong}
          onOut={(seats) =>
            change([...open.leavers, seats], `Dealt again to ${deal.living.length - seats.length}.`)
          }
          onUndo={() => change(open.leavers.slice(0, -1), 'The last death is undone.')}
        />
      )}
      <Share text={link} print={printLink(game, open)} />
    </div>
  );
};
