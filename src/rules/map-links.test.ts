import { expect, it } from 'vitest';
import { mapLinks } from './map-links';
import { parseRules } from './parse';
import { plainText } from './plain-text';
import { FRONT, SAMPLE_GAME } from './rules.sample';

const BODY = `[p](#a) **[s](#a)** :term[hit].

## A

- [l](#a)

| [h](#a) | x |
| ------- | - |
| [c](#a) | y |

::figure[Five, [f](#a).]{#ring}

:::note[[t](#a)]
[r](#a)
:::

:::glossary
- **Hit**: see [g](#a).
:::
`;

const doc = parseRules(FRONT + BODY, 'rules.md', SAMPLE_GAME);
const hrefsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"href":"([^"]*)"/g)].map(([, href = '']) => href);

it('changes every link of a text, wherever it stands, and no word', () => {
  const mapped = mapLinks(doc.blocks, (href) => `/there/${href}`);
  // p, s, the term's own meaning, l, h, c, f, t, r, and g.
  expect(hrefsIn(mapped)).toEqual(Array.from({ length: 10 }, () => '/there/#a'));
  expect(plainText({ ...doc, blocks: mapped })).toBe(plainText(doc));
});

it('leaves the words of a link that leads nowhere', () => {
  const mapped = mapLinks(doc.blocks, () => undefined);
  expect(hrefsIn(mapped)).toEqual([]);
  expect(plainText({ ...doc, blocks: mapped })).toBe(plainText(doc));
});
