import { expect, it } from 'vitest';
import { decodeJob } from '../../files/job';
import { SOURCES } from '../../games';
import { linkProblem, shelfOf } from './kits';

it.each([
  'kit=target&players=Ana,Ben,Cy&seed=x&ring=1',
  'kit=target&players=Ana,Ben,Cy&ring=yes',
  'kit=mafia&count=9&paper=a9',
  'kit=mafia&count=many',
  'kit=nothing&count=9',
  'count=9',
  'kit=target&players=Ana,%ZZ',
  'kit=nation&count=4&pieces=none',
  'kit=multiplayer&count=4',
])('says of %s what the command line says', async (fragment) => {
  const job = decodeJob(fragment);
  expect(await linkProblem(fragment, SOURCES.map(shelfOf))).toEqual(job.ok ? undefined : job.error);
});
