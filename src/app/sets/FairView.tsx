/** Whether a set is fair: games between programs, in a worker, beside the figures of our own set. */
import { useEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages/fair';
import { number } from '#messages/language';
import type { FairLine, Fairness, SetRow } from '../../games/set';
import { Button } from '../fields/Button';
import { href } from '../links';
import type { FairNews, FairOrder } from './fair-worker';

interface Props {
  game: string;
  rows: readonly SetRow[];
  code: string;
}

/** Where cards decide more than what they are called. */
const PLAYED = Object.keys(import.meta.glob('../../games/*/bots/fairness.ts'));

const GAMES = 10_000;
const COUNTS = [2, 3, 4, 5, 6] as const;

const NAMES: Readonly<Record<FairLine['kind'], (given: { name: string }) => string>> = {
  weapon: m.weapon,
  specialist: m.specialist,
  'hit-list': m.list,
  seat: m.seat,
};

/** All weapons, and what else stands out. */
const FairTable = ({ fairness: { players, games, own, ours, lines } }: { fairness: Fairness }) => {
  const shown = lines.filter(({ kind, out }) => kind === 'weapon' || out !== 0);
  const figures = [
    [m.rounds, own.rounds, ours.rounds],
    [m.money, own.money, ours.money],
    [m.success, own.success * 100, ours.success * 100],
  ] as const;
  return (
    <div class="scroll">
      <table class="fair">
        <caption>{m.caption({ players, games })}</caption>
        <thead>
          <tr>
            {[m.what, m.own, m.ours, m.played].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(([name, mine, before]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{number(mine, 1)}</td>
              <td>{number(before, 1)}</td>
              <td />
            </tr>
          ))}
          {shown.map(({ kind, name, own: mine, ours: before, played, out }) => (
            <tr key={`${kind} ${name}`} class={out === 0 ? undefined : 'out'}>
              <th scope="row">
                {NAMES[kind]({ name })}
                {out !== 0 && <strong> {out > 0 ? m.better : m.worse}</strong>}
              </th>
              <td>{number(mine, 2)}</td>
              <td>{number(before, 2)}</td>
              <td>{played && `${number(played.own, 1)}, ${number(played.ours, 1)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.every(({ out }) => out === 0) && <p>{m.even}</p>}
    </div>
  );
};

/** What has been played of these rows so far, and what starts and stops it. */
const useGames = ({ game, rows, code }: Props) => {
  const [progress, setProgress] = useState<string>();
  const [found, setFound] = useState<readonly Fairness[]>([]);
  const worker = useRef<Worker>();
  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
    setProgress(undefined);
  };
  // Figures of another set would stay beside this one.
  useEffect(() => {
    setFound([]);
    return stop;
  }, [code]);
  const start = () => {
    stop();
    setFound([]);
    setProgress('');
    const started = new Worker(new URL('./fair-worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    started.addEventListener('error', stop);
    started.addEventListener('message', ({ data }: MessageEvent<FairNews>) => {
      if ('fairness' in data) {
        setFound((all) => [...all, data.fairness]);
        if (data.fairness.players === COUNTS.at(-1)) stop();
      } else setProgress(m.progress({ players: data.players, done: number(data.done * 100, 0) }));
    });
    started.postMessage({ game, rows, counts: COUNTS, games: GAMES } satisfies FairOrder);
  };
  return { progress, found, start, stop };
};

const Games = (set: Props) => {
  const { progress, found, start, stop } = useGames(set);
  return (
    <section>
      <h3>{m.about}</h3>
      <p class="help">{m.intro({ games: GAMES })}</p>
      <div class="buttons">
        {progress === undefined ? (
          <Button onPress={start}>{m.start}</Button>
        ) : (
          <Button onPress={stop}>{m.stop}</Button>
        )}
        <span role="status" class="form">
          {progress}
        </span>
      </div>
      {found.map((fairness) => (
        <FairTable key={fairness.players} fairness={fairness} />
      ))}
    </section>
  );
};

/** In other games a set changes nothing that is played with: the odds are those of the game. */
export const FairView = (set: Props) =>
  PLAYED.some((file) => file.includes(`/games/${set.game}/`)) ? (
    <Games {...set} />
  ) : (
    <p class="help">{m.odds({ a: (words) => <a href={href('odds', set.game)}>{words}</a> })}</p>
  );
