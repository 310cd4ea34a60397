/** One runs over the dunes of Mars, from base to base; the pyramids close in. */

import * as m from '#messages/tmag-faces';
import { type Cut, ellipse, paperCut } from '../../../look/paper-cut';
import type { Item } from '../../../scene/scene';

/** A pyramid, its top at `x`, `y`, so high; lit from the left. */
const pyramid = (cut: Cut, x: number, y: number, height: number, paper: number): Item[] => [
  cut(`M0 0L${height * 0.75} ${height}L${-height * 0.75} ${height}Z`, paper, x, y),
  cut(`M0 0L${height * 0.75} ${height}L${height * 0.18} ${height * 1.04}Z`, paper + 0.28, x, y),
];

/** A stride to the right: legs and body, a head, an arm ahead; and the cloak that flies behind. */
const RUNNER =
  'M1-11C3-11.6 5-10.6 5.4-9L4.6-4.6L7.6-1.4C8-.8 8-.2 7.8.4L6.8 6.4L8.6 7.2L8.4 7.8L4.8 7.6L5.2.4L1.6-2.4L-.6 1.8C-1 2.6-1.8 3-2.6 2.8L-7.6 1.8L-8.4 4L-9.2 3.6L-8.4-.2L-3 .4L-1.4-4.8Z';
const HEAD = `${ellipse(5, -13.6, 2.2)}M3.4-13.6L4.4-10L2-10Z`;
const ARM = 'M4-10L7.4-7.4L10.8-8.6L11.2-7.2L7-5.4L3-7.6Z';
const CLOAK =
  'M4.8-11.6C1-13.4-3-10.6-7-12.2C-11-13.8-14-11-18-12.4C-15.6-9-13-9.4-10.4-7.4C-13-7.4-14.4-5.6-17-5.4C-12-3.4-8-6.2-4.6-4.4C-2-3.2 0-4.6 1.6-6.4Z';

export const tmagPicture = paperCut('tmag', m.pictureAlt, (cut): readonly Item[] => [
  cut('M0 0H160V100H0Z', 0.3),
  cut(ellipse(112, 48, 46), 0.22),
  cut(ellipse(112, 48, 33), 0.13),
  cut(ellipse(112, 48, 21), 0),
  cut(ellipse(30, 18, 4.5), 0.1),
  cut(ellipse(46, 11, 2.2), 0.1),
  cut('M0 52L14 46L30 47L40 54L66 56L84 50L100 51L118 57L140 52L160 55V100H0Z', 0.38),
  ...pyramid(cut, 36, 26, 42, 0.42),
  ...pyramid(cut, 137, 36, 32, 0.42),
  cut('M0 66C24 56 52 60 78 66C104 72 132 62 160 64V100H0Z', 0.52),
  ...pyramid(cut, 14, 50, 26, 0.55),
  cut('M0 78C30 68 60 84 92 78C118 73 140 70 160 76V100H0Z', 0.66),
  cut('M122 77C122 68 142 68 142 77Z', 0.12),
  cut('M129 77V72H135V77Z', 0.8),
  cut('M131.6 62H132.4V70.6H131.6Z', 0.8),
  cut('M70 85C66 87 36 91 18 90C30 86 52 83 70 85Z', 0.78),
  cut(RUNNER, 1, 72, 74, 1.3),
  cut(ARM, 1, 72, 74, 1.3),
  cut(CLOAK, 'red', 72, 74, 1.3),
  cut(HEAD, 1, 72, 74, 1.3),
  cut('M0 92C34 82 70 98 110 91C132 87 148 88 160 92V100H0Z', 0.84),
]);
