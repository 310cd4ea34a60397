import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SOURCES } from '../games/index';
import { segments } from '../scene/paths';
import paths from './icon-paths.json' with { type: 'json' };
import { ICON_UNITS, ICONS, iconData, iconScene, isIcon } from './icons';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}
const PACKAGE = new URL('../../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
const set = JSON.parse(readFileSync(PACKAGE, 'utf8')) as IconSet;

describe('icons', () => {
  it.each(ICONS)('%s is drawn as the package draws it', (name) => {
    const body = set.icons[name]?.body ?? '';
    expect(iconData(name)).toBe([...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(''));
    expect(iconData(name)).not.toBe('');
  });

  it('are those of the list, no more and no fewer', () => {
    expect(Object.keys(paths).toSorted()).toEqual([...ICONS].toSorted());
  });

  it.each(SOURCES.filter(({ icon }) => icon))('hold the icon of $id', ({ icon }) => {
    expect(isIcon(icon ?? '')).toBe(true);
  });

  it.each(ICONS)('%s stays in its square', (name) => {
    const [item] = iconScene(name, '#1C1A17').items;
    const points = segments(item?.kind === 'path' ? item.d : '').flatMap(({ points: numbers }) => numbers);
    expect(points.length).toBeGreaterThan(10);
    expect(Math.min(...points)).toBeGreaterThan(-0.5);
    expect(Math.max(...points)).toBeLessThan(10.5);
    expect(ICON_UNITS).toBe(512);
  });

  it('are one scene for one look, so that a file holds it once', () => {
    expect(iconScene('hooded-figure', '#1C1A17')).toBe(iconScene('hooded-figure', '#1C1A17'));
    expect(iconScene('hooded-figure', '#1C1A17')).not.toBe(iconScene('hooded-figure', '#B4231F'));
  });

  it('refuse a name that is not among them', () => {
    expect(() => iconData('wizard')).toThrow('icon “wizard” is not in look/icons.ts');
  });
});
