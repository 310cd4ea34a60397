import { expect, it } from 'vitest';
import { SHARED } from '../components/rooms';
import { picturesIn } from '../scene/scene';
import { SHARE_MARGIN, shareScene } from './previews';

it.each(SHARED)(
  'the words on the picture of $id stand one below the other, and end on it',
  async (shared) => {
    const { items, height } = await shareScene(shared);
    const words = picturesIn(items).filter(({ x }) => x === SHARE_MARGIN);
    expect(words).toHaveLength(4);
    const feet = words.map((one) => one.y + one.height);
    for (const [k, foot] of feet.entries()) expect(foot).toBeLessThan(words[k + 1]?.y ?? height);
  },
);
