/** What a page says when a table changes behind its players' backs. */
export const NOTICES = {
  otherTab: 'Another tab went on with this table: what it did is shown here.',
  notTaken:
    'Another tab went on with this table, and what it did is shown here. Your last step was not taken: look, and take it again.',
  again:
    'This browser no longer had this table: it was deleted in another tab, or cleared with the data of this site. It has been kept again from this page, whole.',
  removed:
    'This table was deleted from the list in another tab. It is still on this page: the next thing that happens keeps it again.',
  unknown:
    'This browser keeps no table of this address: it was deleted, cleared with the data of this site, or is kept in another browser. Open its file or its link, or start a new table.',
} as const;
