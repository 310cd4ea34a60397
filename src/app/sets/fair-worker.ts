/** Plays a set on a thread of its own. Whoever started it ends it: by then it has said all that was played. */
import type { Fairness, PlayFair, SetRow } from '../../games/set';

const FAIR = import.meta.glob<PlayFair>('../../games/*/bots/fairness.ts', { import: 'fair' });

/** What to play, once for each number of players. */
export interface FairOrder {
  readonly game: string;
  readonly rows: readonly SetRow[];
  readonly counts: readonly number[];
  readonly games: number;
}

/** How far the games of a number of players are, 0 to 1, and then what came of them. */
export type FairNews = { readonly players: number; readonly done: number } | { readonly fairness: Fairness };

const tell = (news: FairNews): void => postMessage(news);

addEventListener('message', async ({ data }: MessageEvent<FairOrder>) => {
  const { game, rows, counts, games } = data;
  const fair = await FAIR[`../../games/${game}/bots/fairness.ts`]?.();
  if (!fair) throw new Error(`no programs play ${game}`);
  for (const players of counts) {
    let told = 0;
    const report = (done: number) => {
      if (done - told < 0.01) return;
      told = done;
      tell({ players, done });
    };
    tell({ fairness: fair(rows, players, games, report) });
  }
});
