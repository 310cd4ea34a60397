/** The deal on the table, face down: who is in, what to do with it, and what the address gives away. */

import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages/deal';
import { encodeOpenDeal } from '../../deal/v1/link';
import { optionsOf } from '../../deal/v1/options';
import type { OpenDeal } from '../../deal/v1/spec';
import type { Deal } from '../../games/game';
import { Button, useNextFocus } from '../fields/Button';
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
  // The button that was pressed is gone.
  const { root, next } = useNextFocus([isOpen]);
  const show = (open: boolean) => {
    next.current = 'button';
    setOpen(open);
  };
  if (!isOpen) {
    return (
      <div ref={root}>
        <Confirm kind="quiet" ask={m.showAll} yes={m.showAllYes} onYes={() => show(true)}>
          {m.showAllWarning}
        </Confirm>
      </div>
    );
  }
  return (
    <div class="all" ref={root}>
      <CardTable
        caption={<span class="sr">{m.allCards({ round: deal.round + 1 })}</span>}
        rows={deal.cards.map(({ seat, value }) => [names[seat] ?? '', value])}
      />
      <Button onPress={() => show(false)}>{m.hideAll}</Button>
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
const printLink = ({ kit, options: known }: ShownGame, open: OpenDeal): string | undefined => {
  if (!kit || open.leavers.length > 0) return undefined;
  const shared = known.filter(({ name }) => kit.options.includes(name));
  const options = optionsOf(open.spec.options, shared);
  return studio(`kit=${kit.id}&${encodeOpenDeal({ ...open, spec: { ...open.spec, options } })}`);
};

/** A link says which rules it was made with. */
export const tableLink = ({ table, tableEdition }: ShownGame, open: OpenDeal): string =>
  `${table}#${encodeOpenDeal(open)}${tableEdition === undefined ? '' : `&edition=${tableEdition}`}`;

/** The address, which is every card. */
const Share = ({ text, print }: { text: string; print: string | undefined }) => (
  <section class="share">
    <h2>{m.linkToDeal}</h2>
    <p>{m.linkOpensCards({ b: (words) => <b>{words}</b> })}</p>
    <CopyLink text={text} />
    <div class="folds">
      <Fold title={m.codeToScan}>
        <div class="code open">
          <QrCode text={text} label={m.codeLabel} tooLarge={m.codeTooLarge} />
        </div>
      </Fold>
    </div>
    {print && (
      <a class="quiet" href={print}>
        {m.printCards}
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
      {areReady ? m.startTable : m.play}
    </a>
  );
  const labels = game.options.filter(({ name }) => open.spec.options[name]).map(({ label }) => label);

  return (
    <div class="table-view">
      <section>
        <p class="where form mute">
          {[m.round({ round: deal.round + 1 }), m.seed({ seed: open.seed }), ...labels].map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
        <h2 tabIndex={-1}>
          {areReady
            ? m.playersHaveCards({ count: deal.cards.length })
            : m.cardsDealt({ count: deal.cards.length })}
        </h2>
        {deal.warnings?.map((warning) => (
          <Warned key={warning} word={m.note}>
            {warning}
          </Warned>
        ))}
        <div class="main buttons">
          {areReady && play}
          <Button class={areReady ? 'button' : 'button strong'} onPress={onPass}>
            {m.passPhoneRound}
          </Button>
          {!areReady && play}
          <Button class="quiet" onPress={onChange}>
            {m.changeNames}
          </Button>
        </div>
        <ol class="seats">
          {names.map((name, seat) => (
            <li key={name} class={deal.living.includes(seat) ? undefined : 'out'}>
              {name}{' '}
              <span class="label">
                {!deal.living.includes(seat) ? m.out : looked.includes(seat) ? m.hasLooked : ''}
              </span>
            </li>
          ))}
        </ol>
        {/* Another deal is another secret. */}
        <AllCards key={link} deal={deal} names={names} />
      </section>
      {game.redeals && (
        <Deaths
          names={names}
          living={deal.living}
          last={open.leavers.at(-1)}
          wrong={wrong}
          onOut={(seats) =>
            change([...open.leavers, seats], m.dealtAgain({ count: deal.living.length - seats.length }))
          }
          onUndo={() => change(open.leavers.slice(0, -1), m.deathUndone)}
        />
      )}
      <Share text={link} print={printLink(game, open)} />
    </div>
  );
};
