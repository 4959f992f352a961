/** The parts of the cart page that are fetched once it stands: each is one file, whoever asks for it first. */

/** What stands around the lines: totals, forms, the text of an empty cart. */
export const loadAside = () => import('./cart-aside.tsx');

/** What follows a change or a press: notices, the note of a line, the banner of removals, the way on. */
export const loadLazy = () => import('./cart-page-lazy.tsx');
