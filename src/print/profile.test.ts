import { describe, expect, it } from 'vitest';
import { unwrap } from '../base/result';
import { parseJob } from '../files/job';
import type { JobFields } from '../files/job-fields';
import { parseProfile, withProfile, writeProfile } from './profile';

const PROFILE = {
  version: 1 as const,
  name: 'Laser in the hall',
  ruler: { x: 98.5, y: 100.4 },
  back: { x: 1.3, y: -0.8, angle: 0.4 },
};

it('a profile comes back from its file as it was', () => {
  const full = { ...PROFILE, margin: 6.5, flip: 'short' as const };
  expect(unwrap(parseProfile(writeProfile(full)))).toEqual(full);
  expect(unwrap(parseProfile(`\uFEFF${writeProfile(PROFILE)}`))).toEqual(PROFILE);
});

describe('a file that is no profile is refused with what to do', () => {
  const text = (changes: object): string => JSON.stringify({ ...PROFILE, ...changes });
  it.each([
    ['half a file', writeProfile(PROFILE).slice(0, 60), 'corrupt-profile', /damaged.*choose another file/],
    ['another file', '[1, 2]', 'corrupt-profile', /not a printer profile/],
    ['null', 'null', 'corrupt-profile', /not a printer profile/],
    ['another version', text({ version: 2 }), 'profile-version', /version 2.*only version 1/],
    ['no name', text({ name: ' ' }), 'corrupt-profile', /a name of 1 to 80/],
    ['no ruler', text({ ruler: undefined }), 'corrupt-profile', /lacks its ruler/],
    ['half a ruler', text({ ruler: { x: 100 } }), 'corrupt-profile', /no number “ruler.y”/],
    ['a number as text', text({ back: { x: '1', y: 0, angle: 0 } }), 'corrupt-profile', /“back.x”/],
    ['a mistyped key', text({ marign: 4 }), 'corrupt-profile', /“marign”/],
    ['an edge that paper lacks', text({ flip: 'fold' }), 'corrupt-profile', /“long” or the “short”/],
    [
      'a ruler of inches',
      text({ ruler: { x: 3.9370078, y: 100 } }),
      'profile-out-of-range',
      /90 to 110 mm, not 3.94:/,
    ],
    ['a ruler too long', text({ ruler: { x: 100, y: 110.1 } }), 'profile-out-of-range', /down is 90 to 110/],
    [
      'a back beside the page',
      text({ back: { x: 0, y: -10.5, angle: 0 } }),
      'profile-out-of-range',
      /-10 to 10/,
    ],
    ['a back askew', text({ back: { x: 0, y: 0, angle: 3.2 } }), 'profile-out-of-range', /-3 to 3 degrees/],
    ['a margin below nothing', text({ margin: -1 }), 'profile-out-of-range', /margin is 0 to 100 mm/],
  ])('%s', (_, file, code, message) => {
    const parsed = parseProfile(file);
    expect(parsed).toMatchObject({ ok: false, error: { code } });
    if (!parsed.ok) expect(parsed.error.message).toMatch(message);
  });
});

it('the printer’s margin and edge hold where a job does not say otherwise', () => {
  const profile = { ...PROFILE, margin: 6.5, flip: 'short' as const };
  const job = (fields: object) =>
    unwrap(parseJob(withProfile<JobFields>({ kit: 'target', ...fields }, profile)));
  expect(job({})).toMatchObject({ margin: 6.5, backs: 'short' });
  expect(job({ margin: '4', backs: 'fold' })).toMatchObject({ margin: 4, backs: 'fold' });
  expect(unwrap(parseJob(withProfile<JobFields>({ kit: 'target' }, PROFILE)))).toMatchObject({
    margin: 5,
    backs: 'long',
  });
});
