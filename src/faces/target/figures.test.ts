import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dealOpen } from '../../deal/v1/open';
import { target } from '../../games/target';
import { BLOOD, figures, NEW_CARDS, OLD_CARDS, type Pair, SEATS } from './figures';

/** Table cells without the spaces that line them up. */
const rules = readFileSync(new URL('../../../content/target/rules.md', import.meta.url), 'utf8').replace(
  / +\|/g,
  ' |',
);

describe.each(Object.entries(figures))('the alternative text of %s', (_key, draw) => {
  it('names every player', () => {
    for (const name of SEATS) expect(draw().alt).toContain(name);
  });
});

describe('the deals in the figures and in the example game', () => {
  const spec = { game: 'target', names: SEATS, options: {} };
  const SEED = 'friday-7';
  const dealt = (leavers: readonly (readonly number[])[]): Record<string, string> => {
    const deal = dealOpen(target, spec, SEED, leavers);
    if (!deal.ok) throw new Error(deal.error.message);
    return deal.value.json.targets as Record<string, string>;
  };
  const cy = [SEATS.indexOf('Cy')];
  const ben = [SEATS.indexOf('Ben')];
  const eve = [SEATS.indexOf('Eve')];

  it('are those that the program deals for the seed that the rules name', () => {
    expect(rules).toContain(SEED);
    expect(Object.fromEntries(OLD_CARDS)).toEqual(dealt([]));
    expect(Object.fromEntries(NEW_CARDS)).toEqual(dealt([cy]));
  });

  it('stand in the table of the example, round by round', () => {
    const rounds = [[], [cy], [cy, ben], [cy, ben, eve]].map(dealt);
    for (const name of SEATS) {
      const cells = rounds.map((targets) => targets[name] ?? '–');
      expect(rules).toContain(`| ${[name, ...cells].join(' | ')} |`);
    }
  });

  it('give no blood that the cards forbid', () => {
    const held = new Set(OLD_CARDS.map((pair: Pair) => pair.join()));
    for (const pair of BLOOD) expect(held).toContain(pair.join());
  });
});
