/** Plays a set of Assassin Nation on a thread of its own. Whoever started it ends it: by then it has said all that was played. */
import { unwrap } from '../../base/result';
import { type Fairness, fairnessOf } from '../../games/nation/bots/fairness';
import { checkNation, tallyGames } from '../../games/nation/bots/simulate';
import { summaryOf } from '../../games/nation/bots/tally';
import { cardsOf } from '../../games/nation/set';
import type { SetRow } from '../../games/set';

/** What to play, once for each number of players. */
export interface FairOrder {
  readonly rows: readonly SetRow[];
  readonly counts: readonly number[];
  readonly games: number;
}

/** How far the games of a number of players are, 0 to 1, and then what came of them. */
export type FairNews = { readonly players: number; readonly done: number } | { readonly fairness: Fairness };

/** Games between two messages. */
const STEP = 50;

const tell = (news: FairNews): void => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<FairOrder>) => {
  const { rows, counts, games } = data;
  const set = cardsOf(rows);
  for (const players of counts) {
    const checked = unwrap(checkNation({ players, games, options: {}, seed: 'set' }));
    const tally = tallyGames(set, checked, 0, games, (done) => {
      if (done % STEP === 0) tell({ players, done: done / games });
    });
    tell({ fairness: fairnessOf(set, summaryOf(set, checked, tally)) });
  }
});
