/** The files of the cart page that are loaded after it is shown. Their modules never import this one. */

/** What stands beside the lines: totals, forms, the text of an empty cart. */
export const loadAside = () => import('./cart-aside.tsx');

/** What surrounds the lines: notices, tools, the note of a line. */
export const loadCartSurroundings = () => import('./cart-surroundings.tsx');

/** What happens after a removal, and the banner of removals. */
export const loadRemoval = () => import('./line-tools/line-removal.tsx');
