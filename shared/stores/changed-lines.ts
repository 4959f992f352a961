import type { ShownCart } from '../domain/cart/cart-changes.ts';
import { changedItems } from '../domain/cart/changed-items.ts';
import { emit } from '../page/leaving/emit.ts';
import { isByPage } from './page-actions.ts';

/**
 * Tells scripts of the page which items of the cart have changed [embedding Cart events]. Where no cart was shown before,
 * only what the shopper added is known.
 */
export function tellChangedLines({ before, cart, wanted, written }: ShownCart): void {
  const asked = wanted.flatMap(({ items = {}, added = {} }) => Object.entries({ ...items, ...added }));
  const numbers = asked.filter((entry): entry is [string, number] => entry[1] !== 'any');
  const items = changedItems(before, cart, Object.fromEntries(numbers));
  if (items.length === 0) return;
  emit('cb:cart-lines', {
    added: items.filter(({ before: pieces }) => pieces === 0),
    removed: items.filter(({ quantity }) => quantity === 0),
    changed: items.filter(({ quantity, before: pieces }) => quantity > 0 && pieces > 0),
    by: !written ? 'elsewhere' : isByPage(items.map(({ itemNumber }) => itemNumber)) ? 'page' : 'shopper',
  });
}
