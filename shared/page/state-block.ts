import { registry } from './registry.ts';
import { report } from './report.ts';

/** What the server already knew when it rendered the page; each part is checked by whoever reads it. */
export interface StateBlock {
  config?: unknown;
  profile?: unknown;
  cart?: unknown;
  navigation?: unknown;
}

/**
 * Reads `#cb-state` (embedding contract). A block that is absent or no JSON object gives an empty one;
 * the second is reported once. The same block always gives the same object.
 */
export function readStateBlock(): StateBlock {
  const page = registry();
  const element = document.getElementById('cb-state');
  if (!page.state || page.state.element !== element) page.state = { element, block: parse(element) };
  return page.state.block;
}

function parse(element: Element | null): StateBlock {
  if (!element) return {};
  try {
    const block: unknown = JSON.parse(element.textContent, withoutPrototypeKeys);
    if ((block as object | null)?.constructor === Object) return block as StateBlock;
  } catch {
    // Reported below, as what is JSON but no object.
  }
  report('#cb-state is ignored: expected a JSON object.', element);
  return {};
}

/** Drops the keys by which JSON could reach an object's prototype. */
export function withoutPrototypeKeys(key: string, value: unknown): unknown {
  return /^(__proto__|constructor|prototype)$/.test(key) ? undefined : value;
}
