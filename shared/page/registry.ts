/**
 * The one object that every script of this product on a page shares, however often it is loaded: the loader and the
 * widgets are bundled apart and so hold a copy of each module, and a template may include a second build. Whatever must
 * exist once on a page is here.
 */
import type { StateBlock } from '../domain/state-block.ts';

/** A read that the loader has started while the code that wants it is on its way. */
export interface EarlyRead {
  response: Promise<Response>;
  /** The widget that it was started for. */
  widget: string;
  /** `performance.now()` at the start. */
  startedAt: number;
  /** Ends the `cb:request` event's promise. */
  endRequest(end: { status: number; ms: number; outcome: string }): void;
}

export interface Registry {
  /** The directory that the build in charge was loaded from, ending in a slash. */
  base?: string;
  /** The version of that build; absent until its loader has run. */
  version?: string;
  /** Reads under way, by path. */
  earlyReads: Map<string, EarlyRead>;
  /** The parsed state block, with the element it was read from. */
  state?: { element: Element | null; block: StateBlock };
  /** Its loader runs. */
  running?: true;
  /** The page is still coming, and the loader mounts what has been parsed of it. */
  ahead?: true;
  /** When the loading of each widget has started, as `performance.now()`. */
  startedAt: Record<string, number>;
  /** A script of the page has changed the cart, which no widget may have heard yet. */
  cartChanged?: true;
  liveRegion?: HTMLElement;
  /** How many open dialogs keep the page from scrolling, and what ends that. */
  hold?: { holders: number; release(): void };
  /** Cleans server HTML. A closure, so that no script gets at the Trusted Types policy behind it. */
  sanitise?: (html: string) => string | TrustedHTML;
  /** In debug mode: what was removed from each fragment of the server's HTML. */
  removedHtml?: Map<string, string[]>;
}

const KEY = Symbol.for('cb.registry');

/** Gives the page's registry, which the first caller makes. */
export function registry(): Registry {
  const page = globalThis as { [KEY]?: Registry };
  // What a legacy script has added to `Object.prototype` by one of these names is none of it.
  page[KEY] ??= { __proto__: null, earlyReads: new Map(), startedAt: {} } as Registry;
  return page[KEY];
}
