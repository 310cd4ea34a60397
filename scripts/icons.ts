/** Copies the icons that faces name out of the game-icons package: `npm run icons`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { ICONS } from '../src/faces/icons';
import { NATION_ICON_NAMES } from '../src/faces/nation/icon-names';

const PACKAGE = 'node_modules/@iconify-json/game-icons/icons.json';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const set = JSON.parse(readFileSync(PACKAGE, 'utf8')) as IconSet;

const pathOf = (name: string): string => {
  const icon = set.icons[name];
  if (!icon) throw new Error(`game-icons has no icon “${name}”`);
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('');
};

const write = (file: string, names: readonly string[]): void => {
  const paths = Object.fromEntries(names.map((name) => [name, pathOf(name)]));
  writeFileSync(file, `${JSON.stringify(paths, null, 2)}\n`);
};

write('src/faces/icon-paths.json', ICONS);
write('src/faces/nation/icon-paths.json', NATION_ICON_NAMES);
