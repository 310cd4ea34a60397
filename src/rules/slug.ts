/** Anchors of headings: stable as long as the heading's words are. */

/** The text in lower case, with one hyphen for each run of anything but letters and digits of any script. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
