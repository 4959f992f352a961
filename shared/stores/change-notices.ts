import type { Cart } from '../domain/cart.ts';
import { type CartChange, describeChanges, type WantedQuantity } from '../domain/cart-changes.ts';
import { formatMoney } from '../domain/money.ts';
import { defineMessages, fill } from '../page/messages.ts';
import type { LineEdits } from './line-edits.ts';
import { addNotice } from './notices.ts';
import { $session } from './session.ts';

const messages = defineMessages('shared', {
  quantityCapped: 'The quantity of {name} is now {quantity}; you asked for {wanted}.',
  quantityChanged: 'The quantity of {name} is now {quantity}.',
  lineDropped: '{name} is no longer in your cart.',
  priceChanged: 'The price of {name} is now {to}; it was {from}.',
  manyChanges: '{count} items in your cart have changed.',
});

/** More changes than this are summed up: a page full of notices helps nobody. */
const TOLD_ONE_BY_ONE = 5;

/** A cart in place of another one, and what the shopper had asked for by then. */
export interface CartReplacement {
  before: Cart;
  cart: Cart;
  wanted: WantedQuantity;
  edits: LineEdits;
}

/** Tells the shopper what is different in a cart that they did not do; no price where they see none [1 §6]. */
export function tellChanges({ before, cart, wanted, edits }: CartReplacement): void {
  const { showsPrices } = $session.get().visitor;
  const changes = describeChanges(before, cart, wanted).filter(({ kind, line }) => {
    if (kind === 'repriced' && (!showsPrices || line.hidesPrice)) return false;
    const edit = edits[line.id];
    // A line that is gone takes what was typed with it; one that is being removed is expected to go.
    if (kind === 'dropped') return edit?.wanted !== 0;
    // A line with a newer pending quantity will change again, and says by itself how that ends.
    return !edit || edit.phase === 'sending';
  });
  const texts =
    changes.length > TOLD_ONE_BY_ONE
      ? [fill(messages.manyChanges, { count: changes.length })]
      : changes.map(sentence);
  for (const text of texts) addNotice({ tone: 'warning', text, scope: 'cart' });
}

function sentence(change: CartChange): string {
  const { name, quantity } = change.line;
  if (change.kind === 'dropped') return fill(messages.lineDropped, { name });
  if (change.kind === 'repriced') {
    return fill(messages.priceChanged, { name, from: formatMoney(change.from), to: formatMoney(change.to) });
  }
  const { wanted } = change;
  return wanted === undefined
    ? fill(messages.quantityChanged, { name, quantity })
    : fill(messages.quantityCapped, { name, quantity, wanted });
}
