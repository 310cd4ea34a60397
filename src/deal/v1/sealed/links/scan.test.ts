/** Whether a phone can scan what goes out: sizes in bytes, and the versions of the codes that hold them. */
import encodeQR from 'qr';
import { describe, expect, it } from 'vitest';
import { sealed as mafiaSealed } from '../../../../games/mafia/sealed';
import { sealed as targetSealed } from '../../../../games/target/sealed';
import { type SealedGame, scannable, ticketNames } from '..';
import { sampleTable } from '../table.sample';
import { type Bulletin, encodeBulletin } from './bulletin';
import { encodeSeatLink } from './seat-link';

const ADDRESS = 'https://paper-dagger.example.org/deal/sealed/#';

const FIRST_NAMES =
  'Ana Benedikt Charlotte Dee Evangelos Fox Gil Hal Ivy Jolanda Kim Leopold Mia Noor Oskar Philippa Quinn Rosa Sebastian Tim';
const twenty = FIRST_NAMES.split(' ');

/** The version of a code with the given correction: 1 is 21 modules wide, each one more is four. */
const codeVersion = (fragment: string, ecc: 'low' | 'medium' = 'medium'): number =>
  (encodeQR(`${ADDRESS}${fragment}`, 'raw', { ecc, border: 1 }).length - 2 - 17) / 4;

describe('twenty seats', () => {
  it.each<[string, SealedGame, Record<string, boolean>, number]>([
    ['target', targetSealed, {}, 658],
    ['mafia', mafiaSealed, {}, 657],
    ['mafia that know each other', mafiaSealed, { identify: true }, 734],
  ])('of %s fit into one code with their names', (_, game, options, bytes) => {
    const { bulletins, seats } = sampleTable(game, { names: twenty, options });
    const fragment = encodeBulletin(scannable(bulletins[0] as Bulletin));
    const written = Buffer.from(fragment.slice('bulletin='.length), 'base64url').length;
    const withNames = encodeBulletin(bulletins[0] as Bulletin) === fragment;
    expect({ bytes: written, withNames }).toEqual({ bytes, withNames: true });
    expect(codeVersion(fragment)).toBeLessThanOrEqual(28);
    expect(codeVersion(fragment, 'low')).toBeLessThanOrEqual(24);
    expect(codeVersion(encodeSeatLink(seats[0] as never))).toBeLessThanOrEqual(18);
  });
});

it('sixty seats fit into one code without their names, and a hundred tickets into a link', () => {
  const of = (names: readonly string[], game: SealedGame): string =>
    encodeBulletin(scannable(sampleTable(game, { names }).bulletins[0] as Bulletin));
  expect(codeVersion(of(ticketNames(60), mafiaSealed), 'low')).toBeLessThanOrEqual(32);
  expect(of(ticketNames(100), mafiaSealed).length).toBeLessThan(3100);
});
