import { describe, expect, it } from 'vitest';
import { dealOpen } from '../../../deal/v1/spec';
import { rulesText } from '../../../files/read-rules';
import { target } from '..';
import { exampleAfter } from '../example';
import { figures } from './figures';

/** Table cells without the spaces that line them up. */
const rules = (rulesText('target')?.text ?? '').replace(/ +\|/g, ' |');
const { names } = exampleAfter(0).setup;

/** The pictures of the example; those for other numbers of players have a test of their own. */
const ofExample = Object.entries(figures).filter(([key]) => !/-\d+$/.test(key));

describe.each(ofExample)('the alternative text of %s', (_key, draw) => {
  it('names every player', () => {
    for (const name of names) expect(draw().alt).toContain(name);
  });
});

describe('the deals in the figures and in the example game', () => {
  const spec = { game: 'target', names, options: {} };
  const SEED = 'friday-7';
  const dealt = (leavers: readonly (readonly number[])[]): Record<string, string> => {
    const deal = dealOpen(target, spec, SEED, leavers);
    if (!deal.ok) throw new Error(deal.error.message);
    return deal.value.json.targets as Record<string, string>;
  };
  const [cy, ben, eve] = ['Cy', 'Ben', 'Eve'].map((name) => [names.indexOf(name)]) as [
    number[],
    number[],
    number[],
  ];

  it('are those that the program deals for the seed that the rules name', () => {
    expect(rules).toContain(SEED);
    const arrows = (key: string) =>
      Object.fromEntries(
        [...(figures[key]?.().alt?.matchAll(/(\w+) can attack (\w+)/g) ?? [])].map(([, one, other]) => [
          one,
          other,
        ]),
      );
    expect(arrows('before-blood')).toEqual(dealt([]));
    expect(arrows('after-blood')).toEqual(dealt([]));
    expect(arrows('redeal')).toEqual(dealt([cy]));
  });

  it('stand in the table of the example, round by round', () => {
    const rounds = [[], [cy], [cy, ben], [cy, ben, eve]].map(dealt);
    for (const name of names) {
      const cells = rounds.map((targets) => targets[name] ?? '–');
      expect(rules).toContain(`| ${[name, ...cells].join(' | ')} |`);
    }
  });

  it('draw the ways back that first blood opens', () => {
    expect(figures['after-blood']?.().alt).toContain(
      'New: Ben can strike back at Cy, Cy can strike back at Ana.',
    );
  });
});
