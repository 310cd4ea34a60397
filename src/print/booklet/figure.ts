/** Figures: the scene in the middle, its caption in italics with it on the page. */
import type { FigureBlock } from '../../rules/document';
import { inlineText } from '../../rules/plain-text';
import type { Tag } from '../../scene/tag';
import { SPACE, TYPE } from './design';
import { type FlowBox, lineBoxes, tagged } from './flow';
import { toText } from './inlines';
import { balanced } from './lines';
import { keepTogether } from './paginate';
import type { Setting } from './setting';

/** What a figure leaves of a page for its caption and a heading, mm. */
const CAPTION_ROOM = 30;

/** A scene larger than the page is made smaller. Throws an Error for a key without a scene. */
export const figureBoxes = ({ key, caption }: FigureBlock, setting: Setting): FlowBox[] => {
  const { book, figures, x, width, height, within } = setting;
  const draw = Object.hasOwn(figures, key) ? figures[key] : undefined;
  if (!draw) throw new Error(`unknown figure "${key}"; known: ${Object.keys(figures).join(', ')}`);
  const scene = draw();
  const scale = Math.min(1, width / scene.width, (height - CAPTION_ROOM) / scene.height);
  const own = { width: scene.width * scale, height: scene.height * scale };
  // Caption and picture side by side: a figure is heard as its alternative text, with nothing inside it.
  const whole: Tag = { type: 'Div', parent: within };
  const alt = scene.alt ?? inlineText(caption);
  const shown: Tag = { type: 'Figure', parent: whole, alt, title: alt };
  const picture: FlowBox = {
    height: own.height,
    before: SPACE.figure,
    content: {
      items: [tagged(shown, [{ kind: 'picture', scene, x: x + (width - own.width) / 2, y: 0, ...own }])],
      links: [],
    },
  };
  const style = TYPE.caption;
  const lines = balanced(book, toText(caption, style.voice), { ...style, width, align: 'middle' });
  return keepTogether([
    picture,
    ...lineBoxes(lines, style, x, SPACE.caption, { type: 'Caption', parent: whole }),
  ]);
};
