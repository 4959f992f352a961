/**
 * The one object that every script of this product on a page shares, however often it is loaded: the
 * loader and the widgets are bundled apart and so hold a copy of each module, and a template may
 * include a second build. What must exist once on a page stands here and nowhere else.
 */
import { report } from './report.ts';
import type { StateBlock } from './state-block.ts';

/** A read that the loader has started while the code that wants it is on its way. */
export interface EarlyRead {
  response: Promise<Response>;
  /** `performance.now()` at the start. */
  startedAt: number;
  /** Ends the `cb:request` event's promise. */
  settle(end: { status: number; ms: number; outcome: string }): void;
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
  liveRegion?: HTMLElement;
  /** Cleans server HTML. A closure, so that no script gets at the Trusted Types policy behind it. */
  sanitise?: (html: string) => string | TrustedHTML;
}

const KEY = Symbol.for('cb.registry');

/** Gives the page's registry, which the first caller makes. */
export function registry(): Registry {
  const page = globalThis as { [KEY]?: Registry };
  page[KEY] ??= { earlyReads: new Map() };
  return page[KEY];
}

/**
 * Puts a build in charge of the page, unless another one is: two would each keep a cart of their own.
 * @param base the directory the build is loaded from
 * @param version where the caller knows it
 * @returns false when another one was first, with a report that names both
 */
export function claimPage(base: string, version?: string): boolean {
  const page = registry();
  page.base ??= base;
  if (page.base === base) page.version ??= version;
  if (page.base === base && (!version || page.version === version)) return true;
  report('Two builds on one page; the second does nothing:', page.version, page.base, version, base);
  return false;
}
