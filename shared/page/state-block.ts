import type { StateBlock } from '../domain/state-block.ts';
import { registry } from './registry.ts';
import { report } from './report.ts';

/** The one element that is read as the state block: what an editor writes into a page cannot stand in for it. */
export const STATE_BLOCK = 'script#cb-state[type="application/json"]';

/**
 * Reads the state block [embedding State block]. A block that is absent or no JSON object gives an empty one;
 * the second is reported once. It is read once: what a script puts in its place later is no word of the server.
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
    // Reported below, like JSON that is no object.
  }
  report('bad-state-block', '#cb-state is ignored: expected a JSON object.', {}, element);
  return {};
}

/**
 * Where the text has none of these words, plain or with a letter escaped, no key is checked, since checking takes most of
 * the time. A page escapes `<`, and a server letters of other languages: these are in none of the words.
 */
const MAY_REACH_PROTOTYPE = /__proto__|constructor|prototype|\\u00[567]/;

/** Reads JSON without the keys that could reach an object's prototype. Throws where the text is none. */
export function parseGuarded(text: string): unknown {
  const guard = (key: string, value: unknown) =>
    ['__proto__', 'constructor', 'prototype'].includes(key) ? undefined : value;
  return JSON.parse(text, MAY_REACH_PROTOTYPE.test(text) ? guard : undefined);
}

/** True for a path on the page's own host: calls carry the session's cookie and go nowhere else. */
export function isApiBase(value: unknown): value is string {
  return typeof value === 'string' && /^\/([\w.~%-][\w./~%-]*)?$/.test(value);
}

/**
 * Where the server's calls start, without a slash at the end: `config.apiBase` of the state block, or its default. Kept
 * apart from `configuration()`, so that the loader does not carry the validation. `configuration()` reports a wrong
 * value.
 */
export function apiBaseIn({ config }: StateBlock): string {
  const given = (config as { apiBase?: unknown } | undefined)?.apiBase;
  if (!isApiBase(given)) return '/api/rest/cb';
  let end = given.length;
  while (given[end - 1] === '/') end -= 1;
  return given.slice(0, end);
}

/** The same for the page's own state block. */
export function apiBase(): string {
  return apiBaseIn(readStateBlock());
}
