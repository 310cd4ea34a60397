/** What `npm start -- --host` says: where a phone finds this machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import decodeQR from 'qr/decode.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testFolder } from '../tests/folder';
import { addressOf, phoneHosts, terminalCode } from './addresses';

const card = (address: string, internal = false) => ({
  address,
  internal,
  ...(address.includes(':') ? { family: 'IPv6' as const, scopeid: 0 } : { family: 'IPv4' as const }),
  netmask: '',
  mac: '',
  cidr: null,
});

const LAPTOP = {
  lo: [card('127.0.0.1', true), card('::1', true)],
  docker0: [card('172.17.0.1')],
  wlan0: [card('fe80::fc'), card('fd00::2'), card('192.168.1.20')],
  eth0: [card('169.254.3.4')],
};

describe('the addresses that a phone can open', () => {
  it.each([
    ['0.0.0.0', ['192.168.1.20', '172.17.0.1']],
    ['::', ['192.168.1.20', 'fd00::2', '172.17.0.1']],
    ['192.168.1.20', ['192.168.1.20']],
    ['127.0.0.1', []],
    ['127.0.0.2', []],
    ['::1', []],
  ])('of a server on %s', (bound, hosts) => {
    expect(phoneHosts(bound, LAPTOP)).toEqual(hosts);
  });

  it('are none on a machine without a network', () => {
    expect(phoneHosts('0.0.0.0', { lo: LAPTOP.lo, eth0: undefined })).toEqual([]);
  });

  it('have brackets where they have colons', () => {
    expect([addressOf('fd00::2', 80), addressOf('10.0.0.2', 81)]).toEqual([
      'http://[fd00::2]:80',
      'http://10.0.0.2:81',
    ]);
  });
});

/** What a camera reads of a code in a terminal: dots four to a module. */
const read = (code: string): string => {
  const rows = code
    .trimEnd()
    .split('\n')
    .flatMap((line) => [[...line].map((c) => '█▀'.includes(c)), [...line].map((c) => '█▄'.includes(c))]);
  const scale = 4;
  const width = (rows[0]?.length ?? 0) * scale;
  const data = Array.from({ length: width * rows.length * scale }, (_, dot) => {
    const [x, y] = [Math.floor((dot % width) / scale), Math.floor(dot / width / scale)];
    return rows[y]?.[x] ? 255 : 0;
  });
  return decodeQR({
    width,
    height: rows.length * scale,
    data: Uint8Array.from(data.flatMap((grey) => [grey, grey, grey, 255])),
  });
};

it('a code in a terminal is read as its address, and brings its colours along', () => {
  const address = 'http://192.168.100.200:43210/paper-dagger/';
  expect(read(terminalCode(address, false))).toBe(address);
  const coloured = terminalCode(address, true).trimEnd().split('\n');
  expect(coloured.every((line) => line.startsWith('\x1b[97;40m') && line.endsWith('\x1b[0m'))).toBe(true);
});

it('npm start shows them, with the code of the first, and they lead to the site', async () => {
  const folder = testFolder();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), 'The site');
  const args = ['--import', import.meta.resolve('tsx'), resolve('scripts/start.ts')];
  const server = spawn(process.execPath, [...args, '--no-build', '--host', '0.0.0.0'], { cwd: folder });
  onTestFinished(() => void server.kill());
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  await expect.poll(() => output).toContain('Ctrl-C ends it.');
  const [, own = ''] = /is on (http:\/\/localhost:(\d+))\n/.exec(output) ?? [];
  expect(await (await fetch(own)).text()).toBe('The site');
  const phones = phoneHosts('0.0.0.0', networkInterfaces()).map((ip) =>
    addressOf(ip, Number(new URL(own).port)),
  );
  if (phones.length === 0) expect(output).toContain('on no network');
  else expect(read(output.slice(output.indexOf('█'), output.indexOf('Ctrl-C')))).toBe(phones[0]);
  for (const address of phones) {
    expect(output).toContain(address);
    expect(await (await fetch(address)).text()).toBe('The site');
  }
  server.kill('SIGINT');
  expect(await once(server, 'close')).toEqual([0, null]);
});
