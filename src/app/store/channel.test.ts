import { expect, it, vi } from 'vitest';
import { type StoreNews, storeChannel } from './channel';

it('what one page sends, others hear, and the page itself does not', async () => {
  const heard: [string, StoreNews][] = [];
  const pages = ['one', 'two', 'three'].map((name) => storeChannel((news) => heard.push([name, news])));
  pages[0]?.tell({ kind: 'kept', id: 'a' });
  await expect.poll(() => heard.map(([name]) => name)).toEqual(['two', 'three']);
  expect(heard[0]?.[1]).toEqual({ kind: 'kept', id: 'a' });
  for (const page of pages) page.close();
  expect(() => pages[0]?.tell({ kind: 'removed', id: 'a' })).not.toThrow();
});

it('a browser without channels has pages that hear nothing', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const page = storeChannel(() => undefined);
  expect(() => page.tell({ kind: 'kept', id: 'a' })).not.toThrow();
  page.close();
  vi.unstubAllGlobals();
});
