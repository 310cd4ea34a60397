/** Figures: the scene in the middle, its caption in italics with it on the page. */
import type { FigureBlock } from '../../rules/document';
import { breakLines } from '../../scene/text';
import { SPACE, TYPE } from './design';
import { type FlowBox, lineBoxes } from './flow';
import { toText } from './inlines';
import { keepTogether } from './paginate';
import type { Setting } from './setting';

/** A scene wider than the column is made smaller. Throws an Error for a key without a scene. */
export const figureBoxes = ({ key, caption }: FigureBlock, setting: Setting): FlowBox[] => {
  const { book, figures, x, width } = setting;
  const draw = Object.hasOwn(figures, key) ? figures[key] : undefined;
  if (!draw) throw new Error(`unknown figure "${key}"; known: ${Object.keys(figures).join(', ')}`);
  const scene = draw();
  const scale = Math.min(1, width / scene.width);
  const own = { width: scene.width * scale, height: scene.height * scale };
  const picture: FlowBox = {
    height: own.height,
    before: SPACE.figure,
    content: { items: [{ kind: 'picture', scene, x: x + (width - own.width) / 2, y: 0, ...own }], links: [] },
  };
  const style = TYPE.caption;
  const lines = breakLines(book, toText(caption, style.voice), { ...style, width, align: 'middle' });
  return keepTogether([picture, ...lineBoxes(lines, style, x, SPACE.caption)]);
};
