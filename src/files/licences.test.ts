import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dependencies } from '../../package.json';
import { SOURCES } from '../games';
import { NATION_ICON_NAMES } from '../games/nation/faces/icons';
import { ICON_ARTISTS, ICONS } from '../look/icons';
import { installedFiles, isFont, licencesText, noticesOf, sourceCredits } from './licences';
import { kitImprint } from './pdf-metadata';

const fonts = noticesOf(installedFiles()).filter(isFont);

describe('licences', () => {
  it('have the Open Font License of every font, and whose it is', () => {
    expect(fonts.map(({ name }) => name)).toEqual(
      Object.keys(dependencies)
        .filter((name) => name.startsWith('@fontsource'))
        .sort((a, b) => a.localeCompare(b)),
    );
    for (const { name, licence, text } of fonts) {
      expect([name, licence]).toEqual([name, 'OFL-1.1']);
      expect(text, name).toMatch(/^(Copyright |Google Inc\.)/);
      expect(text, name).toContain('SIL OPEN FONT LICENSE Version 1.1');
    }
  });

  it('are read from the package that a file belongs to, each once', () => {
    const files = [
      'node_modules/satori/dist/index.js',
      '/somewhere/src/app/links.ts',
      'node_modules/satori/node_modules/fflate/esm/browser.js',
      'node_modules/@noble/hashes/sha2.js',
      'node_modules/@noble/hashes/hkdf.js',
    ];
    expect(noticesOf(files).map(({ name, licence }) => [name, licence])).toEqual([
      ['@noble/hashes', 'MIT'],
      ['fflate', 'MIT'],
      ['satori', 'MPL-2.0'],
    ]);
  });

  it('have the words of MIT where a package has no licence file, and the name of its author', () => {
    const [notice] = noticesOf(['node_modules/css-box-shadow/index.js']);
    expect(notice?.text).toMatch(
      /^Copyright \(c\) Brent Jackson\n\nPermission is hereby granted[\s\S]+SOFTWARE\.$/,
    );
  });

  it('name every source, and say where it states none', async () => {
    const credits = await sourceCredits();
    expect(credits.map(({ id }) => id)).toEqual(SOURCES.map(({ id }) => id));
    for (const { credits: each } of credits)
      expect(each.every(({ licence }) => licence.length > 2)).toBe(true);
    expect(credits.find(({ id }) => id === 'nation')?.credits[0]?.licence).toBe('No licence stated');
  });

  it('are one text for the package of the command line', async () => {
    const text = await licencesText(['node_modules/yaml/dist/index.js']);
    expect(text).toContain(
      'Paper Dagger is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.',
    );
    for (const words of [
      ICON_ARTISTS,
      'No licence stated',
      'GFDL 1.1 or later',
      'yaml 2.',
      ...fonts.map(({ text }) => text),
    ])
      expect(text).toContain(words);
  });
});

/** Icons of those who drew few; the folders of github.com/game-icons/icons say it. All others are by Lorc or Delapouite. */
const FEW: Readonly<Record<string, readonly string[]>> = {
  'Carl Olsen': ['crossbow'],
  'Caro Asercion': ['mountain-climbing', 'rotary-phone', 'slot-machine'],
  DarkZaitzev: ['hooded-assassin', 'hooded-figure'],
  'John Colburn': ['pistol-gun'],
  Sbed: ['duel', 'falling'],
  Skoll: [
    'balaclava',
    'bowie-knife',
    'bullseye',
    'clubs',
    'diamonds',
    'drop-weapon',
    'goat',
    'hearts',
    'kevlar-vest',
  ],
  Willdabeast: ['black-book'],
};

describe('artists of icons', () => {
  const used = new Set<string>([...ICONS, ...NATION_ICON_NAMES]);

  it.each(Object.entries(FEW))('%s drew what is used', (artist, icons) => {
    expect(ICON_ARTISTS).toContain(artist);
    expect(icons.filter((icon) => !used.has(icon))).toEqual([]);
  });

  it('are in the licence of this repository and in printed files', () => {
    expect(readFileSync('LICENSE', 'utf8').replaceAll(/\s+/g, ' ')).toContain(ICON_ARTISTS);
    expect(kitImprint().credits.join()).toContain(ICON_ARTISTS);
  });
});
