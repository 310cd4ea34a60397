import { describe, expect, it } from 'vitest';
import { HOME_FRAGMENT } from '../../base/home-print';
import { err, ok, unwrap } from '../../base/result';
import { decodeJob } from '../../files/job';
import { printKit } from '../../files/kit-file';
import { sharedBook } from '../../files/node-fonts';
import { SOURCES } from '../../games';
import { IDENTITY_PROFILE } from '../../print/profile';
import { shelfOf } from './kits';
import { printFieldOf } from './problems';
import { settingsOf } from './settings';
import {
  firstState,
  nextState,
  nudgeBacks,
  openFolds,
  type StudioEvent,
  saidOf,
  wantedProfile,
} from './studio';
import { createPreviews } from './worker/preview';

const kits = SOURCES.map(shelfOf).flatMap((shelf) => shelf.kits);
const first = firstState(kits);
const own = { ...IDENTITY_PROFILE, margin: 7, flip: 'short' as const };
const opened = (
  fragment: string,
  more: Partial<Extract<StudioEvent, { kind: 'opened' }>> = {},
  before = first,
) =>
  nextState(before, {
    kind: 'opened',
    fragment,
    stored: ok(undefined),
    tonight: undefined,
    people: [],
    kits,
    ...more,
  });
const WRONG = { code: 'bad-number', message: 'No number.' };

describe('an address that is opened', () => {
  it('is a job, or the usual one of the game that is played tonight', () => {
    expect(opened('kit=mafia&count=9').settings).toEqual(settingsOf('kit=mafia&count=9', kits));
    expect(opened('', { tonight: 'nation' }).settings).toEqual({
      ...settingsOf(`kit=nation&${HOME_FRAGMENT}`, kits),
      by: 'count',
    });
    expect(opened('').settings).toEqual(first.settings);
    expect(opened('', {}, opened('kit=target&paper=letter')).settings).toEqual(first.settings);
    expect(opened('').settings).toMatchObject({ by: 'count', names: '' });
  });

  it('is for those who play tonight, where it says nothing of players', () => {
    const people = ['Ana', 'Ben'];
    const named = { by: 'names', names: 'Ana\nBen' };
    expect(opened('', { people }).settings).toMatchObject(named);
    expect(opened('kit=tmag', { people }).settings).toMatchObject(named);
    expect(opened('kit=tmag&count=4', { people }).settings).toMatchObject({ by: 'count', count: '4' });
  });

  it('that names the printer alone begins a job for it, with its margin and its edge', () => {
    const { settings } = opened('profile=1', { stored: ok(own) });
    expect(settings).toMatchObject({ profile: true, sheet: { margin: '7' } });
    expect(opened('profile=1', { stored: err('corrupt-profile', 'No.') }).settings.profile).toBe(true);
  });

  it('is not written again before something changes', () => {
    expect(opened('kit=mafia').changed).toBe(false);
    expect(nextState(opened('kit=mafia'), { kind: 'changed', next: { count: '7' } }).changed).toBe(true);
  });
});

describe('a change', () => {
  it('takes back what was told, and nothing is said of it while somebody types', () => {
    const told = nextState(first, { kind: 'failed', problem: WRONG });
    expect(saidOf(told, undefined, undefined).problem).toEqual(WRONG);
    const typed = nextState(told, { kind: 'changed', next: { count: 'x' } });
    expect(saidOf(typed, undefined, WRONG)).toEqual({});
    expect(saidOf(nextState(typed, { kind: 'idle' }), undefined, WRONG).problem).toEqual(WRONG);
    // A kit that is lost cannot wait.
    expect(saidOf(typed, WRONG, undefined).problem).toEqual(WRONG);
  });

  it('of two at once loses neither', () => {
    const both = nextState(nextState(first, { kind: 'changed', next: { count: '8' } }), {
      kind: 'changed',
      next: { seed: 'friday-7' },
    });
    expect(both.settings).toMatchObject({ count: '8', seed: 'friday-7' });
  });
});

describe('the profile', () => {
  const kept = opened('kit=mafia', { stored: ok(own) });

  it('brings its margin and edge when it is switched on, and is asked for only then', () => {
    expect(wantedProfile(kept)).toEqual(ok(undefined));
    const on = nextState(kept, { kind: 'profile', on: true });
    expect(on.settings).toMatchObject({ profile: true, sheet: { margin: '7' } });
    expect(wantedProfile(on)).toEqual(ok(own));
    expect(wantedProfile(nextState(first, { kind: 'profile', on: true }))).toMatchObject({
      error: { code: 'profile-missing' },
    });
  });

  it('is moved by as much as the backs are off, the other way', () => {
    const moved = unwrap(nudgeBacks(kept, 0.5, -0.25));
    expect(moved.back).toMatchObject({ x: -0.5, y: 0.25 });
    expect(nextState(kept, { kind: 'kept', profile: moved })).toMatchObject({
      stored: ok(moved),
      settings: { profile: true },
    });
  });
});

it('folds are open where something is not as usual, or wrong', () => {
  const { settings } = opened(`kit=mafia&${HOME_FRAGMENT}`);
  expect(openFolds(settings)).toEqual({ cutting: false, cards: false, export: false, set: false });
  expect(openFolds({ ...settings, options: { set: '0'.repeat(20) } })).toMatchObject({
    cards: false,
    set: true,
  });
  expect(openFolds({ ...settings, seed: 'x' }).cards).toBe(true);
  expect(openFolds({ ...settings, sheet: { ...settings.sheet, margin: '9' } }).cutting).toBe(true);
  expect(openFolds(settings, 'export').export).toBe(true);
});

it.each(['10', '10.5', '10,5'])(
  'cards that marks of %s mm leave no room for are said by that field',
  (register) => {
    const { settings } = opened('kit=mafia&count=9');
    const sheet = { ...settings.sheet, register };
    const problem = { code: 'piece-too-large', message: '' };
    expect(printFieldOf(problem, { ...settings, sheet })).toBe('register');
  },
);

it.each([
  'kit=target&count=8&box=0.3',
  'kit=target&count=8&box=0.3&pieces=target-1&copies=2',
  'kit=target&count=8&box=0.3&since=3',
])('%s is counted before its file is made as in its file', async (fragment) => {
  const { preview } = createPreviews(
    async () => undefined,
    sharedBook,
    async () => new Uint8Array(),
  );
  const shown = await preview(1, fragment);
  const { made, pages } = unwrap(await printKit(unwrap(decodeJob(fragment)), { book: await sharedBook() }));
  expect(shown).toMatchObject({ ok: true, value: { made, plan: { sides: pages } } });
});
