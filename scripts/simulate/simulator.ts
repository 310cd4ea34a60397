/** What `dagger simulate` asks of a game: a game that can be simulated is one file here, and one line in index.ts. */
import type { Result } from '../../src/base/result';
import type { OptionDef } from '../../src/games/game';
import type { SimulationRequest } from '../../src/games/simulation';

/** What came out: the fields of the JSON document, and the same for a person. */
export interface Simulated {
  readonly json: object;
  readonly text: string;
}

export interface Simulator {
  /** The game's id, as it is typed. */
  readonly game: string;
  /** Flags of the command line, and names for --option. */
  readonly options: readonly OptionDef[];
  readonly examples: readonly string[];
  /** The game refuses what it does not know in the request. */
  readonly run: (
    request: SimulationRequest,
    report: (done: number) => void,
  ) => Result<Simulated> | Promise<Result<Simulated>>;
}

/** `33.7 %`. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
