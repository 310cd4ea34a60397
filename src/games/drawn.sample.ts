/** What is in a picture, for tests of faces. */
import type { Item, Stroke, TextItem } from '../scene/scene';

/** All lines of type and all strokes of a picture, as large as they are on paper. */
export const drawnIn = (
  items: readonly Item[],
  scale = 1,
): { readonly texts: TextItem[]; readonly strokes: Stroke[] } => {
  const found: { texts: TextItem[]; strokes: Stroke[] } = { texts: [], strokes: [] };
  const add = (inner: readonly Item[], by: number): void => {
    const { texts, strokes } = drawnIn(inner, by);
    found.texts.push(...texts);
    found.strokes.push(...strokes);
  };
  for (const item of items) {
    if (item.kind === 'text') found.texts.push({ ...item, size: item.size * scale });
    else if (item.kind === 'path' && item.stroke)
      found.strokes.push({ ...item.stroke, width: item.stroke.width * scale });
    else if (item.kind === 'group')
      add(item.items, scale * (item.matrix ? Math.hypot(item.matrix[0], item.matrix[1]) : 1));
    else if (item.kind === 'picture') add(item.scene.items, (scale * item.width) / item.scene.width);
  }
  return found;
};

/** What it says, as it is read, in the order in which it is drawn. */
export const textOf = (items: readonly Item[]): string =>
  drawnIn(items)
    .texts.map(({ reads, text }) => reads ?? text)
    .join(' ');
