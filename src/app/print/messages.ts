/** What the studio and its worker say to each other. */
import type { Problem } from '../../base/result';
import type { ExportJob } from '../../press/exports/job';
import type { SeatCardsJob } from '../../press/seat-cards';
import type { PrintPlan } from '../../print/plan';

/** A print job travels as the fragment of its address: the one form of a job that every part of the program reads. */
interface JobOrder {
  readonly job: string;
  /** Folder of the font files, with its closing slash. */
  readonly fonts: string;
}

export type StudioOrder =
  | ({
      readonly kind: 'print';
      /** The printer profile to correct for, as its file has it. */
      readonly profile?: string;
    } & JobOrder)
  | ({ readonly kind: 'preview' /** Later ones are greater. */; readonly id: number } & JobOrder)
  | { readonly kind: 'export'; readonly job: ExportJob; readonly fonts: string }
  | { readonly kind: 'seats'; readonly job: SeatCardsJob; readonly fonts: string }
  | {
      readonly kind: 'side';
      /** Of the preview that it belongs to. */
      readonly id: number;
      readonly side: number;
      /** Outlines in place of fronts, which are secret. */
      readonly faceDown: boolean;
    }
  | { readonly kind: 'painted'; readonly request: number; readonly bytes: Uint8Array | Uint8ClampedArray }
  | { readonly kind: 'not-painted'; readonly request: number; readonly message: string };

/** A side of a preview, before it is drawn on the screen. */
export interface PreviewSide {
  /** Counted from 0. */
  readonly sheet: number;
  readonly face: 'front' | 'back';
  /** "Sheet 1, front: 9 cards" */
  readonly alt: string;
}

/** A picture that only a page can paint, its text as outlines. */
export interface PaintOrder {
  readonly kind: 'paint';
  readonly request: number;
  /** A PNG file, or four bytes a dot. */
  readonly as: 'png' | 'pixels';
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export type StudioReport =
  | PaintOrder
  | { readonly kind: 'progress' /** 0 to 1 */; readonly done: number }
  | { readonly kind: 'printed'; readonly bytes: Uint8Array; readonly pages: number; readonly cards: number }
  | { readonly kind: 'exported'; readonly bytes: Uint8Array; readonly images: number }
  | {
      readonly kind: 'previewed';
      readonly id: number;
      readonly plan: PrintPlan;
      readonly sides: readonly PreviewSide[];
    }
  | { readonly kind: 'ink'; readonly id: number /** Share of the paper, 0 to 1. */; readonly ink: number }
  | { readonly kind: 'side'; readonly id: number; readonly side: number; readonly svg: string }
  | { readonly kind: 'refused'; readonly id?: number; readonly problem: Problem };
