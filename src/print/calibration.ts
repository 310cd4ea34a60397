/**
 * The scales of the calibration sheet. Numbers are on its front every 5 mm, letters on its back every 5.25 mm: held
 * against the light, the one pair of lines that coincides shows a shift in steps of 0.25 mm, as on a vernier caliper.
 * All places are those that a person sees who holds the front towards them.
 */
import type { Size } from '../base/piece';
import type { Matrix } from '../scene/scene';
import type { Point } from '../scene/shapes';
import { PAPERS } from './papers';
import type { Flip } from './profile';

export const CALIBRATION_PAPERS = ['a4', 'letter'] as const;
export type CalibrationPaper = (typeof CALIBRATION_PAPERS)[number];

export const STRIPS = ['top', 'bottom', 'left', 'right'] as const;
export type StripName = (typeof STRIPS)[number];

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

/** 25 of each reach 10 mm to either side: 20 neighbouring letters already show every shift once. */
export const CELLS = LETTERS.length;

const NUMBER_PITCH = 5;
const LETTER_PITCH = 5.25;

/** From the paper's edge to the middle of a strip, mm: as far out as leaves its labels inside any printer's margin. */
const INSET = 20;

export interface Strip {
  readonly name: StripName;
  /** A strip along x measures shifts along x. */
  readonly along: 'x' | 'y';
  readonly middle: Point;
}

/** One number and the letter whose line is on its line. */
export interface Reading {
  /** 1 to 25 */
  readonly number: number;
  /** A to Y */
  readonly letter: string;
}

export const calibrationSize = (paper: CalibrationPaper): Size => {
  const { width, height } = PAPERS[paper];
  return { width, height };
};

export const stripOf = (name: StripName, { width, height }: Size): Strip => {
  const across = name === 'top' || name === 'bottom';
  return {
    name,
    along: across ? 'x' : 'y',
    middle: across
      ? { x: width / 2, y: name === 'top' ? INSET : height - INSET }
      : { x: name === 'left' ? INSET : width - INSET, y: height / 2 },
  };
};

const shifted = ({ along, middle }: Strip, by: number): Point =>
  along === 'x' ? { x: middle.x + by, y: middle.y } : { x: middle.x, y: middle.y + by };

/** The middle of the line of a number, 1 to 25. */
export const numberAt = (strip: Strip, number: number): Point =>
  shifted(strip, (number - (CELLS + 1) / 2) * NUMBER_PITCH);

/** The middle of the line of a letter, A to Y. */
export const letterAt = (strip: Strip, letter: string): Point =>
  shifted(strip, (LETTERS.indexOf(letter) + 1 - (CELLS + 1) / 2) * LETTER_PITCH);

/** From the place where something is seen through a sheet to its place on the back page, and the other way round. */
export const throughSheet = ({ width, height }: Size, flip: Flip): Matrix =>
  flip === 'long' ? [-1, 0, 0, 1, width, 0] : [1, 0, 0, -1, 0, height];
