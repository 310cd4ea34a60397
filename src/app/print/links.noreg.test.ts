/**
 * Addresses of the print studio from an earlier edition: each still fills the form in the same way, is the same job, or
 * is refused by the same code. The file is never written anew.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decodeJob } from '../../files/job';
import { encodeJob, type PrintJob } from '../../files/job-fields';
import { SOURCES } from '../../games';
import type { Kit } from '../../games/game';
import { addressOf, type Settings, settingsOf } from './settings';

interface Link {
  readonly fragment: string;
  /** What the form shows, and the address that keeps it. */
  readonly settings: Settings;
  readonly address: string;
  /** The job and its own link, or why there is none. */
  readonly job?: PrintJob;
  readonly link?: string;
  readonly code?: string;
}

/** Fields that no such address has: they are at their default. */
const LATER = { han: 'ja', skip: '', cut: 'none', register: '0', box: '0' };

const LINKS = readFileSync(new URL('links.noreg.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Link);

const KITS: readonly Kit[] = SOURCES.flatMap((source) => source.kits);

it.each(LINKS)('$fragment', ({ fragment, settings, address, job, link, code }) => {
  const read = settingsOf(fragment, KITS);
  expect(read).toEqual({ ...settings, sheet: { ...LATER, ...settings.sheet } });
  expect(addressOf(read, KITS.find(({ id }) => id === read.kit) as Kit)).toBe(address);
  const decoded = decodeJob(fragment);
  expect(decoded).toMatchObject(job ? { ok: true, value: job } : { ok: false, error: { code } });
  if (decoded.ok) expect(encodeJob(decoded.value)).toBe(link);
});
