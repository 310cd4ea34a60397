import { err, ok, type Result } from '../../src/base/result';
import { calibrationPdf } from '../../src/files/calibration-sheet';
import { sharedBook } from '../../src/files/node-fonts';
import { parseReadings, profileFrom, type Readings, STRIPS } from '../../src/print/calibration';
import { HOME_PAPERS } from '../../src/print/papers';
import { FLIPS, writeProfile } from '../../src/print/profile';
import type { Command, Words } from './command';
import { writeNamedFile } from './named-files';

const READINGS = ['ruler', ...STRIPS] as const;

const oneOf = <T extends string>(flag: string, value: string, allowed: readonly T[]): Result<T> => {
  const found = allowed.find((known) => known === value);
  return found === undefined
    ? err('unknown-value', `--${flag} is one of ${allowed.join(', ')}, not “${value}”.`)
    : ok(found);
};

const readingsFrom = ({ values }: Words): Result<Readings> => {
  const { ruler, top, bottom, left, right } = values;
  const missing = READINGS.filter((name) => name !== 'right' && values[name] === undefined);
  if (ruler === undefined || top === undefined || bottom === undefined || left === undefined)
    return err(
      'missing-readings',
      `A profile needs the rulers and the scales, and ${missing.map((name) => `--${name}`).join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing: read the sheet and add what it shows.`,
    );
  const [across, down, more] = ruler.split(/\s*[,;]\s*|\s+/).filter(Boolean);
  if (across === undefined || down === undefined || more !== undefined)
    return err(
      'bad-ruler',
      `--ruler is the length of the ruler across and of that down, as in 98.5,100.4, not “${ruler}”.`,
    );
  return parseReadings({ across, down, top, bottom, left, right });
};

export const calibrate: Command = {
  name: 'calibrate',
  operands: '',
  summary: 'Writes a sheet that shows what your printer does, then a profile that undoes it.',
  flags: {
    paper: { value: HOME_PAPERS.join('|'), help: 'Paper of the sheet. Default: a4.' },
    backs: { value: FLIPS.join('|'), help: 'Edge that the printer turns the sheet about. Default: long.' },
    ruler: { value: 'mm,mm', help: 'What the two rulers measure, across and down: 98.5,100.4.' },
    top: { value: 'pair', help: 'Number and letter whose lines coincide: 13,M.' },
    bottom: { value: 'pair', help: 'The same on the scale at the bottom.' },
    left: { value: 'pair', help: 'The same on the scale at the left.' },
    right: { value: 'pair', help: 'The same at the right; without it the profile is less exact.' },
    name: { value: 'text', help: 'What to call the printer. Default: My printer.' },
    output: { short: 'o', value: 'file', help: 'Default: calibration.pdf, or printer.json, here.' },
  },
  examples: [
    'calibrate -o calibration.pdf --paper letter --backs short',
    'calibrate --ruler 98.5,100.4 --top 13,M --bottom 15,O --left 9,I --right 11,K -o printer.json',
  ],
  async run(words) {
    const { positionals, values } = words;
    if (positionals.length > 0)
      return err('bad-words', `calibrate takes flags only; “${positionals.join(' ')}” is too much.`);
    const paper = oneOf('paper', values.paper ?? 'a4', HOME_PAPERS);
    if (!paper.ok) return paper;
    const flip = oneOf('backs', values.backs ?? 'long', FLIPS);
    if (!flip.ok) return flip;
    if (READINGS.every((name) => values[name] === undefined)) {
      const file = values.output ?? 'calibration.pdf';
      const sheet = await calibrationPdf(await sharedBook(), paper.value, flip.value);
      return writeNamedFile(file, sheet, {
        json: { file, paper: paper.value, backs: flip.value },
        text: `${file}: print it at 100 % on one sheet, on two sides, turned about the ${flip.value} edge. It says what to do.`,
      });
    }
    const readings = readingsFrom(words);
    if (!readings.ok) return readings;
    const profile = profileFrom(readings.value, flip.value, paper.value, values.name);
    if (!profile.ok) return profile;
    const file = values.output ?? 'printer.json';
    const { x, y, angle } = profile.value.back;
    return writeNamedFile(file, new TextEncoder().encode(writeProfile(profile.value)), {
      json: { file, profile: profile.value },
      text: `${file}: backs land ${x} mm right, ${y} mm down, turned by ${angle}°. Print with --profile ${file}.`,
    });
  },
};
