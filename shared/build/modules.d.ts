/** What `build.mjs` gives to imports that name no TypeScript file. */

/** The built stylesheet's path, relative to the directory of `loader.js`: 'assets/cart-page-3f2a9c1e.css'. */
declare module '*.css' {
  const path: string;
  export default path;
}

/** The loader's knowledge of the build: made anew for each build, see `loader-table.mjs`. */
declare module 'virtual:widgets' {
  /** Version of the package and the mark that is in the names of this build's files: '0.1.0+3f2a9c1e'. */
  export const version: string;

  /** The widgets' names, with blanks between; the plans stand in the same order. */
  export const names: string;

  /**
   * With semicolons between: the first letter of when the widget is loaded and a digit, to base 36, for each
   * shared module that it needs; then, after blanks, its first reads, each with the part of the state block and
   * the query that make it needless, as in `e02 cart/cart-details/false,cart,create=true`.
   */
  export const plans: string;
}
