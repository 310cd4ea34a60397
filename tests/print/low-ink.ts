/** The most of its area that a piece or a back takes in low ink, all type as large as in full. */
export const LOW_INK_COVERAGE = 0.15;
