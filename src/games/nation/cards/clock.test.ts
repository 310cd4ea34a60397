import { describe, expect, it } from 'vitest';
import { clockText, LAST_MINUTE, parseClock, shifted } from './clock';

describe('a time of day', () => {
  it.each([
    ['0000', 0],
    ['0815', 495],
    ['1345', 825],
    ['2359', LAST_MINUTE],
  ])('%s is %i minutes', (text, minutes) => {
    expect(parseClock(text)).toEqual({ ok: true, value: minutes });
    expect(clockText(minutes)).toBe(text);
  });

  it.each([' 8:15 ', '815', '08:15'])('is read from “%s”', (text) => {
    expect(parseClock(text)).toEqual({ ok: true, value: 495 });
  });

  it.each(['', '2400', '1260', 'noon', '12345', '5', '12:5'])('is not “%s”', (text) => {
    expect(parseClock(text)).toMatchObject({ ok: false, error: { code: 'no-time' } });
  });
});

describe('midnight: a time that is moved', () => {
  it.each([
    [600, 90, 690],
    [60, -90, 0],
    [0, -1, 0],
    [1430, 9, LAST_MINUTE],
    [1430, 10, LAST_MINUTE],
    [LAST_MINUTE, 600, LAST_MINUTE],
  ])('%i by %i is %i, and never past 0000 or 2359', (minutes, shift, moved) => {
    expect(shifted(minutes, shift)).toBe(moved);
  });
});
