/** Sizes in mm, and numbers, of what is printed beside the cards. */
import { type CubeSides, cubeNet } from '../../base/cube-net';
import type { Net } from '../../base/net';

/** Across the flats of a target's tile. */
export const HEX_FLATS = 50;

export const TOKEN_DIAMETER = 25;
export const SMALL_TOKEN_DIAMETER = 20;
/** Large enough to be told from the money. */
export const FIRST_PLAYER_DIAMETER = 40;

/** A7, wider than high. */
export const MAP = { width: 105, height: 74 } as const;

export const CASH_TOKENS = 60;
export const DEBT_TOKENS = 30;

/** One for each player of a full table. */
export const MAPS = 6;
export const DICE = 6;

const DIE_EDGE = 16;

/** The cross of an ordinary die: opposite sides add up to seven. */
const DIE_SIDES: CubeSides = ['1', '2', '3', '5', '6', '4'];

/** The ids of the faces are what they show, `1` to `6`. */
export const dieNet = (): Net => cubeNet(DIE_EDGE, DIE_SIDES);
