/**
 * Lengths. Everything that is drawn is measured in millimetres; points and pixels appear only where a file format or a
 * screen asks for them.
 */

/** A PDF point is 1/72 inch. */
const MM_PER_POINT = 25.4 / 72;

export const mmToPt = (mm: number): number => mm / MM_PER_POINT;

/** Whole pixels that cover `mm` at `dpi` dots an inch. */
export const mmToDots = (mm: number, dpi: number): number => Math.round((mm / 25.4) * dpi);
