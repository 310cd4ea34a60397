/**
 * This program's side: the cards as its faces, and the file that they become by the road that `dagger print` takes. It
 * runs in a process of its own, so that its memory is its own: it prints the deck of each message and answers with the
 * round.
 */

import type { VNode } from 'preact';
import { STANDARD_CARD } from '../../src/base/piece';
import { unwrap } from '../../src/base/result';
import { JOB_DEFAULTS } from '../../src/files/job-fields';
import { nodeBook } from '../../src/files/node-fonts';
import { ownImprint } from '../../src/files/pdf-metadata';
import { BACK_BLEED, secretBack } from '../../src/look/backs';
import type { Canvas } from '../../src/look/canvas';
import { drawFront, type FaceSet } from '../../src/look/face';
import { Card, Gap, Icon, Rule, Space } from '../../src/look/parts';
import { COLORS } from '../../src/look/theme';
import { layOut } from '../../src/print/kit-sheets';
import { PAPERS } from '../../src/print/papers';
import { type FontBook, withFonts } from '../../src/scene/fonts/book';
import { writePdf } from '../../src/scene/pdf/document';
import type { Scene } from '../../src/scene/scene';
import type { CardText, Round } from './deck';

const Front = ({ canvas, card }: { canvas: Canvas; card: CardText }): VNode => (
  <Card
    canvas={canvas}
    head={['Assassin', `File ${String(card.number).padStart(2, '0')}`]}
    foot={[`${card.of} cards`, `for ${card.holder}`]}
  >
    <Gap canvas={canvas} of={2.6} />
    <div
      style={{
        height: 27,
        flexShrink: 0,
        backgroundColor: COLORS.manila,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Icon canvas={canvas} name="hooded-figure" size={23} />
    </div>
    <Space />
    {canvas.label('YOUR TARGET', { fill: COLORS.red })}
    {canvas.shout(card.name, { maxSize: 9, minSize: 4.4, lineHeight: 1.02 })}
    <Rule />
    {canvas.talk([card.order, { text: card.prize, voice: 'talk-bold' }], { size: 3.05 })}
    {canvas.aside(card.advice, { size: 2.8 })}
    <Space />
  </Card>
);

const faces: FaceSet<CardText> = {
  draw: (card, canvas) => <Front canvas={canvas} card={card} />,
  back: secretBack,
  figures: {},
};

const SHEETS = { ...JOB_DEFAULTS, paper: PAPERS.a4, backBleed: BACK_BLEED, backs: 'none' } as const;

/** The cards on A4, nine a sheet, with cut marks, rulers and small print. */
const print = async (book: FontBook, deck: readonly CardText[]): Promise<Uint8Array> => {
  const fronts: Scene[] = [];
  for (const card of deck) {
    const component = { title: `Target card: ${card.name}`, face: card };
    fronts.push(await drawFront(faces as FaceSet, component, { size: STANDARD_CARD, ink: 'full' }, book));
  }
  const shape = { kind: 'rect', ...STANDARD_CARD } as const;
  const pieces = fronts.map((front) => ({ shape, front, back: front, isCard: true }));
  const sides = unwrap(layOut(pieces, SHEETS, (sheet, sheets) => `sheet ${sheet + 1} of ${sheets}`));
  const info = {
    title: 'Target cards',
    subject: 'Cards of a measurement',
    keywords: ['print and play'],
    ...ownImprint(),
  };
  const pages = sides.map(({ scene, sheet }) => ({ scene, label: `Sheet ${sheet + 1}` }));
  return withFonts(book, () => writePdf(book, { pages, info }));
};

const book = await nodeBook();

process.on('message', async (deck: readonly CardText[]) => {
  const start = performance.now();
  const { length: size } = await print(book, deck);
  const time = performance.now() - start;
  process.send?.({ time, size } satisfies Round);
});
