/** Copies the icons that faces/icons.ts names out of the game-icons package: `npm run icons`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { ICONS } from '../src/faces/icons';

const PACKAGE = 'node_modules/@iconify-json/game-icons/icons.json';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const set = JSON.parse(readFileSync(PACKAGE, 'utf8')) as IconSet;

const paths = Object.fromEntries(
  ICONS.map((name) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`game-icons has no icon “${name}”`);
    return [name, [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('')];
  }),
);

writeFileSync('src/faces/icon-paths.json', `${JSON.stringify(paths, null, 2)}\n`);
