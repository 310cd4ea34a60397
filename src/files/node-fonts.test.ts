import { expect, it } from 'vitest';
import { COMMON_FONTS, readFontFile } from './node-fonts';

it('fonts that are read at the same time do not overwrite each other', async () => {
  const together = await Promise.all(COMMON_FONTS.map(readFontFile));
  const alone: Buffer[] = [];
  for (const file of COMMON_FONTS) alone.push(Buffer.from(await readFontFile(file)));
  for (const [i, bytes] of together.entries()) expect(alone[i]?.equals(bytes)).toBe(true);
});
