/** The cards as faces of this program, and the file that they become: the road that `dagger print` takes. */
import type { VNode } from 'preact';
import { unwrap } from '../../src/base/result';
import { BACK_BLEED, secretBack } from '../../src/faces/backs';
import type { Desk } from '../../src/faces/desk';
import { drawFront, type FaceSet } from '../../src/faces/face';
import { Card, Foot, Gap, Head, Icon, Rule, Space } from '../../src/faces/parts';
import { COLORS } from '../../src/faces/theme';
import { layOut } from '../../src/print/kit-sheets';
import { CARD_FORMATS, PAPERS } from '../../src/print/papers';
import { PRINTER_MARGIN } from '../../src/print/sheets';
import { type FontBook, withFonts } from '../../src/scene/fonts/book';
import { Picture } from '../../src/scene/layout';
import { writePdf } from '../../src/scene/pdf/document';
import type { Scene } from '../../src/scene/scene';
import type { CardText } from './deck';

const SIZE = { width: CARD_FORMATS.standard.width, height: CARD_FORMATS.standard.height };

const Front = ({ desk, card }: { desk: Desk; card: CardText }): VNode => (
  <Card desk={desk}>
    <Head desk={desk} left="Assassin" right={`File ${String(card.number).padStart(2, '0')}`} />
    <Gap desk={desk} of={2.6} />
    <div
      style={{
        height: 27,
        flexShrink: 0,
        backgroundColor: COLORS.manila,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Icon desk={desk} name="hooded-figure" size={23} />
    </div>
    <Space />
    <Picture scene={desk.label('YOUR TARGET', { fill: COLORS.red })} />
    <Picture scene={desk.shout(card.name, { maxSize: 9, minSize: 4.4, lineHeight: 1.02 })} />
    <Rule />
    <Picture scene={desk.talk([card.order, { text: card.prize, voice: 'talk-bold' }], { size: 3.05 })} />
    <Picture scene={desk.aside(card.advice, { size: 2.8 })} />
    <Space />
    <Foot desk={desk} left={`${card.of} cards`} right={`for ${card.holder}`} />
  </Card>
);

const faces: FaceSet<CardText> = {
  draw: (card, desk) => <Front desk={desk} card={card} />,
  back: secretBack,
  figures: {},
};

const SHEETS = {
  paper: PAPERS.a4,
  margin: PRINTER_MARGIN,
  gutter: 0,
  bleed: 0,
  backBleed: BACK_BLEED,
  backs: 'none',
  marks: 'crop',
} as const;

/** The cards on A4, nine a sheet, with cut marks, rulers and small print. */
export const printOurs = async (book: FontBook, deck: readonly CardText[]): Promise<Uint8Array> => {
  const fronts: Scene[] = [];
  for (const card of deck) {
    const component = { title: `Target card: ${card.name}`, face: card };
    fronts.push(await drawFront(faces as FaceSet, component, { size: SIZE, ink: 'full' }, book));
  }
  const shape = { kind: 'rect', ...SIZE } as const;
  const pieces = fronts.map((front) => ({ shape, front, back: front, isCard: true }));
  const sides = unwrap(layOut(pieces, SHEETS, (sheet, sheets) => `sheet ${sheet + 1} of ${sheets}`));
  const info = {
    title: 'Target cards',
    subject: 'Cards of a measurement',
    author: 'Paper Dagger',
    keywords: ['print and play'],
    language: 'en-GB',
    date: new Date('2026-11-21T00:00:00Z'),
  };
  const pages = sides.map(({ scene, sheet }) => ({ scene, label: `Sheet ${sheet + 1}` }));
  return withFonts(book, () => writePdf(book, { pages, info }));
};
