/** The last lines of a booklet: who made what, under which licence, which edition this is, and where it lives. */
import { COLORS, RULES } from '../../faces/theme';
import type { RulesMeta } from '../../rules/document';
import { QUIET_ZONE, qrScene } from '../../scene/qr';
import { line, picture, tagged } from '../../scene/shapes';
import type { Tag } from '../../scene/tag';
import { SPACE, TYPE } from './design';
import { type FlowBox, lineBoxes, lineHeightOf, linesContent, type Setting } from './flow';
import { setLines } from './lines';
import { keepTogether } from './paginate';

/** Side of the QR code, its quiet zone included, mm: modules of half a mm for an address of sixty characters. */
const QR_SIDE = 21;

/** The code at the left, without the margin that it has anyway, and beside it the address for those who type. */
const addressBox = (address: string, { book, x, width, within }: Setting): FlowBox => {
  const scene = qrScene(address);
  const quiet = (QUIET_ZONE / scene.width) * QR_SIDE;
  const left = x + QR_SIDE - quiet + 1;
  const style = TYPE.colophon;
  const words = [
    { text: 'The text on the web, with the newest edition and all links: ' },
    { text: address, voice: 'form-bold' as const, href: address },
  ];
  const lines = setLines(book, words, { ...style, width: x + width - left });
  const top = (QR_SIDE - lines.length * lineHeightOf(style)) / 2;
  const { items, links } = linesContent(lines, style, left, top, { type: 'P', parent: within });
  const code: Tag = { type: 'Figure', parent: within, alt: scene.alt ?? '' };
  const side = { width: QR_SIDE, height: QR_SIDE };
  return {
    height: QR_SIDE,
    before: SPACE.block - quiet / 2,
    content: {
      items: [tagged(code, [picture(scene, x - quiet, 0, side)]), ...items],
      links,
    },
  };
};

/** `address` is that of the text's page on the site, where it has one that the paper can name. */
export const colophon = (
  { credits }: RulesMeta,
  edition: string,
  address: string | undefined,
  setting: Setting,
): FlowBox[] => {
  const { book, x, width, within } = setting;
  const style = TYPE.colophon;
  const rule: FlowBox = {
    height: 2.2,
    before: SPACE.h2,
    content: {
      items: [line({ x, y: 0 }, { x: x + width, y: 0 }, { color: COLORS.ink, width: RULES.outline })],
      links: [],
    },
  };
  const entries = credits.map(({ name, role, licence, note }) => [
    { text: name, voice: 'form-bold' as const },
    { text: `  ${role}. ${licence}.${note === undefined ? '' : ` ${note}`}` },
  ]);
  const lines = [...entries, [{ text: `Edition ${edition}.` }]].flatMap((words) =>
    lineBoxes(setLines(book, words, { ...style, width }), style, x, 0.8, { type: 'P', parent: within }),
  );
  return keepTogether([rule, ...lines, ...(address === undefined ? [] : [addressBox(address, setting)])]);
};
