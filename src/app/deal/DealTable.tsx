/**
 * An open deal on a page. The address is the deal: this component only reads it, shows what it says, and writes another
 * one. What is on the screen - the form, the table, the phone going round - does not belong into the address.
 */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages/deal';
import { setAlone, setIn } from '../../base/fragment';
import { itemAt } from '../../base/lists';
import type { Answered } from '../../base/result';
import { encodeOpenDeal } from '../../deal/v1/link';
import { type OpenDeal, parseOpen } from '../../deal/v1/spec';
import { useEarlyTyping } from '../fields/early-typing';
import { namesIn } from '../fields/NamesField';
import { type SetUp, SetUpForm, salvagedSetUp } from '../fields/SetUpForm';
import { type DealtGame, dealtAt, dealtOf, loadDealing } from '../load-game';
import { lazyPart, useAddress } from '../session/reads';
import { AbsentSet } from '../sets/AbsentSet';
import { keepDealt } from '../store/dealt';
import { passedDeal, usePassing } from './passing';
import { newSeed } from './seeds';
import type { ShownGame } from './shown-game';
import { TableView, tableLink } from './TableView';

// It comes after the page.
const PassRound = lazyPart(async () => (await import('./PassRound')).PassRound, true);

type View = 'set-up' | 'table';

/** The fragment of a sealed deal: its form, or a game that this browser hosts. */
export const isSealedAddress = (fragment: string): boolean => /^(sealed|game=)/.test(fragment);

export interface DealProps {
  game: ShownGame;
  /** The names that were typed, for another form of the page. */
  typed: { current: string };
  /** Above the form. */
  choice: ComponentChildren;
}

/** Leads to the head of what comes after a press. */
const useLead = (shown: unknown, dealt: unknown) => {
  const top = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useLayoutEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    top.current?.querySelector<HTMLElement>('h2, #names')?.focus();
    top.current?.scrollIntoView({ block: 'start' });
  }, [shown, dealt]);
  const press = () => {
    pressed.current = true;
  };
  return { top, press };
};

/** What the page shows: the address, read, and the form beside it. */
const useDeal = ({ game, typed }: Pick<DealProps, 'game' | 'typed'>) => {
  const [view, setView] = useState<View>('set-up');
  const [setUp, setSetUp] = useState<SetUp>({ names: typed.current, seed: '', options: {} });
  const [dealt, setDealt] = useState<Answered<typeof dealtOf>>();
  const [linkProblem, setLinkProblem] = useState<string>();
  const [said, setSaid] = useState('');

  /** The form is that of the deal, to change it. */
  const take = (next: Answered<typeof dealtOf>) => {
    const { spec, seed } = next.open;
    setDealt(next);
    setSetUp({ names: spec.names.join('\n'), seed, options: spec.options });
  };

  /** Shows what the address says, unless it says something else by then. */
  const readAddress = async (fragment: string) => {
    const loading = loadDealing(game.id, setIn(fragment));
    setLinkProblem(undefined);
    if (fragment === '' || fragment === 'content' || isSealedAddress(fragment)) {
      setDealt(undefined);
      setSetUp((current) => (current.seed ? current : { ...current, seed: newSeed() }));
      return setView('set-up');
    }
    const loaded = await loading;
    if (location.hash.slice(1) !== fragment) return;
    setDealt(undefined);
    const set = setAlone(fragment);
    if (set !== undefined) {
      setSetUp((current) => ({ ...current, seed: current.seed || newSeed(), options: { set } }));
      return setView('set-up');
    }
    const found = dealtAt(loaded, fragment);
    if (found.ok) {
      take(found.value);
      return setView('table');
    }
    setSetUp(salvagedSetUp(fragment, game.options));
    setLinkProblem(found.error.message);
    setView('set-up');
  };

  useAddress(readAddress);
  useEarlyTyping('.set-up');

  const round = usePassing(dealt && passedDeal(game.id, encodeOpenDeal(dealt.open)));
  const shown = view === 'table' && round.passing ? 'pass' : view;
  const { top, press } = useLead(shown, dealt);
  const show = (next: View) => {
    press();
    setView(next);
  };

  const go = (dealer: DealtGame, open: OpenDeal, announce: string) => {
    const next = dealtOf(dealer, open);
    if (!next.ok) return next.error;
    const fragment = encodeOpenDeal(open);
    history.pushState(null, '', `#${fragment}`);
    if (game.options.some(({ field }) => field === 'wishes')) keepDealt(game.id, fragment, Date.now());
    take(next.value);
    setLinkProblem(undefined);
    setSaid(announce);
    show('table');
    return undefined;
  };

  const dealNow = async () => {
    const { names, options, seed } = setUp;
    const loaded = await loadDealing(game.id, options.set);
    if (!loaded.ok) return loaded.error;
    const open = parseOpen(loaded.value, { game: game.id, options, names: namesIn(names) }, seed);
    if (!open.ok) return open.error;
    return go(loaded.value, open.value, m.dealtTo({ count: open.value.spec.names.length }));
  };

  return { shown, setUp, setSetUp, dealt, linkProblem, said, round, top, press, show, go, dealNow };
};

export const DealTable = ({ game, typed, choice }: DealProps) => {
  const deal = useDeal({ game, typed });
  const { shown, setUp, dealt, round, show, go } = deal;
  return (
    <div class="deal" ref={deal.top}>
      <p class="sr" role="status">
        {deal.said}
      </p>
      <AbsentSet set={setUp.options.set} inOurs={shown !== 'set-up'} />
      {shown === 'set-up' && choice}
      {shown === 'set-up' && (
        <SetUpForm
          game={game.id}
          options={game.options}
          value={setUp}
          onChange={(change) => {
            typed.current = change.names ?? typed.current;
            deal.setSetUp((now) => ({ ...now, ...change }));
          }}
          onSubmit={deal.dealNow}
          submit={m.deal}
          linkProblem={deal.linkProblem}
          namesHelp={m.namesHelp({ seats: game.seats })}
          seedHelp={m.seedHelp}
        >
          <ol>
            <li>{m.stepDeal}</li>
            <li>{m.stepPassRound}</li>
            {game.redeals && <li>{m.stepSomeoneOut}</li>}
          </ol>
          <p>{m.addressOpensCards({ b: (words) => <b>{words}</b> })}</p>
        </SetUpForm>
      )}
      {shown === 'table' && dealt && (
        <TableView
          game={game}
          open={dealt.open}
          deal={dealt.deal}
          looked={round.looked}
          onPass={() => {
            deal.press();
            round.go(dealt.deal.living);
          }}
          onChange={() => show('set-up')}
          onLeavers={(leavers, announce) => go(dealt.game, { ...dealt.open, leavers }, announce)?.message}
        />
      )}
      {shown === 'pass' && dealt && (
        <PassRound
          round={round}
          label={m.round({ round: dealt.deal.round + 1 })}
          names={dealt.open.spec.names}
          cardOf={(seat) =>
            itemAt(
              dealt.deal.cards.filter((card) => card.seat === seat),
              0,
            )
          }
          back={m.backToDeal}
          start={
            game.table && (
              <a class="button strong" href={tableLink(game, dealt.open)}>
                {m.startTable}
              </a>
            )
          }
          onDone={() => show('table')}
        />
      )}
    </div>
  );
};
