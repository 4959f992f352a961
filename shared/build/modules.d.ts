/** What `build.mjs` gives to imports that name no TypeScript file. */

/** The built stylesheet's path, relative to the directory of `loader.js`: 'assets/cart-page-3F2A.css'. */
declare module '*.css' {
  const path: string;
  export default path;
}

/** The loader's knowledge of the build: made anew for each build, see `loader-table.mjs`. */
declare module 'virtual:widgets' {
  /** Version of the package and a mark of this build's content: '0.1.0+3f2a9c1e'. */
  export const version: string;

  /** By widget, in one text as `loader-table.mjs` writes it: when it is loaded, hash, needed shared files. */
  export const rows: Record<string, string>;

  /** The files that rows refer to by their numbers; all files are in `assets/` beside `loader.js`. */
  export const shared: string[];

  /** The reads that are started beside the code, by widget. */
  export const firstReads: Record<string, FirstRead[]>;

  /** A read, under the conditions that the definition names. */
  export interface FirstRead {
    path: string;
    unlessState?: 'cart';
    unlessQuery?: string;
  }
}
