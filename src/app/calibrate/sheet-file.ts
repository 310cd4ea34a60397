import type { CalibrationPaper } from '../../print/calibration';
import type { Flip } from '../../print/profile';

/** "calibration-a4-long.pdf" */
export const sheetFile = (paper: CalibrationPaper, flip: Flip): string => `calibration-${paper}-${flip}.pdf`;
