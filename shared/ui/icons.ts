/** What `Icon` can draw. */
export const icons = {
  close: 'M6 6l12 12M18 6L6 18',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  print: 'M7 8V4h10v4M7 17H4v-8h16v8h-3M7 14h10v6H7z',
  quick: 'M13 3L5 14h6l-1 7 8-11h-6z',
};
