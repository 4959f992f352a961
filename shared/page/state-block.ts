import type { StateBlock } from '../domain/state-block.ts';
import { registry } from './registry.ts';
import { report } from './report.ts';

/** The one element that is read as the state block. Content that editors write into a page can't replace it. */
export const STATE_BLOCK = 'script#cb-state[type="application/json"]';

/**
 * Reads the state block [embedding State block]. Returns an empty block if there is none, or if it isn't a JSON object,
 * which is reported once. The block is read only once: a script's later replacement doesn't come from the server.
 */
export function readStateBlock(): StateBlock {
  const page = registry();
  if (!page.state?.element) {
    const element = document.querySelector(STATE_BLOCK);
    if (!page.state || element) page.state = { element, block: parse(element) };
  }
  return page.state.block;
}

function parse(element: Element | null): StateBlock {
  if (!element) return {};
  try {
    const block: unknown = parseGuarded(element.textContent);
    if ((block as object | null)?.constructor === Object) return block as StateBlock;
  } catch {
    // Reported below, like JSON that isn't an object.
  }
  report('bad-state-block', '#cb-state is ignored: expected a JSON object.', {}, element);
  return {};
}

/**
 * Keys are checked only if the text contains one of these words, plain or with an escaped letter, because checking
 * takes most of the time. Pages escape `<`, and servers escape letters of other languages; the words contain neither.
 */
const MAY_REACH_PROTOTYPE = /__proto__|constructor|prototype|\\u00[567]/;

/** Parses JSON and drops keys that could reach an object's prototype. Throws if the text isn't JSON. */
export function parseGuarded(text: string): unknown {
  const guard = (key: string, value: unknown) =>
    ['__proto__', 'constructor', 'prototype'].includes(key) ? undefined : value;
  return JSON.parse(text, MAY_REACH_PROTOTYPE.test(text) ? guard : undefined);
}

/** True for a path on the page's own host. Calls carry the session's cookie, so they may go nowhere else. */
export function isApiBase(value: unknown): value is string {
  return typeof value === 'string' && /^\/([\w.~%-][\w./~%-]*)?$/.test(value);
}

const DEFAULT_API_BASE = '/api/rest/cb';

/**
 * Where the server's calls start, without a slash at the end: `config.apiBase` of the state block, or its default.
 * `configuration()` reports a wrong value.
 */
export function apiBaseIn({ config }: StateBlock): string {
  const given = (config as { apiBase?: unknown } | undefined)?.apiBase;
  if (!isApiBase(given)) return DEFAULT_API_BASE;
  let end = given.length;
  while (given[end - 1] === '/') end -= 1;
  return given.slice(0, end);
}

/**
 * The same for the loader, which every page loads: only a base that is written plainly. With any other one, the widgets
 * make the loader's reads themselves.
 * @param given `config.apiBase`, unchecked
 */
export function plainApiBase(given: string | undefined): string | undefined {
  return /^(\/[\w.-]+)+$/.exec(given || DEFAULT_API_BASE)?.[0];
}

/** The same for the page's own state block. */
export function apiBase(): string {
  return apiBaseIn(readStateBlock());
}
