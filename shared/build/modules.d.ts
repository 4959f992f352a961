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

  /** One row for each widget; all paths are relative to the directory of `loader.js`. */
  export interface WidgetRow {
    /** The module that defines the element. */
    file: string;
    /** Stylesheets, in the order in which they are linked. */
    css: string[];
    /** The modules that `file` imports, to be asked for at the same time as it. */
    imports: string[];
    load: 'eager' | 'visible' | 'idle';
    /** Absent when the widget starts no read of its own. */
    firstReads?: FirstRead[];
  }

  /** A read that is started beside the code, under the conditions that the definition names. */
  export interface FirstRead {
    path: string;
    unlessState?: 'cart';
    unlessQuery?: string;
  }

  export const table: Record<string, WidgetRow>;
}
