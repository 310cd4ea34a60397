import { describe, expect, test } from 'vitest';
import { unwrap } from '../base/result';
import { type ExportFields, parseExport } from './job';

const fields = (changed: Partial<ExportFields>): ExportFields => ({
  format: 'png',
  kit: 'target',
  ...changed,
});

describe('parseExport', () => {
  test('takes the card size of the format where none is named', () => {
    expect(unwrap(parseExport(fields({}))).card).toBe('standard');
    expect(unwrap(parseExport(fields({ format: 'mpc' }))).card).toBe('standard');
    expect(unwrap(parseExport(fields({ format: 'tgc' }))).card).toBe('poker');
  });

  test.each([
    [{ format: 'gif' }, 'unknown-format', 'There is no export “gif”: choose png, tts, tgc, mpc.'],
    [{ format: '' }, 'unknown-format', 'Say what to export to: png, tts, tgc, mpc.'],
    [{ kit: 'chess' }, 'unknown-kit', 'There is no kit “chess”'],
    [{ count: '0' }, 'bad-count', 'not “0”'],
    [{ copies: '0' }, 'bad-number', 'not “0”'],
    [{ pieces: ['target-99'] }, 'unknown-piece', '“target-99”'],
    [{ card: 'huge' }, 'unknown-value', 'There is no card size “huge”'],
    [{ format: 'tgc', card: 'standard' }, 'card-not-there', 'choose the card size poker'],
    [{ format: 'mpc', card: 'mini' }, 'card-not-there', 'choose standard, poker, bridge, tarot'],
    [{ format: 'tts', bleed: true }, 'no-bleed', 'leave the bleed out'],
    [{ seed: 'abc' }, 'seed-needs-players', 'needs the players’ names'],
  ] as const)('refuses %j as %s', (changed, code, words) => {
    const parsed = parseExport(fields(changed));
    expect(parsed).toMatchObject({ ok: false, error: { code, message: expect.stringContaining(words) } });
  });
});
