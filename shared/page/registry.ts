/**
 * The one object that all scripts of this product share on a page. The loader and the widgets are bundled
 * separately, so each has its own copy of a module, and a template may include a second build. Everything
 * that must exist only once on a page is here.
 */
import type { StateBlock } from '../domain/state-block.ts';

/** A read that the loader started while the code that needs it is still loading. */
export interface EarlyRead {
  response: Promise<Response>;
  /** The widget that it is for. */
  widget: string;
  /** `performance.now()` at the start. */
  startedAt: number;
  /** Settles the promise of the `cb:request` event. */
  endRequest(end: { status: number; ms: number; outcome: string }): void;
}

export interface Registry {
  /** The directory that the build in charge was loaded from, ending in a slash. */
  base?: string;
  /** The version of that build; absent until its loader has run. */
  version?: string;
  /** The directory of the release that was in charge before, and failed. */
  left?: string;
  /** Reads under way, by path. */
  earlyReads: Map<string, EarlyRead>;
  /** The parsed state block, with the element it was read from; `isTold` once its message has been taken. */
  state?: { element: Element | null; block: StateBlock; isTold?: true };
  /** Its loader has run. */
  running?: true;
  /** The page is still being parsed, and the loader mounts the parsed part. */
  ahead?: true;
  /** When each widget started to load, as `performance.now()`. */
  startedAt: Record<string, number>;
  /** A script of the page has changed the cart, possibly before any widget was listening. */
  cartChanged?: true;
  liveRegion?: HTMLElement;
  /** How many open dialogs keep the page from scrolling, and the function that ends that. */
  hold?: { holders: number; release(): void };
  /** Cleans server HTML. A closure, so that no script can reach the Trusted Types policy behind it. */
  sanitise?: (html: string) => string | TrustedHTML;
  /** The violations of the content policy that were reported, by directive and address; absent until they are watched. */
  violations?: Set<string>;
  /** In debug mode: what was removed from each fragment of the server's HTML. */
  removedHtml?: Map<string, string[]>;
}

const KEY = Symbol.for('cb.registry');

/** Returns the page's registry, which the first call creates. */
export function registry(): Registry {
  const page = globalThis as { [KEY]?: Registry };
  // Ignores properties that a legacy script has added to `Object.prototype` under these names.
  page[KEY] ??= { __proto__: null, earlyReads: new Map(), startedAt: {} } as Registry;
  return page[KEY];
}
