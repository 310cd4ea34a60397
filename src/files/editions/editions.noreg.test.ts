/** Printed sheets name their edition, so the file of one that is out never changes. A new edition adds its line. */
import { globSync, readFileSync } from 'node:fs';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { EDITIONS } from '.';
import { loadEdition } from './manifest';

const OUT = {
  'en/editions/1.json': '79ef44f1387a1e209b16256759a0dc1cabef2c34156a2d8f3c6fd838f7273020',
  'en/editions/2.json': 'ae9961a0997c7e1c025b0dfe4ddf29f1475b2c118b20a5ebf69bd04d4a4514b9',
  'en/editions/3.json': 'e9ac50a77f5a1f685df5f3db535225160815ecc450408a33ba257c54806b4993',
  'de/editions/3.json': '0b93baeeaf349da267aa2d9b05a82bdf9e66690350db2fe97e3e32fa01f5ec0c',
  'fr/editions/3.json': 'c8e9a734ebdbbe6102fa9e0af673b92600d3fe7b311211f1d6e37ff9a7542f16',
  'es/editions/3.json': 'da88d3559408bfe8c5d166e93af9bf282d3bf53bafda04f0818b2da3a491f4c7',
  'de/editions/4.json': '1cd0b9bf28f0a6ac7164140ad80eef477b5b7d9b26c37604e2bd9f1774f07254',
  'fr/editions/4.json': '1b2320677375dfae68c8ce04a16d748987349322c8a3a79292ef393295fa9344',
  'es/editions/4.json': 'd0141978bf340c1107ed0018f1a0e2843285e7a9a70f63bf70722bd6c3ead638',
  'en/editions/4.json': '8716972395880696521e3eea57935972db9969f5a3fe33c1c9ae7c59171e47d1',
  'de/editions/5.json': 'f503af225d2bf5d566acfc79073a7f6072dd08c23a80044d96ee8b84c9d4ecb5',
  'fr/editions/5.json': '18f1d3cee2bc8faf7b7a04e6e9f060d5b5977108f4510e92df2ac14127d5fc8b',
  'es/editions/5.json': 'ca22dedba628849f34b75c8273bf5139a99129c06aaf634630e163991f8595c4',
  'de/editions/6.json': 'cafa88e7c7c06f4d65e39477d2666b493a88d6fe1c93dbbc4d6666299675928f',
  'fr/editions/6.json': '55406875b4a649596f2991858f7df62530b514bc2f176e78dc81a35b0a191a61',
  'en/editions/5.json': 'da1c60dc5b862fcedbd5c467b7bd4044c05fedf166110376abf23dd7fd2b90d7',
  'de/editions/7.json': '8d900b12bb6bdfe9dba4a2bdb765124f4309f97d262e6eb12f81e74dba5478fa',
  'fr/editions/7.json': 'bc902b651a0c1f5bd7e2f463fd54a7ba76f3f1274f519c07ea30b4f7b96b8779',
  'es/editions/6.json': '7ffa707fb27b720b5e3cbf41f077f96a17dcad9a0c5aecb8e988ac03e8e19ab7',
  'de/editions/8.json': 'fe93f3691d7f70af099299aff6c57021aeba63faa75cc8d20d712340e3217a2e',
  'de/editions/9.json': 'c9c9d470127a95d2d8362ce8dc1c1df6a9cc57a275286ccbdefca2f1feb1993d',
  'fr/editions/8.json': 'b50bffe9410ced87088c45f4d9c071409dab90da7541b5a394ac0f8f09aa3b02',
  'es/editions/7.json': 'eeb00ff0e212aa6869db79c093f75d0bd8bf262e63b18bb462051768cee33357',
};

const ALL = 'src/languages';
const read = (file: string): Buffer => readFileSync(`${ALL}/${file}`);

it('every edition is as it was when it came out', () => {
  const files = globSync('*/editions/*.json', { cwd: ALL }).map((file) => file.replaceAll('\\', '/'));
  expect(Object.fromEntries(files.map((file) => [file, bytesToHex(sha256(read(file)))]))).toEqual(OUT);
});

it('every edition is registered', async () => {
  const english = Object.keys(OUT).filter((file) => file.startsWith('en/'));
  expect(await Promise.all(EDITIONS.map(loadEdition))).toEqual(
    english.map((file) => JSON.parse(read(file).toString('utf8'))),
  );
});
