/** What to do at each step of a calibration, as pictures. */
import * as m from '#messages/calibrate';

const word = (x: number, y: number, text: string | number, look = '') => (
  <text class={`step-text ${look}`} x={x} y={y} text-anchor="middle">
    {text}
  </text>
);

/** Ticks every 10 mm of a ruler that is drawn 100 long. */
const ticks = Array.from({ length: 11 }, (_, i) => i * 10);

export const RulerPicture = () => (
  <svg class="step-picture" viewBox="0 0 200 150" role="img" aria-label={m.rulerPicture}>
    <rect class="leaf" x="30" y="4" width="140" height="142" />
    <g class="ruler">
      <path d="M55 112h100" />
      <path d={ticks.map((at) => `M${55 + at} 112v${at % 50 === 0 ? -7 : -4}`).join('')} />
      <path d="M46 14v100" />
      <path d={ticks.map((at) => `M46 ${14 + at}h${at % 50 === 0 ? 7 : 4}`).join('')} />
    </g>
    <g class="measure-of">
      <path d="M55 122v8M155 122v8M55 126h100M59 123.500l-4 2.500 4 2.500M151 123.500l4 2.500 -4 2.500" />
    </g>
    {word(105, 141, '98.5')}
    {word(105, 66, m.rulerPictureFrom, 'small')}
    {word(105, 77, m.rulerPictureTo, 'small')}
  </svg>
);

/** Numbers every 18, letters every 19: they meet at 13 and M. */
const CELLS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

export const ScalePicture = () => (
  <svg class="step-picture" viewBox="0 0 200 150" role="img" aria-label={m.scalePicture}>
    <rect class="meet" x="109" y="22" width="18" height="106" />
    {CELLS.map((at) => (
      <g key={at}>
        <path class="stem" d={`M${100 + at * 18} 36v40`} />
        {word(100 + at * 18, 31, 13 + at, 'small')}
        <path class="stem through" d={`M${99 + at * 19} 74v40`} />
        {word(99 + at * 19, 125, String.fromCharCode(77 + at), 'small through')}
      </g>
    ))}
    {word(118, 145, '14 N')}
  </svg>
);
