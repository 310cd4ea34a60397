import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dealOpen } from '../../deal/v1/open';
import { mafia } from '../../games/mafia';
import { NAME_SETS } from '../../games/mafia/roles';
import { scriptFor } from '../../games/mafia/script';
import { CHECKS, figures } from './figures';

/** Table cells without the spaces that line them up. */
const rules = readFileSync(new URL('../../../content/mafia/rules.md', import.meta.url), 'utf8').replace(
  / +\|/g,
  ' |',
);

describe('the alternative texts', () => {
  it('name the rounds in order', () => {
    expect(figures.rounds?.().alt).toMatch(/Mafia-Identify.*Lynch-Mob.*Assassination.*back to Lynch-Mob/);
  });

  it('ask the questions in the order of the checks', () => {
    const alt = figures.ending?.().alt?.toLowerCase() ?? '';
    const places = CHECKS.map(({ question }) => alt.indexOf(question.toLowerCase()));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('the rule text', () => {
  it('asks the same questions as the figure, with the same numbers', () => {
    CHECKS.forEach(({ question }, index) => {
      expect(rules).toContain(`${index + 1}. **${question}**`);
    });
  });

  it('says what the printed script says', () => {
    for (const { lines } of scriptFor(NAME_SETS[0].names)) {
      lines.forEach(({ say }, index) => {
        expect(rules).toContain(`${index + 1}. **${say}**`);
      });
    }
  });

  it('lists the name sets that can be printed (M6)', () => {
    for (const { title, names } of NAME_SETS.slice(1)) {
      expect(rules).toContain(`| ${title} | ${names.assassin} | ${names.mafia} | ${names.pleb} |`);
    }
  });
});

describe('the example game', () => {
  const rows = [...rules.matchAll(/^\| (\w+) \| (\S+) \| (Assassin|Mafia|Pleb) \|$/gm)].filter(([, , card]) =>
    /[♠♥♦♣]/.test(card ?? ''),
  );
  const players = rows.map(([, name = '']) => name);
  const roles = new Map(rows.map(([, name = '', , role = '']) => [name, role.toLowerCase()]));

  it('has the roles that the program deals for the seed that the rules name', () => {
    const deal = dealOpen(mafia, { game: 'mafia', names: players, options: {} }, 'friday-7');
    if (!deal.ok) throw new Error(deal.error.message);
    expect(rules).toContain('`friday-7`');
    expect(players).toHaveLength(8);
    expect(deal.value.json.roles).toEqual(Object.fromEntries(roles));
  });

  it('counts each vote right: the accused has none, and more than half lynches', () => {
    let living = [...players];
    const counts: string[] = [];
    const days = rules
      .slice(rules.indexOf('## An example game'), rules.indexOf('## Rulings'))
      .split(/^### /m)
      .slice(1);
    for (const day of days) {
      const alive = /^The .*: (\w+) alive/.exec(day)?.[1];
      if (alive) expect(['four', 'five', 'six', 'seven', 'eight']).toContain(alive);
      if (alive) expect(living).toHaveLength(['four', 'five', 'six', 'seven', 'eight'].indexOf(alive) + 4);
      for (const [, accused = '', ayes = '', votes, voters] of day.matchAll(
        /accuses (\w+)[.*,][\s\S]*?([A-Z]\w+(?:, [A-Z]\w+)*(?:,? and [A-Z]\w+)) vote for it: (\d) of (\d)/g,
      )) {
        const names = ayes.split(/, | and /);
        expect(living).toEqual(expect.arrayContaining([accused, ...names]));
        expect(names).not.toContain(accused);
        expect(names).toHaveLength(Number(votes));
        expect(living.length - 1).toBe(Number(voters));
        const lynched = names.length > (living.length - 1) / 2;
        counts.push(`${accused} ${votes}/${voters} ${lynched ? 'lynched' : 'spared'}`);
        if (lynched) living = living.filter((name) => name !== accused);
      }
      const shot = /points at (\w+)/.exec(day)?.[1];
      if (shot) living = living.filter((name) => name !== shot);
    }
    expect(counts).toEqual(['Cy 3/7 spared', 'Ben 4/7 lynched', 'Gil 3/5 lynched', 'Cy 2/3 lynched']);
    expect(living.map((name) => roles.get(name)).toSorted()).toEqual(['mafia', 'pleb', 'pleb']);
  });
});
