/** The cross of close buttons, for `Icon`. */
export const closeIcon = 'M6 6l12 12M18 6L6 18';
