/** The Law of a game and its table hold each other: what the table refuses is a rule, and what the Law calls enforced is refused. */
import { describe, expect, it } from 'vitest';
import { type Result, type RuleProblem, unwrap } from '../../../base/result';
import { readRules } from '../../../files/read-rules';
import type { OptionDef, Source } from '../../../games/game';
import { rulesOf } from '../../../rules/law';
import type { CommonSetup, TableGame } from '../game';
import { now, replayAll } from '../timeline';

/** The rules that a game's `apply` can refuse with. */
export type RuleOf<Apply extends (...given: never[]) => Result<unknown, RuleProblem<string>>> = Extract<
  ReturnType<Apply>,
  { ok: false }
>['error']['rule'];

/** For each rule that a table can refuse with a game, what breaks the rule in it, and how its setup differs. */
export type Breaks<Rule extends string, Setup, Event> = Readonly<
  Record<Rule, readonly [before: readonly Event[], event: Event, setup?: Partial<Setup>]>
>;

interface Held<Setup, Event> {
  readonly breaks: Breaks<string, Setup, Event>;
  /** Games whose logs and hints cite rules, and some that they cite. */
  readonly games: readonly (readonly [events: readonly Event[], setup?: Partial<Setup>])[];
  readonly cited: readonly string[];
  readonly options: readonly OptionDef[];
}

export const holdLaw = async <Setup extends CommonSetup, State, Event>(
  source: Source,
  table: TableGame<Setup, State, Event>,
  setup: Setup,
  { breaks, games, cited, options }: Held<Setup, Event>,
): Promise<void> => {
  const law = rulesOf((await readRules(source)).blocks);
  const ids = law.map(({ slug }) => slug);
  const kept = (keeping: string) => law.filter((rule) => rule.keeping === keeping).map(({ slug }) => slug);

  const played = (events: readonly Event[], more: Partial<Setup> = {}) => {
    const begun = unwrap(table.readSetup({ ...setup, ...more }));
    const { line, refused } = replayAll(unwrap(table.start(begun)), events, table.apply);
    expect(refused).toBeUndefined();
    return { line, begun };
  };

  describe('the Law', () => {
    it('has every rule that a table can refuse with, and calls it enforced', () => {
      expect(kept('enforced').toSorted()).toEqual(Object.keys(breaks).toSorted());
      const others = kept('not enforced').length + kept('automatic').length;
      expect(others + kept('enforced').length).toBe(law.length);
    });

    it.each(kept('enforced'))('is kept by the table: %s is refused when it is broken', (id) => {
      const [before, event, more] = breaks[id] ?? expect.fail(`nothing breaks ${id}: write it in the test`);
      const refused = table.apply(now(played(before, more).line), event);
      expect(refused).toMatchObject({ ok: false, error: { rule: id } });
    });

    it('is cited by logs and hints, and each automatic rule of play by one of them', () => {
      const found = games.flatMap(([events, more]) => {
        const { line, begun } = played(events, more);
        const hints = line.states.map((state) => table.moment(state, begun).rule);
        return [...table.log(line, begun).map(({ rule }) => rule), ...hints];
      });
      const known = found.filter((id) => id !== undefined);
      expect([...new Set(known)].filter((id) => !ids.includes(id))).toEqual([]);
      expect(known).toEqual(expect.arrayContaining([...cited]));
    });

    it('has the rule of every option', () => {
      const rulings = options.flatMap(({ ruling }) => ruling ?? []);
      expect(rulings.filter((id) => !ids.includes(id))).toEqual([]);
    });
  });
};
