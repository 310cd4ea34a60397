/** The faults of `npm run faults`: slips that anyone could make, one line each. */
import { join } from 'node:path';

type Row = readonly [file: string, what: string, from: string, to: string];

/** Faults for unit tests, by folder. */
const FAULTS: Readonly<Record<string, readonly Row[]>> = {
  'src/base': [
    ['names.ts', 'names that differ by case only', 'alikeKey(name.value)', 'name.value'],
    ['names.ts', 'Greek capitals with accents', "? 'el'", "? 'en'"],
    ['fraction.ts', 'a percentage rounded down', '2000n * numerator + denominator', '2000n * numerator'],
    ['fragment.ts', 'a bracket left in a link', "/[!'()*]|", "/[!'*]|"],
    ['words.ts', 'other check sums of links', '0x01000193', '0x01000195'],
  ],
  'src/deal/v1': [
    ['shuffle.ts', 'someone keeps their own card', 'order.every(', 'order.some('],
    ['shuffle.ts', 'a biased shuffle', 'stream.below(i + 1)', 'stream.below(out.length)'],
    ['shuffle.ts', 'a ring that closes early', 'stream.below(i)', 'stream.below(i + 1)'],
    ['stream.ts', 'small numbers come up more often', 'WORDS - (WORDS % n)', 'WORDS'],
    ['stream.ts', 'the counter of a key stream turned round', 'setUint32(0, k)', 'setUint32(0, k, true)'],
    ['spec.ts', 'names that are not in the key', 'DOMAIN, specHash(spec),', 'DOMAIN,'],
    ['options.ts', 'a default that changes the key', 'value === values[0] ? undefined : value', 'value'],
    ['living.ts', 'a death in each round is too few', 'round > gone.length', 'round >= gone.length'],
    ['link.ts', 'a flag that is switched off is on', "text === '1'", "text !== ''"],
  ],
  'src/deal/sealed': [
    [
      'bulletin.ts',
      'a slot that opens under any head',
      'key,\n    headBytes(invitation, head),\n  );',
      'key,\n  );',
    ],
    ['bulletin.ts', 'a chain that forgets', 'seatByte(closer), prev]', 'seatByte(closer), NO_DIGEST]'],
    [
      'invitation.ts',
      'a bystander who closes',
      'equalBytes(seal, sealOf(shared.value, kind, [invitation.id, seat, ...parts]))',
      'seal.length > 0',
    ],
    [
      'invitation.ts',
      'a closing of another list',
      '!equalBytes(digest, rollDigest(invitation, roll))',
      'digest.length === 0',
    ],
    [
      'codes.ts',
      'a mistyped code accepted',
      'checkOf(version, bytes.subarray(0, end))',
      'bytes.subarray(end)',
    ],
    ['host.ts', 'a deal that nobody closes', 'isOld(state) || phones.every((count) => count === 0)', 'true'],
    [
      'host.ts',
      'an old answer that is a new phone',
      'used.includes(key) && !isOld(state)',
      'key === undefined',
    ],
    [
      'phone.ts',
      'a second closing that nobody hears of',
      'if (closed?.again)',
      'if (closed?.secretKey === undefined)',
    ],
    ['phone.ts', 'a swapped card called fair', 'given !== dealt', 'dealt === undefined'],
    ['host.ts', 'a serial used twice', 'event.serial > (', 'event.serial >= ('],
  ],
  'src/games': [
    [
      'nation/rules/attempt.ts',
      'the sign of a modifier',
      'needed -= effect.change',
      'needed += effect.change',
    ],
    [
      'nation/rules/attempt.ts',
      'debts for what a contract wants',
      'attributes, negative)',
      'attributes, positive)',
    ],
    ['nation/cards/clock.ts', 'a time that passes midnight', 'Math.min(LAST_MINUTE, ', 'Math.max(0, '],
    ['nation/rules/attempts.ts', 'an insurance paid in a duel', 'tile === DUEL_MARK ? 0', 'success ? 0'],
    ['mafia/rules/lynch-mob.ts', 'half the hands lynch', 'Math.floor(base / 2) + 1', 'Math.ceil(base / 2)'],
    ['mafia/rules/setup.ts', 'questions out of order', "['mafia', 'pleb'] as", "['pleb', 'mafia'] as"],
    ['mafia/mix.ts', 'a third, rounded up', 'Math.floor(players / 3)', 'Math.ceil(players / 3)'],
    ['mafia/odds.ts', 'one vote more than is needed', 'k >= needed', 'k > needed'],
    ['target/rules/index.ts', 'a hit for another’s kill', 'by === hunter ||', 'by !== undefined ||'],
    [
      'target/rules/may-attack.ts',
      'blood the wrong way',
      'open[b] && state.targets[b] === a',
      'open[a] && state.targets[a] === b',
    ],
    ['target/deal.ts', 'a fresh deal of one’s own card', 'targets[k] !== seat &&', ''],
    ['tmag/rules/moves.ts', 'a victim passes assassins', 'closed: new Set(others)', 'closed: new Set()'],
    ['tmag/rules/state.ts', 'the round turns the other way', '(seat + 1) %', '(seat + setup.players - 1) %'],
  ],
  'src/scene': [
    ['pdf/content.ts', 'text upside down', '1 0 0 -1', '1 0 0 1'],
    ['pdf/content.ts', 'a clip that does not clip', 'W n`', 'n`'],
    ['svg.ts', 'an ampersand in a title', '/[&<>"]/g', '/[<>"]/g'],
    ['pdf/structure.ts', 'a figure without its text', 'Alt: textString', 'T: textString'],
    ['svg.ts', 'a quote that ends an attribute', '/[&<>"]/g', '/[&<>]/g'],
    ['svg.ts', 'joined letters set apart', 'run.joined ? 0 : (item.tracking ?? 0)', 'item.tracking ?? 0'],
    ['qr.ts', 'a QR code without its margin', 'border: QUIET_ZONE', 'border: 1'],
    ['text.ts', 'kerned words past the margin', 'current.length > 1) {', 'current.length > 99) {'],
    ['fonts/shaper.ts', 'one direction', 'rtl ? this.hb.Direction.RTL : ', ''],
    ['fonts/shaper.ts', 'the lightest weight', 'if (weight !== undefined)', 'if (weight === 0)'],
    ['pdf/truetype.ts', 'points between two controls lost', ' || 2 * x !== before.x + after.x', ''],
  ],
  'src/games/mafia/faces': [
    ['figures.ts', 'night drawn as day', 'night ? { fill: COLORS.ink } : {}', 'night ? {} : {}'],
  ],
  'src/print': [
    ['sheets.ts', 'a back shifted by 0.1 mm', 'box.x - box.width }, t', 'box.x - box.width + 0.1 }, t'],
    ['sheets.ts', 'mirrored in the wrong edge', "(backs === 'long') === upright", "backs === 'long'"],
    ['sheets.ts', 'bleed over a neighbour', '(gap) => gap / 2', '(gap) => gap'],
    ['profile.ts', 'a turn corrected twice over', 'rotateAbout(-angle', 'rotateAbout(angle'],
    ['booklet/impose.ts', 'fronts as backs', '0 ? [high', '1 ? [high'],
    ['booklet/flow.ts', 'words joined at a line’s end', 'space > 0 ? endedBySpace(line) : line', 'line'],
    ['marks.ts', 'crop marks in the bleed', 'clear + 0.3', '0.3'],
    ['papers.ts', 'Letter too wide', 'width: 215.9, height: 279.4', 'width: 216, height: 279.4'],
  ],
  'src/files': [
    ['editions/manifest.ts', 'a back that may change unseen', 'drawnText(back)', "''"],
    ['exports/formats.ts', 'a bleed of 36 px at The Game Crafter', '1125, 37.5', '1125, 36'],
    ['exports/tts.ts', 'two sheets of one number', 'firstId + k', 'firstId'],
    ['exports/files.ts', 'the time of day in a zip', 'new Date(year, month - 1, day)', 'new Date()'],
    ['booklet-file.ts', 'an address of this machine on paper', '|127\\.', ''],
  ],
  'src/rules': [
    ['asked.ts', 'wrong answers learned', 'answer ? 1 : 0', 'answer ? 0 : 1'],
    ['document.ts', 'a quick reference cut short', 'block.level === 2', 'block.level >= 2'],
    ['blocks.ts', 'terms that nothing finds', 'reading.terms.set(own,', 'reading.terms.set(term,'],
  ],
  'src/app': [
    ['tables/timeline.ts', 'an undo that forgets', '...line, at }', '...begin(line.states[0] as State) }'],
    ['tables/keep/record.ts', 'damage accepted', 'refused || line.at < raw.length', 'refused'],
    ['tables/schema.ts', 'an event without its fields', 'read.success ? {', 'read ? {'],
    ['store/database.ts', 'a newer table overwritten', 'revision !== after', 'revision < after'],
    ['tables/keep/link.ts', 'a damaged link accepted', 'sumBytes(text).some', 'sumBytes(text).every'],
    ['offline/manifest.ts', 'pages kept without their fonts', '|^fonts\\/noto-|', '|^fonts\\/|'],
    ['fields/salvage.ts', 'the first of two seeds lost', '??= part', '= part'],
  ],
};

/** Faults that no import leads to, or that only whole files and pages show: by the test file that has to find them. */
const FAULTS_BY_TEST: Readonly<Record<string, readonly Row[]>> = {
  'tests/content/content.test.ts': [
    ['content/mafia/law.md', 'a rule with another id', '[go-home ·', '[going-home ·'],
    ['content/mafia/more.md', 'a fact quoted wrong', 'that is :fact[odds-8]', 'that is 249/735'],
    ['content/nation/more.md', 'a term that nothing explains', ':term[MSR]. Each', ':term[MRS]. Each'],
  ],
  'src/rules/may-i.test.ts': [
    ['content/target/may-i.md', 'a link to no rule', '#planeswalker), just', '#planeswalkers), just'],
  ],
  'tests/goldens/goldens.test.ts': [
    ['src/look/theme.ts', 'another red', '#B4231F', '#B4231E'],
    [
      'src/look/backs.ts',
      'a back that has a top',
      'rotateAbout(180, x, y), blade',
      'rotateAbout(90, x, y), blade',
    ],
  ],
  'scripts/refusals.test.ts': [['scripts/main.ts', 'success for a refusal', 'return 2;', 'return 0;']],
  'scripts/commands/simulate.test.ts': [
    ['scripts/commands/command.ts', 'only the last of two options', "given.join(',')", "given.at(-1) ?? ''"],
  ],
  'scripts/static-server.test.ts': [
    ['scripts/static-server.ts', 'one of two headers lost', 'found.append(', 'found.set('],
  ],
  'tests/print/kits.test.ts': [
    ['src/print/kit-sheets.ts', 'a back on its head', '(turned ? 180 : 0)', '(turned ? 0 : 0)'],
  ],
  'tests/print/names.test.ts': [
    ['src/scene/pdf/content.ts', 'text that cannot be copied', 'spellsItself(run) ? shown', 'true ? shown'],
  ],
  'tests/site/heads.test.ts': [
    ['src/layouts/Page.astro', 'pages of one title', '<title>{fullTitle}', '<title>Paper Dagger'],
    ['src/layouts/Page.astro', 'a secret page in lists', '{secret ?', '{false ?'],
  ],
  'tests/site/links.test.ts': [
    ['src/layouts/Page.astro', 'a link that ignores the base', "{href('favicon.svg')}", '"/favicon.svg"'],
    ['src/app/fields/NamesField.tsx', 'a label without its field', 'for="names"', 'for="name"'],
  ],
  'tests/site/headers.test.ts': [
    [
      'src/layouts/Page.astro',
      'a script without its hash',
      '<slot name="head" />',
      '<script is:inline>0;</script>',
    ],
  ],
};

/** A fault, and the test file that has to find it; without it, any unit test whose imports lead to the file. */
export type Fault = readonly [...row: Row, test?: string];

export const ALL_FAULTS: readonly Fault[] = [
  ...Object.entries(FAULTS).flatMap(([folder, list]) =>
    list.map(([name, ...fault]): Fault => [join(folder, name), ...fault]),
  ),
  ...Object.entries(FAULTS_BY_TEST).flatMap(([test, list]) => list.map((row): Fault => [...row, test])),
];

/** A file's text with a fault put in. Throws where the place to put it is not there, or there twice. */
export const withFaultIn = (text: string, [file, what, from, to]: Fault): string => {
  const parts = text.split(from);
  if (parts.length !== 2)
    throw new Error(`${file} has “${from}” ${parts.length - 1} times, not once: fix the fault “${what}”.`);
  return parts.join(to);
};
