/** QR codes as pictures: dark modules on nothing, with the quiet zone that readers need around them. */

import encodeQR from 'qr';
import * as m from '#messages/look';
import type { Scene } from './scene';
import { path, rectData } from './shapes';

/** Modules of white on each side (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** The modules of a row as bars, so that no hairline shows between two of them. */
const barsOf = (row: readonly boolean[], y: number): string => {
  let data = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    data += rectData(from, y, x + 1 - from, 1);
  }
  return data;
};

/**
 * `text` as a QR code; a module is 1 mm, to be placed at any size. It is read even with a seventh of it gone, or with a
 * fourteenth where `ecc` is low: a long text on a screen needs larger modules more than it needs spare ones.
 */
export const qrScene = (text: string, ecc: 'low' | 'medium' = 'medium'): Scene => {
  const rows = encodeQR(text, 'raw', { ecc, border: QUIET_ZONE });
  return {
    width: rows.length,
    height: rows.length,
    items: [path(rows.map(barsOf).join(''), { fill: '#000000' })],
    alt: m.qrCode({ text }),
  };
};
