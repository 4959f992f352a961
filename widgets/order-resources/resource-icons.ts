/** What `Icon` draws here: the types of media, and the accordion's arrow. */
export const resourceIcons = {
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  interactive:
    'M9 11V5.5a1.5 1.5 0 0 1 3 0V11l5 1.5a2 2 0 0 1 1.4 2.4L17 21h-7l-4-5.5a1.4 1.4 0 0 1 2-1.9l1 .9z',
  video: 'M3 5h18v14H3zM10 9l5 3-5 3z',
  open: 'M6 9l6 6 6-6',
  close: 'M6 15l6-6 6 6',
};
