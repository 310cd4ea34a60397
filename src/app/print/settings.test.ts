import { describe, expect, test } from 'vitest';
import { decodeJob } from '../../files/job';
import { encodeJob } from '../../files/job-fields';
import { SOURCES } from '../../games';
import type { Kit } from '../../games/game';
import { addressOf, fieldsOf, jobFragment, settingsOf } from './settings';

const KITS: readonly Kit[] = SOURCES.flatMap((source) => source.kits);
const kitOf = (id: string): Kit => KITS.find((kit) => kit.id === id) as Kit;

describe('a form and its address say the same', () => {
  test.each([
    'kit=target&players=Ana,Ben,Cy',
    'kit=target&players=Ana,Ben,Cy&seed=friday%207&paper=letter&card=mini&backs=none&ring=1',
    'kit=mafia&count=9',
    'kit=mafia&players=%D0%96%D0%B0%D0%BD,B%26B,C,D,E&variable=1',
    'kit=mafia&count=many',
    'kit=target&count=8&ink=low&margin=3%2C5&copies=2&pieces=target-1,target-2',
    'kit=target&count=8&since=1&profile=1',
    'kit=target&count=8&since=later',
    'kit=multiplayer&ink=low',
  ])('%s', (fragment) => {
    const settings = settingsOf(fragment, KITS);
    expect(addressOf(settings, kitOf(settings.kit))).toBe(fragment);
  });
});

test('the address of a form is the address of its job', () => {
  const settings = settingsOf('kit=target&players=Ana,Ben,Cy&seed=x&paper=letter&ring=1', KITS);
  const job = decodeJob(addressOf(settings, kitOf('target')));
  expect(job.ok && encodeJob(job.value)).toBe(addressOf(settings, kitOf('target')));
});

test('a number leaves names and seed out of the job, and keeps them in the form', () => {
  const settings = {
    ...settingsOf('kit=target&players=Ana,Ben,Cy&seed=x', KITS),
    by: 'count' as const,
    count: '8',
  };
  const fields = fieldsOf(settings, kitOf('target'));
  expect(fields).toMatchObject({ kit: 'target', count: '8' });
  expect(fields).not.toHaveProperty('players');
  expect(fields).not.toHaveProperty('seed');
  expect(settings.names).toBe('Ana\nBen\nCy');
});

test('a kit that is the same at every table asks for nobody', () => {
  const settings = settingsOf('kit=multiplayer&players=Ana,Ben', KITS);
  const fields = fieldsOf({ ...settings, seed: 'x' }, kitOf('multiplayer'));
  for (const field of ['players', 'count', 'seed']) expect(fields).not.toHaveProperty(field);
});

test('an unknown kit shows the first one, and keeps the names', () => {
  expect(settingsOf('kit=nothing&players=Ana,Ben', KITS)).toMatchObject({
    kit: KITS[0]?.id,
    names: 'Ana\nBen',
  });
});

test('the printer’s profile stays out of the job', () => {
  expect(jobFragment('#kit=target&count=8&profile=1')).toBe('kit=target&count=8');
  expect(jobFragment('profile=1')).toBe('');
});
