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

/** In their order: what is said of a kind, and what one of it is called. */
const KINDS: readonly (readonly [
  FairLine['kind'],
  heading: string,
  nameOf?: (given: { name: string }) => string,
])[] = [
  ['weapon', m.weapons],
  ['modifier', m.modifiers],
  ['specialist', m.specialists],
  ['hit-list', m.hitLists, m.hitListName],
  ['seat', m.seats, m.seatName],
];

/** A name, what it came to in both sets, and how often it was played. */
const Row = ({
  name,
  own,
  ours,
  digits = 2,
  played,
  out = 0,
}: Omit<FairLine, 'kind' | 'out'> & { digits?: number; out?: FairLine['out'] }) => (
  <tr class={out === 0 ? undefined : 'out'}>
    <th scope="row">
      {name}
      {out !== 0 && <strong>{out > 0 ? m.better : m.worse}</strong>}
    </th>
    <td>{number(own, digits)}</td>
    <td>{number(ours, digits)}</td>
    <td>{played && `${number(played.own, 1)} (${number(played.ours, 1)})`}</td>
  </tr>
);

const Heading = ({ children }: { children: string }) => (
  <tr>
    <th scope="rowgroup" colSpan={4} class="label">
      {children}
    </th>
  </tr>
);

/** All weapons, and what else stands out; or all that was counted. */
const FairTable = ({ fairness: { players, games, own, ours, lines } }: { fairness: Fairness }) => {
  const [isWhole, setWhole] = useState(false);
  const shown = lines.filter(({ kind, out }) => isWhole || kind === 'weapon' || out !== 0);
  return (
    <>
      <div class="scroll">
        <table class="fair">
          <caption>{m.caption({ players, games })}</caption>
          <thead>
            <tr>
              <td />
              {[m.own, m.ours, m.played].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Heading>{m.wholeGame}</Heading>
            <Row name={m.rounds} own={own.rounds} ours={ours.rounds} digits={1} />
            <Row name={m.money} own={own.money} ours={ours.money} digits={1} />
            <Row name={m.success} own={own.success * 100} ours={ours.success * 100} digits={1} />
          </tbody>
          {KINDS.map(([kind, heading, nameOf = ({ name }) => name]) => {
            const all = shown.filter((line) => line.kind === kind);
            return all.length === 0 ? null : (
              <tbody key={kind}>
                <Heading>{heading}</Heading>
                {all.map((line) => (
                  <Row key={line.name} {...line} name={nameOf(line)} />
                ))}
              </tbody>
            );
          })}
        </table>
      </div>
      {lines.every(({ out }) => out === 0) && <p>{m.noneStandsOut}</p>}
      <Button class="quiet" onPress={() => setWhole(!isWhole)}>
        {isWhole ? m.showNotable : m.showAll({ count: lines.length })}
      </Button>
    </>
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
      <h3>{m.title}</h3>
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
    <p class="help">{m.oddsUnchanged({ a: (words) => <a href={href('odds', set.game)}>{words}</a> })}</p>
  );
