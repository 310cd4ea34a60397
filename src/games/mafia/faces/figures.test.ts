import { describe, expect, it } from 'vitest';
import { dealOpen } from '../../../deal/v1/spec';
import { rulesText } from '../../../files/read-rules';
import { mafia } from '..';
import { NAME_SETS, scriptFor } from '../roles';
import { CHECKS, figures } from './figures';

/** Table cells without the spaces that line them up. */
const rules = (rulesText('mafia')?.text ?? '').replace(/ +\|/g, ' |');

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

  it('names as many hands as the log counts, and none of the accused', () => {
    const votes = [
      ...rules.matchAll(
        /^\*\*\w+ accuses (\w+): (\d) of (\d) for it.*? ([A-Z]\w+(?:, [A-Z]\w+)*(?:,? and [A-Z]\w+)) vote for it/gm,
      ),
    ].map(([, accused = '', yes, voters, ayes = '']) => {
      const names = ayes.split(/, | and /);
      expect(players).toEqual(expect.arrayContaining([accused, ...names]));
      expect(names).not.toContain(accused);
      expect(names).toHaveLength(Number(yes));
      return `${accused} ${yes}/${voters}`;
    });
    expect(votes).toEqual(['Cy 3/7', 'Ben 4/7', 'Gil 3/5', 'Cy 2/3']);
  });
});
