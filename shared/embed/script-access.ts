/** What scripts of the page may rely on [embedding Script access]: `window.cbWidgets`, before and after the loader has run. */

/** How far a mount point has come; `off`: the page has said that it is not to be loaded. */
export type MountState = 'waiting' | 'loading' | 'mounted' | 'failed' | 'off';

/** What a page may ask of each mount point. */
export interface MountStatus {
  name: string;
  /** The mount point. */
  element: Element;
  state: MountState;
  /** Milliseconds from the start of its loading to this state. */
  ms: number;
}

/** What scripts of the page may call, as `window.cbWidgets`. */
export interface ScriptAccess {
  /** The version of the package and the mark of the build: '0.1.0+3f2a9c1e'. */
  readonly version: string;
  /** Mounts whatever shows no widget in a part of the page. */
  mount(root?: Node): void;
  /** Takes the widgets out of a part of the page; its mount points get their content back. */
  unmount(root: Node): void;
  /** Has the widgets read the cart again. */
  refreshCart(): void;
  /** How far each mount point has come. */
  status(): MountStatus[];
  /**
   * Resolves to the element of a widget once it shows something. Rejects where the widget is off or has failed; waits
   * where the page does not have it.
   */
  ready(name: string): Promise<Element>;
  /** Carries out what is pushed, as before the loader had come. */
  queue: unknown[];
}

/** The same before the loader has come: what the page has written down for it, and no call. */
export type ScriptQueue = Pick<ScriptAccess, 'queue'> & Partial<ScriptAccess>;

declare global {
  interface Window {
    cbWidgets?: ScriptAccess | ScriptQueue;
  }
}
