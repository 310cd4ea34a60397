/** What an export consists of, before anything is turned into dots: images with their scenes, and texts beside them. */
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
