import { type Cart, countPieces } from '../domain/cart.ts';
import { type CartChange, describeChanges, type WantedQuantity } from '../domain/cart-changes.ts';
import { withoutPrices } from '../domain/data-layer-prices.ts';
import { formatMoney } from '../domain/money.ts';
import { pushDataLayer } from '../page/data-layer.ts';
import { emit } from '../page/events.ts';
import { fill, wording } from '../page/wording.ts';
import { followCart } from './cart-count.ts';
import { $lineEdits } from './line-edits.ts';
import { addNotice } from './notices.ts';
import { $session } from './session.ts';

const words = wording('shared', {
  quantityCapped: 'The quantity of {name} is now {quantity}; you asked for {wanted}.',
  quantityChanged: 'The quantity of {name} is now {quantity}.',
  lineDropped: '{name} is no longer in your cart.',
  priceChanged: 'The price of {name} is now {to}; it was {from}.',
  manyChanges: '{count} items in your cart have changed.',
});

/** More changes than this are summed up: a page full of notices helps nobody. */
const TOLD_ONE_BY_ONE = 5;

/** A cart that has just been shown. */
export interface CartNews {
  /** The cart shown before it; null for the first. */
  before: Cart | null;
  cart: Cart;
  /** The server's entries for the page's tag manager. */
  dataLayer: unknown;
  wanted: WantedQuantity;
}

/**
 * Tells everybody of a cart: the mini-cart, the page's scripts, its tag manager, and the shopper where
 * something changed that they did not do. Where prices are hidden, nobody is told a price [1 §6].
 */
export function tellCart({ before, cart, dataLayer, wanted }: CartNews): void {
  const { showsPrices } = $session.get().visitor;
  const count = countPieces(cart);
  followCart(count);
  emit('cb:cart-updated', { count, subTotal: showsPrices ? cart.subtotal : undefined });
  pushDataLayer(showsPrices ? dataLayer : withoutPrices(dataLayer));
  if (before && before !== cart) tellChanges(describeChanges(before, cart, wanted), showsPrices);
}

function tellChanges(changes: CartChange[], showsPrices: boolean): void {
  const edits = $lineEdits.get();
  const news = changes.filter(({ kind, line }) => {
    if (kind === 'repriced' && (!showsPrices || line.hidesPrice)) return false;
    const edit = edits[line.id];
    // A line that is gone takes what was typed with it; one that is being removed is no news.
    if (kind === 'dropped') return edit?.wanted !== 0;
    // A line with a newer wish will change again, and says by itself how that ends.
    return !edit || edit.phase === 'sending';
  });
  const texts =
    news.length > TOLD_ONE_BY_ONE ? [fill(words.manyChanges, { count: news.length })] : news.map(sentence);
  for (const text of texts) addNotice({ tone: 'warning', text, scope: 'cart' });
}

function sentence(change: CartChange): string {
  const { name, quantity } = change.line;
  if (change.kind === 'dropped') return fill(words.lineDropped, { name });
  if (change.kind === 'repriced') {
    return fill(words.priceChanged, { name, from: formatMoney(change.from), to: formatMoney(change.to) });
  }
  const { wanted } = change;
  return wanted === undefined
    ? fill(words.quantityChanged, { name, quantity })
    : fill(words.quantityCapped, { name, quantity, wanted });
}
