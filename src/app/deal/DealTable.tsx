/**
 * An open deal on a page. The address is the deal: this component only reads it, shows what it says, and writes another
 * one. What is on the screen - the form, the table, the phone going round - is nobody's business and stays out of it.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../base/result';
import { decodeOpenDeal, encodeOpenDeal } from '../../deal/v1/link';
import { dealOpen, type OpenDeal } from '../../deal/v1/open';
import { gameById } from '../../games';
import type { Deal, Game } from '../../games/game';
import { useEarlyTyping } from '../fields/early-typing';
import { namesIn } from '../fields/NamesField';
import { salvage } from '../fields/salvage';
import { PassRound } from './PassRound';
import { type SetUp, SetUpForm } from './SetUpForm';
import { newSeed } from './seeds';
import { TableView } from './TableView';

interface Dealt {
  readonly open: OpenDeal;
  readonly deal: Deal;
}

type View = 'set-up' | 'table' | 'pass';

const EMPTY: SetUp = { names: '', seed: '', options: {} };

/** The form for a deal that is there, to change it. */
const setUpOf = ({ spec, seed }: OpenDeal): SetUp => ({
  names: spec.names.join('\n'),
  seed,
  options: spec.options,
});

/** The form for a link that cannot be dealt: what of it can be read. */
const salvagedSetUp = (game: Game, fragment: string): SetUp => {
  const { names, seed, options } = salvage(fragment);
  const known = game.dealing.options.filter(({ name }) => options[name] !== undefined);
  const values = known.map(
    ({ name, kind }) => [name, kind === 'flag' ? true : (options[name] ?? '')] as const,
  );
  return { names, seed, options: Object.fromEntries(values) };
};

interface DealTableProps {
  gameId: string;
  /** Address of the table where the game is played on, where there is one. */
  table: string | undefined;
}

export const DealTable = ({ gameId, table }: DealTableProps) => {
  const game = gameById(gameId);
  if (!game) throw new Error(`no game "${gameId}"`);

  const [view, setView] = useState<View>('set-up');
  const [setUp, setSetUp] = useState<SetUp>(EMPTY);
  const [dealt, setDealt] = useState<Dealt>();
  const [problem, setProblem] = useState<Problem>();
  const [linkProblem, setLinkProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const top = useRef<HTMLDivElement>(null);

  /** Shows what the address says. */
  const readAddress = () => {
    const fragment = location.hash.replace(/^#/, '');
    setProblem(undefined);
    setLinkProblem(undefined);
    if (fragment === '' || fragment === 'content') {
      setDealt(undefined);
      setSetUp((current) => (current.seed ? current : { ...current, seed: newSeed() }));
      return setView('set-up');
    }
    const open = decodeOpenDeal(game, fragment);
    const deal = open.ok ? dealOpen(game, open.value.spec, open.value.seed, open.value.leavers) : open;
    if (open.ok && deal.ok) {
      setDealt({ open: open.value, deal: deal.value });
      setSetUp(setUpOf(open.value));
      return setView('table');
    }
    setDealt(undefined);
    setSetUp(salvagedSetUp(game, fragment));
    setLinkProblem(deal.ok ? undefined : `${deal.error.message} What could be read of it is in the form.`);
    setView('set-up');
  };

  useEffect(() => {
    readAddress();
    window.addEventListener('hashchange', readAddress);
    return () => window.removeEventListener('hashchange', readAddress);
  }, []);
  useEarlyTyping('.set-up');

  const show = (next: View) => {
    setView(next);
    requestAnimationFrame(() => top.current?.scrollIntoView({ block: 'start' }));
  };

  const go = (open: OpenDeal, announce: string) => {
    const deal = dealOpen(game, open.spec, open.seed, open.leavers);
    if (!deal.ok) return deal.error;
    history.pushState(null, '', `#${encodeOpenDeal(open)}`);
    setDealt({ open, deal: deal.value });
    setSetUp(setUpOf(open));
    setSaid(announce);
    show('table');
    return undefined;
  };

  const dealNow = () => {
    const spec = game.dealing.check({ game: game.id, options: setUp.options, names: namesIn(setUp.names) });
    if (!spec.ok) return setProblem(spec.error);
    const failure = go(
      { spec: spec.value, seed: setUp.seed.trim().normalize('NFC'), leavers: [] },
      `Dealt to ${spec.value.names.length} players.`,
    );
    setProblem(failure);
    if (!failure) setLinkProblem(undefined);
  };

  // A failed deal puts the hand where the mistake is.
  useEffect(() => {
    if (problem) document.querySelector<HTMLElement>('.set-up [aria-invalid=true]')?.focus();
  }, [problem]);

  return (
    <div class="deal" ref={top}>
      <p class="sr" role="status">
        {said}
      </p>
      {view === 'set-up' && (
        <SetUpForm
          game={game}
          value={setUp}
          problem={problem}
          linkProblem={linkProblem}
          onChange={setSetUp}
          onDeal={dealNow}
        />
      )}
      {view === 'table' && dealt && (
        <TableView
          game={game}
          table={table}
          open={dealt.open}
          deal={dealt.deal}
          onPass={() => show('pass')}
          onChange={() => show('set-up')}
          onLeavers={(leavers, announce) => go({ ...dealt.open, leavers }, announce)?.message}
        />
      )}
      {view === 'pass' && dealt && (
        <PassRound deal={dealt.deal} names={dealt.open.spec.names} onDone={() => show('table')} />
      )}
    </div>
  );
};
