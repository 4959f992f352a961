/**
 * The interface for scripts of the page [embedding Script access]: `window.cbWidgets`, before and after the loader has
 * run.
 */

import type { CartAccess } from './cart/cart-access.ts';

/** The state of a mount point; `off`: the page has switched the widget off. */
export type MountState = 'waiting' | 'loading' | 'mounted' | 'failed' | 'off';

/** The status of one mount point. */
export interface MountStatus {
  name: string;
  /** The mount point. */
  element: Element;
  state: MountState;
  /** Milliseconds from the start of its loading to this state. */
  ms: number;
}

/** The functions that scripts of the page may call, as `window.cbWidgets`. */
export interface ScriptAccess {
  /** The version of the package and the mark of the build: '0.1.0+3f2a9c1e'. */
  readonly version: string;
  /** Mounts all mount points in a part of the page that show no widget yet. */
  mount(root?: Node): void;
  /** Removes the widgets from a part of the page; its mount points get their content back. */
  unmount(root: Node): void;
  /** Makes the widgets reread the cart. */
  refreshCart(): void;
  /** The state of each mount point. */
  status(): MountStatus[];
  /**
   * Resolves to the element of a widget once it shows something. Rejects if the widget is off or has failed; waits if
   * the page doesn't have it.
   */
  ready(name: string): Promise<Element>;
  /** Reads and changes the cart, with the rules of the shopper's own actions. */
  cart: CartAccess;
  /** Makes the calls that are pushed to it, as before the loader ran. */
  queue: unknown[];
}

/** The same before the loader has run: only the queue of calls. A `version` says that the loader has run. */
export type ScriptQueue = Pick<ScriptAccess, 'queue'> & {
  [Name in Exclude<keyof ScriptAccess, 'queue'>]?: undefined;
};

declare global {
  interface Window {
    cbWidgets?: ScriptAccess | ScriptQueue;
  }
}
