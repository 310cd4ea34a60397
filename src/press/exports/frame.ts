/** A card within its image: the ground under it and what lies beyond the cut. */
import { BACK_BLEED } from '../../faces/backs';
import { COLORS } from '../../faces/theme';
import type { Item, Scene } from '../../scene/scene';
import { rect, rectData } from '../../scene/shapes';

/** A front on white ground that reaches `bleed` mm over its cut. */
export const frontImage = (front: Scene, bleed: number): Scene => {
  const { width, height } = front;
  const page = { width: width + 2 * bleed, height: height + 2 * bleed };
  const picture: Item = { kind: 'picture', scene: front, x: bleed, y: bleed, width, height };
  return { ...page, items: [rect(0, 0, page.width, page.height, { fill: COLORS.white }), picture] };
};

/**
 * A back that reaches `bleed` mm over its cut. Backs are drawn `BACK_BLEED` mm over theirs; where a printer cuts off a
 * little more, the back grows about its middle until it fills the image: by 0.5 % at the most.
 */
export const backImage = (back: Scene, bleed: number): Scene => {
  const page = { width: back.width + 2 * bleed, height: back.height + 2 * bleed };
  const scale = Math.max(
    1,
    page.width / (back.width + 2 * BACK_BLEED),
    page.height / (back.height + 2 * BACK_BLEED),
  );
  const [width, height] = [back.width * scale, back.height * scale];
  const picture: Item = {
    kind: 'picture',
    scene: back,
    x: (page.width - width) / 2,
    y: (page.height - height) / 2,
    width,
    height,
  };
  return {
    ...page,
    items: [{ kind: 'group', clip: rectData(0, 0, page.width, page.height), items: [picture] }],
  };
};
