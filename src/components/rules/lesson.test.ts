/** A guided round leads through the whole of “One round”, by moves that the table takes. */
import { describe, expect, it } from 'vitest';
import { isSameEvent } from '../../app/tables/lesson/lesson';
import { itemAt } from '../../base/lists';
import { unwrap } from '../../base/result';
import { readRules } from '../../files/read-rules';
import { GAMES } from '../../games';
import { inlineText } from '../../rules/plain-text';
import { exampleOf, lessonOf } from './lesson';

const ROUNDS = await Promise.all(
  GAMES.map(async (source) => ({ id: source.id, source, lesson: await lessonOf(source) })),
);

describe.each(ROUNDS.filter(({ lesson }) => lesson))('$id', ({ id, source, lesson }) => {
  const { setup, steps, before } = lesson ?? expect.fail();

  it('is played by its table, and has a sentence for every move', async () => {
    const { table } = (await exampleOf(id)) ?? expect.fail();
    let state = unwrap(table.start(unwrap(table.readSetup(setup))));
    for (const { event, now } of steps) {
      expect(now).toMatch(/\.$/);
      state = unwrap(table.apply(state, event));
    }
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.length).toBeLessThan(20);
    expect(itemAt(steps, -1).told).not.toEqual([]);
  });

  it('tells every paragraph of the round', async () => {
    const { blocks } = await readRules(source);
    const from = blocks.findIndex((block) => block.kind === 'heading' && block.slug === 'one-round');
    const to = blocks.findIndex((block, k) => k > from && block.kind === 'heading');
    const told = [...before, ...steps.flatMap(({ now, told }) => [now, ...told])].join(' ');
    for (const block of blocks.slice(from + 1, to))
      if (block.kind === 'paragraph' && !block.inlines.some(({ kind }) => kind === 'link'))
        expect(told).toContain(inlineText(block.inlines).split('. ').at(-1));
  });
});

it('takes an event for the same in whatever order it was written', () => {
  expect(isSameEvent({ kind: 'roll', dice: [5, 2] }, { dice: [5, 2], kind: 'roll' })).toBe(true);
  expect(isSameEvent({ kind: 'roll', dice: [5, 2] }, { dice: [2, 5], kind: 'roll' })).toBe(false);
});
