/** The calibration sheet as a file. It is printed as it is: what it measures is what the printer does. */
import type { CalibrationPaper } from '../print/calibration';
import { calibrationSheet } from '../print/calibration-sheet';
import { PAPERS } from '../print/papers';
import type { Flip } from '../print/profile';
import { type FontBook, withFonts } from '../scene/fonts/book';
import { writePdf } from '../scene/pdf/document';
import { ownImprint } from './pdf-metadata';

export const calibrationPdf = (book: FontBook, paper: CalibrationPaper, flip: Flip): Promise<Uint8Array> =>
  withFonts(book, () => {
    const { front, back } = calibrationSheet(book, paper, flip);
    return writePdf(book, {
      pages: [
        { scene: front, label: 'Front' },
        { scene: back, label: 'Back' },
      ],
      info: {
        title: `Calibration sheet, ${PAPERS[paper].label}, turned about the ${flip} edge`,
        subject: 'Shows what a printer does to the two sides of a sheet, so that it can be undone.',
        keywords: ['print and play', 'calibration'],
        duplex: flip === 'long' ? 'DuplexFlipLongEdge' : 'DuplexFlipShortEdge',
        ...ownImprint(),
      },
    });
  });
