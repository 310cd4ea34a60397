/** What the page and its print worker say to each other. */
import type { Problem } from '../../base/result';

/** A job travels as the fragment of its address: the one form of a job that every part of the program reads. */
export interface PrintOrder {
  readonly job: string;
  /** Folder of the font files, with its closing slash. */
  readonly fonts: string;
}

export type PrintReport =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'printed'; readonly bytes: Uint8Array; readonly pages: number; readonly cards: number }
  | { readonly kind: 'refused'; readonly problem: Problem };
