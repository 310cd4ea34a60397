/** What an export consists of, before anything is turned into dots: images with their scenes, and texts beside them. */
import type { Size } from '../../base/piece';
import type { Component } from '../../games/game';
import type { Scene } from '../../scene/scene';

export interface ExportImage {
  /** "001-target-1.png", unique within the export. */
  readonly name: string;
  /** Pixels; the scene is stretched over all of them. */
  readonly width: number;
  readonly height: number;
  /** Images of one scene object are rasterised once. */
  readonly scene: Scene;
}

export interface ExportText {
  readonly name: string;
  readonly text: string;
}

export interface ExportPlan {
  readonly images: readonly ExportImage[];
  readonly texts: readonly ExportText[];
}

/** A piece of a kit with its pictures. Pieces with equal faces share a front, those with equal backs a back. */
export interface DrawnPiece {
  readonly component: Component;
  /** mm; the box around a piece that is not a rectangle. */
  readonly size: Size;
  readonly front: Scene;
  readonly back: Scene;
}
