/** The files of the cart page that are loaded after it is shown. Their modules never import this one. */

/** The parts beside the lines: totals, forms, the text of an empty cart. */
export const loadAside = () => import('./cart-aside.tsx');

/** The parts around the lines: notices, tools, the note of a line. */
export const loadCartSurroundings = () => import('./cart-surroundings.tsx');

/** The steps after a removal, and the banner of removals. */
export const loadRemoval = () => import('./line-tools/line-removal.tsx');
