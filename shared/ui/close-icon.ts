/** The cross on what can be closed, for `Icon`. */
export const closeIcon = 'M6 6l12 12M18 6L6 18';
