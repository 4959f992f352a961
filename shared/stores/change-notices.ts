/** Tells the shopper about changes of the cart that they didn't ask for. Loaded once a cart has changed. */
import type { Cart } from '../domain/cart/cart.ts';
import { type CartChange, describeChanges, type ShownCart } from '../domain/cart/cart-changes.ts';
import type { LineEdits } from '../domain/cart/line-edit.ts';
import { formatMoney } from '../domain/money.ts';
import { permissionsFor } from '../domain/permissions.ts';
import { defineMessages, fill } from '../page/messages.ts';
import { addNotice } from './notices.ts';
import { $session } from './session.ts';

const messages = defineMessages('shared', {
  quantityCapped: 'The quantity of {name} is now {quantity}; you asked for {wanted}.',
  quantityChanged: 'The quantity of {name} is now {quantity}.',
  lineDropped: '{name} is no longer in your cart.',
  priceChanged: 'The price of {name} is now {to}; it was {from}.',
  manyChanges: '{count} items in your cart have changed.',
});

/** If there are more changes than this, a single notice gives their number. */
const TOLD_ONE_BY_ONE = 5;

/**
 * Reports the changes, without prices if the shopper sees none [1 §6].
 * @param edits the edits before this cart was compared with them
 */
export function noteChanges(
  { before, cart, wanted }: { before: Cart } & Pick<ShownCart, 'cart' | 'wanted'>,
  edits: LineEdits,
): void {
  const { seesPrices, seesContractPrices } = permissionsFor($session.get().visitor, 'standard');
  const changes = describeChanges(before, cart, wanted, seesContractPrices).filter(({ kind, line }) => {
    if (kind === 'repriced' && (!seesPrices || line.hidesPrice)) return false;
    const edit = edits[line.id];
    // A pending quantity is dropped with its line. A line that is being removed is expected to go.
    if (kind === 'dropped') return edit?.wanted !== 0;
    // A line with a newer pending quantity will change again, and reports the outcome itself.
    return !edit || edit.phase === 'sending' || edit.phase === 'confirming';
  });
  if (changes.length > TOLD_ONE_BY_ONE) {
    const text = fill(messages.manyChanges, { count: changes.length });
    addNotice({ tone: 'warning', text, about: 'cart' });
    return;
  }
  for (const change of changes) {
    const subject = change.kind === 'repriced' ? 'price' : 'line';
    addNotice({ tone: 'warning', text: sentence(change), about: `${subject} ${change.line.id}` });
  }
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
