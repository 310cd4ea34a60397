/**
 * What drawn things are in the structure of a document, for those who hear it or read it in another shape. A tag is one
 * element; all that bears the same tag object belongs to it, on however many pages. The tree follows from the parents,
 * and its order is the order in which things are drawn.
 */

/** Standard structure types (PDF 32000-1, 14.8.4). */
export type TagType =
  | 'Document'
  | 'Art'
  | 'Sect'
  | 'Div'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'Caption'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'TOC'
  | 'TOCI'
  | 'Reference'
  | 'Link';

export interface Tag {
  readonly type: TagType;
  /** Without one, the tag is the root of its document. */
  readonly parent?: Tag;
  /** Names the element in lists of it: "Ruling T1". */
  readonly title?: string;
  /** What a figure shows. */
  readonly alt?: string;
  /** What a TH is the head of. */
  readonly scope?: 'Row' | 'Column';
  /** How the items of an L are counted. */
  readonly numbering?: 'Decimal' | 'Disc';
}
