import { describe, expect, it } from 'vitest';
import { begin, now, play, replayAll, type Timeline } from '../../../app/tables/timeline';
import { unwrap } from '../../../base/result';
import { openStream } from '../../../deal/v1/stream';
import { playGame } from '../bots/simulate';
import { publicView, type Setup, type State, start, type TableEvent } from '../rules';
import { attack, DEALT, handsOf, out, setupOf } from '../rules/table.sample';
import { targetTable } from './table';
import { dramaOf, logEntries, momentOf, openingOf } from './words';

const lineOf = (events: readonly TableEvent[], setup: Setup = setupOf()): Timeline<State, TableEvent> =>
  events.reduce(
    (line, event) => unwrap(play(line, event, targetTable.apply)),
    begin<State, TableEvent>(unwrap(start(setup))),
  );

const said = (events: readonly TableEvent[], setup?: Setup): string[] =>
  logEntries(lineOf(events, setup)).map(({ who, text }) => (who ? `${who} ${text}.` : text));

describe('the log', () => {
  it('says first blood, and who strikes back', () => {
    expect(said([attack('Ana', 'Cy'), attack('Cy', 'Ana', 'spell'), attack('Ana', 'Cy', 'ability')])).toEqual(
      [
        'Ana attacks Cy: first blood, the card goes up.',
        'Cy strikes back: casts a spell at Ana.',
        'Ana aims an ability at Cy.',
      ],
    );
  });

  it('says that a free ability draws no blood, of one’s own target too, so that it tells nobody’s card', () => {
    const others = ['Ben', 'Cy', 'Dee', 'Eve'] as const;
    const events = others.map((name) => attack('Ana', name, 'ability'));
    expect(said(events, setupOf({ spells: true }))).toEqual(
      others.map((name) => `Ana aims an ability at ${name}, which draws no blood.`),
    );
  });

  it('has the rule of the death, whatever wishes there are', () => {
    const wished = lineOf([out('Eve by Ana')], setupOf({ wishes: '0-1' }));
    expect(logEntries(wished)[0]).toMatchObject({
      text: expect.stringContaining('The wishes: Ana and Ben'),
      rule: 'no-hit',
    });
  });

  it('says who is out, by whose hand, who scores, and what is dealt', () => {
    expect(said([out('Cy by Ana', 'Dee by Ana'), out('Eve concedes'), out('Ben')])).toEqual([
      'Cy is out by Ana’s hand, a hit for Ana; Dee is out by Ana’s hand, no hit. 3 cards are dealt anew.',
      'Eve concedes, no hit. Ana and Ben are left, and nothing is dealt.',
      'Ben is out by nobody’s hand, no hit. One is left: count the hits.',
    ]);
  });

  it('says a counter once, however often it is turned', () => {
    const count = (seat: number, by: number): TableEvent => ({ kind: 'count', seat, by });
    expect(said([count(0, 1), count(0, 1), count(1, -1)])).toEqual([
      'Ana has 2 on the counter.',
      'Ben has −1 on the counter.',
    ]);
  });

  it('says that cards are dealt by hand', () => {
    expect(said([DEALT], handsOf())).toEqual(['Round 1: 5 cards are dealt.']);
  });

  it('says what everybody can work out of a fresh deal of three', () => {
    const setup: Setup = { names: ['Ana', 'Ben', 'Cy', 'Dee'], options: { fresh: true }, seed: '0' };
    expect(said([out('Dee')], setup)[0]).toMatch(
      /3 cards are dealt anew\. (With these three only one fresh deal|These three cannot all)/,
    );
  });
});

describe('the question', () => {
  const at = (events: readonly TableEvent[], setup?: Setup) =>
    momentOf(lineOf(events, setup).states.at(-1) as State);

  it('asks who goes for whom, then of the last two, then says who wins', () => {
    const many = out('Cy by Ana', 'Dee', 'Eve');
    expect(at([]).title).toBe('Who goes for whom?');
    expect(at([many]).title).toBe('Ana against Ben');
    expect(at([many, out('Ana by Ben')])).toMatchObject({
      title: 'A draw',
      sentence: 'Ana and Ben have 1 hit each. Ben is the last one standing.',
      over: true,
    });
    expect(at([many, out('Ana', 'Ben')])).toMatchObject({
      title: 'Ana wins',
      sentence: '1 hit. Nobody is left.',
    });
  });

  it('asks for the deal that the table does not know', () => {
    expect(at([], handsOf({ ring: true }))).toMatchObject({
      title: 'Deal 5 cards',
      where: ['Round 1', '5 alive', 'One ring'],
    });
  });
});

describe('what is said', () => {
  it('is the same whether or not one knows the cards that lie face down', () => {
    for (let game = 0; game < 40; game++) {
      const chance = openStream(new Uint8Array(32), `words/${game}`);
      const { events, end } = playGame(3 + (game % 5), {}, chance);
      const { line } = replayAll(unwrap(start({ seed: '', ...end.setup })), events, targetTable.apply);
      const known = { ...line, states: line.states.map(publicView) };
      expect(logEntries(line)).toEqual(logEntries(known));
      for (const state of line.states) expect(momentOf(state)).toEqual(momentOf(publicView(state)));
      expect(JSON.stringify([logEntries(line), openingOf(line.states[0] as State)])).not.toContain(
        end.setup.seed,
      );
    }
  });
});

describe('what fills the screen', () => {
  const dramaAfter = (...events: readonly TableEvent[]) => {
    const drama = dramaOf(now(lineOf(events)));
    return drama && `${drama.kind}: ${drama.who}, ${drama.what}`;
  };

  it.each<[string, readonly TableEvent[], string | undefined]>([
    ['first blood', [attack('Ana', 'Cy')], 'blood: First blood, Ana hunts Cy'],
    ['no other attack', [attack('Ana', 'Cy'), attack('Cy', 'Ana')], undefined],
    ['a hit', [out('Cy by Ana')], 'hit: Cy is out, a hit for Ana'],
    ['a death', [out('Cy')], 'death: Cy is out, no hit'],
    ['nothing counted', [{ kind: 'count', seat: 0, by: 1 }], undefined],
  ])('is %s', (_, events, drama) => {
    expect(dramaAfter(...events)).toBe(drama);
  });
});
