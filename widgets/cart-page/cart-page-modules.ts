/** The files of the cart page that are loaded after it is shown. Their modules never import this one. */

/** The parts around the lines: totals, forms, notices, tools, the note of a line. */
export const loadCartSurroundings = () => import('./cart-surroundings.tsx');

/** The steps after a removal, and the banner of removals. */
export const loadRemoval = () => import('./line-tools/line-removal.tsx');
