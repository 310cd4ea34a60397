/** The calibration sheets, made while the site is built: a paper and an edge each. */
import type { APIRoute } from 'astro';
import { sheetFile } from '../../../app/calibrate/readings';
import { calibrationPdf } from '../../../press/calibration-file';
import { keptFile } from '../../../press/kept-file';
import { sharedBook } from '../../../press/node-book';
import { CALIBRATION_PAPERS } from '../../../print/calibration';
import { FLIPS } from '../../../print/profile';

export const getStaticPaths = () =>
  CALIBRATION_PAPERS.flatMap((paper) =>
    FLIPS.map((flip) => ({ params: { file: sheetFile(paper, flip) }, props: { paper, flip } })),
  );

export const GET: APIRoute = ({ params, props }) =>
  keptFile('application/pdf', `${params.file}`, async () =>
    calibrationPdf(await sharedBook(), props.paper, props.flip),
  );
