import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { segments } from '../../../scene/paths';
import paths from './icon-paths.json' with { type: 'json' };
import { NATION_ICON_NAMES, NATION_ICONS } from './icons';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}
const PACKAGE = new URL('../../../../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
const set = JSON.parse(readFileSync(PACKAGE, 'utf8')) as IconSet;

it('holds the icons that the cards name, no more and no fewer', () => {
  expect(Object.keys(paths)).toEqual(NATION_ICON_NAMES);
});

it.each(NATION_ICON_NAMES)('%s is drawn as the package draws it, in its square', (name) => {
  const body = set.icons[name]?.body ?? '';
  expect(NATION_ICONS.data(name)).toBe([...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(''));
  const [item] = NATION_ICONS.scene(name, '#1C1A17').items;
  const points = segments(item?.kind === 'path' ? item.d : '').flatMap(({ points: numbers }) => numbers);
  expect(points.length).toBeGreaterThan(10);
  expect(Math.min(...points)).toBeGreaterThan(-0.5);
  expect(Math.max(...points)).toBeLessThan(10.5);
});

it('refuses a name that no card has', () => {
  expect(() => NATION_ICONS.data('wizard')).toThrow('icon “wizard” is not in a card of games/nation/cards');
});
