/** The colours of games: read as text on light and dark pages, and kept apart without red and green, and in grey. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { ACCENTS, COLORS } from './theme';

type Linear = readonly [number, number, number];

const eachOf = <Part>([a, b, c]: readonly [Part, Part, Part], change: (part: Part) => number): Linear => [
  change(a),
  change(b),
  change(c),
];

const linearOf = (color: string): Linear =>
  eachOf([1, 3, 5], (at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

const luminance = ([r, g, b]: Linear): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** WCAG 2.2. */
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [one, other].map((color) => luminance(linearOf(color))).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** CIE L*a*b* under D65. */
const labOf = ([r, g, b]: Linear): Linear => {
  const white: Linear = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
    luminance([r, g, b]),
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
  ];
  const [x, y, z] = eachOf(white, (part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** As people without green cones see it: Machado, Oliveira and Fernandes, 2009. */
const DEUTERANOPIA = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
] as const;
const withoutGreen = ([r, g, b]: Linear): Linear =>
  eachOf<Linear>(DEUTERANOPIA, ([p, q, s]) => Math.min(1, Math.max(0, p * r + q * g + s * b)));

const GROUNDS = { light: [COLORS.paper, '#EAE3D2'], dark: ['#1C1A17', '#12110F'] } as const;
const REDS = { light: COLORS.red, dark: '#E5564F' } as const;

describe.each(['light', 'dark'] as const)('on %s pages', (mode) => {
  const accents = Object.entries(ACCENTS).map(([game, colors]) => [game, colors[mode]] as const);
  const pairs = accents.flatMap(([game, color], k) =>
    accents.slice(k + 1).map(([other, otherColor]) => ({ pair: `${game} and ${other}`, color, otherColor })),
  );

  it.each(accents)('the colour of %s is read as text', (_game, color) => {
    const [page, band] = GROUNDS[mode];
    expect(contrast(color, page)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color, band)).toBeGreaterThanOrEqual(3);
  });

  it.each(pairs)('$pair are told apart in grey and without green', ({ color, otherColor }) => {
    const [one, other] = [labOf(linearOf(color)), labOf(linearOf(otherColor))];
    expect(Math.abs(one[0] - other[0])).toBeGreaterThan(6.5);
    const [seen, seenOther] = [
      labOf(withoutGreen(linearOf(color))),
      labOf(withoutGreen(linearOf(otherColor))),
    ];
    expect(Math.hypot(...seen.map((part, i) => part - (seenOther[i] ?? 0)))).toBeGreaterThan(15);
  });

  it.each(accents)('the colour of %s is not the red', (_game, color) => {
    const [one, red] = [labOf(linearOf(color)), labOf(linearOf(REDS[mode]))];
    expect(Math.hypot(...one.map((part, i) => part - (red[i] ?? 0)))).toBeGreaterThan(40);
  });
});

test('pages have the same colours', () => {
  const css = readFileSync('src/styles/base.css', 'utf8');
  for (const [game, { light, dark }] of Object.entries(ACCENTS)) {
    const [, rule = ''] = new RegExp(`\\[data-game="${game}"\\] \\{([^}]*)\\}`).exec(css) ?? [];
    expect(rule.trim(), game).toBe(`--game: light-dark(${light.toLowerCase()}, ${dark.toLowerCase()});`);
  }
});
