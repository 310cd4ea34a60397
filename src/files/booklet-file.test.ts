import { expect, it } from 'vitest';
import { siteAddress } from './booklet-file';

it.each([
  [{}, undefined],
  [{ SITE_URL: 'https://example.org' }, 'https://example.org'],
  [{ SITE_URL: 'https://example.org/', BASE_PATH: '/' }, 'https://example.org'],
  [{ SITE_URL: 'https://example.org', BASE_PATH: '/dagger/' }, 'https://example.org/dagger'],
  [{ SITE_URL: 'https://example.org', BASE_PATH: 'dagger' }, 'https://example.org/dagger'],
  [{ SITE_URL: 'http://localhost:4321' }, undefined],
  [{ SITE_URL: 'http://127.0.0.1:8080', BASE_PATH: '/x' }, undefined],
])('%o is %s', (env, address) => {
  expect(siteAddress(env)).toBe(address);
});

it('refuses what is no address', () => {
  expect(() => siteAddress({ SITE_URL: 'example.org' })).toThrow('write it as https://example.org');
});
