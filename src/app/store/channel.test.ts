import { isDeepStrictEqual } from 'node:util';
import { expect, it, vi } from 'vitest';
import { type StoreNews, storeChannel } from './channel';

it('what one page sends, others hear, and the page itself does not', async () => {
  const news: StoreNews = { kind: 'kept', id: 'the channel’s own test' };
  const heard: string[] = [];
  const pages = ['one', 'two', 'three'].map((name) =>
    storeChannel((told) => {
      // Tests of other files have pages too, in threads of this process.
      if (isDeepStrictEqual(told, news)) heard.push(name);
    }),
  );
  pages[0]?.tell(news);
  await expect.poll(() => heard).toEqual(['two', 'three']);
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
