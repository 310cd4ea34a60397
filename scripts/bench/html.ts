/** The same cards as a web page, as a careful author would write it: the same fonts, sizes, icon, sheets and cut marks. */
import { readFileSync } from 'node:fs';
import { chunked } from '../../src/base/words';
import { ICON_UNITS, iconData } from '../../src/look/icons';
import { COLORS, RULES } from '../../src/look/theme';
import { packageOf } from '../../src/scene/fonts/catalog';
import type { CardText } from './deck';

const FONTS = {
  shout: 'league-gothic-latin-400-normal.woff2',
  form: 'courier-prime-latin-400-normal.woff2',
  talk: 'source-serif-4-latin-400-normal.woff2',
  'talk-italic': 'source-serif-4-latin-400-italic.woff2',
  'talk-bold': 'source-serif-4-latin-600-normal.woff2',
} as const;

const folder = new URL('../../node_modules/@fontsource/', import.meta.url);

const fontFaces = Object.entries(FONTS)
  .map(([voice, file]) => {
    const data = readFileSync(new URL(`${packageOf(file)}/files/${file}`, folder), 'base64');
    return `@font-face{font-family:${voice};src:url(data:font/woff2;base64,${data})}`;
  })
  .join('');

const STYLE = `${fontFaces}
@page{size:A4;margin:0}
*{box-sizing:border-box;margin:0}
body{color:${COLORS.ink};-webkit-print-color-adjust:exact;print-color-adjust:exact}
.sheet{position:relative;width:210mm;height:297mm;break-after:page;overflow:hidden}
.cards{position:absolute;left:10.5mm;top:16.5mm;width:189mm;display:flex;flex-wrap:wrap}
.card{width:63mm;height:88mm;padding:4.2mm;display:flex;flex-direction:column}
.head,.foot{display:flex;justify-content:space-between;font:2.5mm/1.2 form;letter-spacing:.1mm}
.head{padding-bottom:1.6mm;border-bottom:${RULES.heavy}mm solid ${COLORS.ink};text-transform:uppercase}
.foot{font-size:2.1mm;color:${COLORS.mute}}
.photo{height:27mm;flex:none;margin-top:2.6mm;background:${COLORS.manila};display:flex;align-items:center;justify-content:center}
.photo svg{width:23mm;height:23mm}
.space{flex:1}
.label{font:2.5mm/1.2 form;letter-spacing:.1mm;color:${COLORS.red}}
.name{font:8mm/1.02 shout;text-transform:uppercase;white-space:nowrap}
.rule{height:${RULES.hair}mm;background:${COLORS.line}}
.order{font:3.05mm/1.32 talk}
.order b{font-family:talk-bold;font-weight:400}
.advice{font:2.8mm/1.32 talk-italic;color:${COLORS.mute}}
.marks{position:absolute;left:0;top:0;width:210mm;height:297mm}
.note{position:absolute;left:113.5mm;bottom:6mm;font:1.9mm form;color:${COLORS.mute}}`;

/** The words are of plain letters: nothing in them needs an entity. */
const cardHtml = (card: CardText): string =>
  `<div class="card"><div class="head"><span>Assassin</span><span>File ${String(card.number).padStart(2, '0')}</span></div>
<div class="photo"><svg><use href="#icon"/></svg></div><div class="space"></div><div class="label">YOUR TARGET</div>
<div class="name">${card.name}</div><div class="rule"></div>
<div class="order">${card.order}<b>${card.prize}</b></div><div class="advice">${card.advice}</div>
<div class="space"></div><div class="foot"><span>${card.of} cards</span><span>for ${card.holder}</span></div></div>`;

/** Cut marks outside the cards, and two rulers, as lines in mm. */
const MARKS = [
  ...[10.5, 73.5, 136.5, 199.5].map((x) => `M${x} 11V15M${x} 282V286`),
  ...[16.5, 104.5, 192.5, 280.5].map((y) => `M5 ${y}H9M201 ${y}H205`),
  ...Array.from({ length: 21 }, (_, i) => `M${10.5 + i * 5} 291V${i % 10 === 0 ? 288 : 290}`),
  ...Array.from({ length: 21 }, (_, i) => `M6 ${98.5 + i * 5}H${i % 10 === 0 ? 9 : 7}`),
].join('');

const CARDS_A_SHEET = 9;

const sheetHtml = (cards: readonly CardText[], sheet: number, sheets: number): string =>
  `<div class="sheet"><div class="cards">${cards.map(cardHtml).join('')}</div>
<svg class="marks" viewBox="0 0 210 297"><path d="${MARKS}" fill="none" stroke="${COLORS.ink}" stroke-width=".1"/></svg>
<div class="note">sheet ${sheet + 1} of ${sheets}</div></div>`;

/** A page of A4 sheets, nine cards a sheet. */
export const htmlOf = (deck: readonly CardText[]): string => {
  const sheets = chunked(deck, CARDS_A_SHEET);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Target cards</title><style>${STYLE}</style></head><body>
<svg width="0" height="0" style="position:absolute"><symbol id="icon" viewBox="0 0 ${ICON_UNITS} ${ICON_UNITS}"><path fill="${COLORS.ink}" d="${iconData('hooded-figure')}"/></symbol></svg>
${sheets.map((cards, i) => sheetHtml(cards, i, sheets.length)).join('\n')}</body></html>`;
};
