/**
 * How many bytes a shopper's browser may be made to load, in KB (1000 bytes) of minified modules
 * compressed with brotli 11. The budgets are for what ships, the Preact build; real React is heavier
 * by what React weighs, and only its own code is checked.
 */
export const BUDGETS = {
  loader: 2,
  /** Everything all widgets share: framework, stores, superstruct, server border, shell. */
  core: 15,
  /**
   * All JavaScript until the widget can be used, the loader included. The goal for the order history is 22, too;
   * what stands here is what is reached, so that it can only become less.
   */
  first: { 'cart-page': 26, 'mini-cart': 17, 'quick-order': 22, 'order-history': 24.9 },
  /** What one widget adds to the shared files. */
  own: 8,
  /** JavaScript files until the widget can be used, the loader included. */
  files: { 'cart-page': 5 },
};

/** Never part of a first load: pattern of an input's path → why not. */
export const LAZY = [
  { pattern: /node_modules\/dompurify\//, what: 'DOMPurify' },
  { pattern: /(^|\/)shared\/ui\/[a-z-]*dialog\.tsx$/, what: 'a dialog' },
  { pattern: /node_modules\/react-dom\//, what: 'react-dom', runtime: 'preact' },
];
