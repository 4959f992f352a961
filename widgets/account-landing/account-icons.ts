/** What `Icon` draws on the tiles. */
export const accountIcons = {
  profile: 'M12 4a4 4 0 0 1 0 8a4 4 0 0 1 0-8zM4.5 20a7.5 7.5 0 0 1 15 0',
  organization: 'M4 20h16M6 20V9l6-5 6 5v11M10 20v-5h4v5M10 11h.01M14 11h.01',
  lists: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  orders: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  labLists: 'M9 4h6M10 4v6l-5 8.5A1 1 0 0 0 6 20h12a1 1 0 0 0 1-1.5L14 10V4M7.5 15h9',
};
