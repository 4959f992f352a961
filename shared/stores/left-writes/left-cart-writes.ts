/** Finds out whether the cart was emptied, whether removed items are back, and whether a promotion code was applied or removed. */
import { readCart } from '../../api/cart/cart-details.ts';
import { type Cart, countUnits, isCartEmpty } from '../../domain/cart/cart.ts';
import { type CartQuantities, missingItems, wholeCartQuantities } from '../../domain/cart/cart-quantities.ts';
import type { ItemWithQuantity } from '../../domain/cart/quantities-by-item.ts';
import { hasCartPage } from '../../page/cart-view.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { $cart } from '../cart/cart.ts';
import { addItem } from '../cart/writes/additions.ts';
import { applyPromotion, removePromotion } from '../cart/writes/promotion-writes.ts';
import { rereadCart, wantAny } from '../cart/writes/settle-write.ts';
import { emptyCart } from '../cart-emptying.ts';
import type { LeftWrite, ToldEnd } from './left-write.ts';

const messages = defineMessages('shared', {
  leftCartCheckingClear: 'Checking whether your cart was emptied…',
  leftCartCleared: 'Your cart was emptied.',
  leftCartNotCleared: 'Your cart still has {count:1 item. Remove it?|# items. Remove all again?}',
  leftCartRemoveAll: 'Remove all',
  leftCartNotClearedElsewhere: 'Your cart wasn’t emptied. It still has {count} {count:item|items}.',
  leftCartClearFailed: 'We couldn’t remove your items. Please try again.',
  leftCartClearUnknown: 'We couldn’t confirm that your cart was emptied. Please check your cart.',

  leftCartCheckingUndo: 'Checking whether the items you put back are in your cart…',
  leftCartUndone: '{count} {count:item is|items are} back in your cart.',
  leftCartNotUndone: '{count} {count:item wasn’t|items weren’t} put back in your cart.',
  leftCartPutBack: 'Put back',
  leftCartUndoUnknown:
    'We couldn’t confirm that the items you put back are in your cart. Please check your cart.',

  leftCartCheckingAdd: 'Checking whether your items were added to your cart…',
  leftCartAdded: '{count} {count:item was|items were} added to your cart.',
  leftCartNotAdded: '{count} {count:item wasn’t|items weren’t} added to your cart.',
  leftCartAddUnknown: 'We couldn’t confirm that your items were added to your cart. Please check your cart.',

  leftCartCheckingCode: 'Checking whether your order has the promotional code {code}…',
  leftCartCodeApplied: 'The promotional code {code} is on your order.',
  leftCartCodeNotApplied: 'The promotional code {code} wasn’t applied.',
  leftCartCodeUnknown:
    'We couldn’t confirm that your order has the promotional code {code}. Please check your cart.',
  leftCartCheckingRemoval: 'Checking whether the promotional code {code} was removed…',
  leftCartCodeRemoved: 'The promotional code {code} was removed.',
  leftCartCodeKept: 'The promotional code {code} is still on your order.',
  leftCartRetry: 'Retry',
});

/** Reads the cart: the one on the page, if there is one. @returns null if it can't be read */
export async function readAnew(): Promise<Cart | null> {
  if ($cart.get().cart) {
    await rereadCart(wantAny());
    const { cart, stale } = $cart.get();
    return stale ? null : cart;
  }
  const read = await readCart({ create: false });
  return read.ok ? read.value : null;
}

/** Emptying the cart. */
export function leftClear(): LeftWrite {
  let cart: Cart | null = null;
  const success = { tone: 'success', text: messages.leftCartCleared } as const;

  async function clearAgain(): Promise<ToldEnd> {
    const cleared = await emptyCart();
    return cleared.ok ? success : { tone: 'danger', text: messages.leftCartClearFailed };
  }

  function kept(count: number): ToldEnd {
    if (!hasCartPage()) {
      return { tone: 'warning', text: fill(messages.leftCartNotClearedElsewhere, { count }) };
    }
    return {
      tone: 'warning',
      text: fill(messages.leftCartNotCleared, { count }),
      again: { label: messages.leftCartRemoveAll, run: clearAgain },
    };
  }

  return {
    checking: messages.leftCartCheckingClear,
    async find() {
      cart = await readAnew();
      return cart && isCartEmpty(cart) ? success : null;
    },
    giveUp: () => (cart ? kept(countUnits(cart)) : { tone: 'warning', text: messages.leftCartClearUnknown }),
  };
}

/** The texts about items that were being added. */
interface AdditionTexts {
  checking: string;
  done: string;
  kept: string;
  again: string;
  unknown: string;
}

/** Putting removed items back, one after another. @param before the cart's quantities before that; null if unknown */
export function leftUndo(items: readonly ItemWithQuantity[], before: CartQuantities | null): LeftWrite {
  return leftItems(items, before, {
    checking: messages.leftCartCheckingUndo,
    done: messages.leftCartUndone,
    kept: messages.leftCartNotUndone,
    again: messages.leftCartPutBack,
    unknown: messages.leftCartUndoUnknown,
  });
}

/** Items that a script of the page has added. @param before as for `leftUndo` */
export function leftAddition(items: readonly ItemWithQuantity[], before: CartQuantities | null): LeftWrite {
  return leftItems(items, before, {
    checking: messages.leftCartCheckingAdd,
    done: messages.leftCartAdded,
    kept: messages.leftCartNotAdded,
    again: messages.leftCartRetry,
    unknown: messages.leftCartAddUnknown,
  });
}

function leftItems(
  items: readonly ItemWithQuantity[],
  before: CartQuantities | null,
  texts: AdditionTexts,
): LeftWrite {
  let cart: Cart | null = null;
  let missing = items;
  const told = (tone: ToldEnd['tone'], text: string, count: number): ToldEnd => ({
    tone,
    text: fill(text, { count }),
  });
  const done = () => told('success', texts.done, items.length);

  async function addAgain(): Promise<ToldEnd> {
    const left: ItemWithQuantity[] = [];
    for (const item of missing) if (!(await addItem(item)).ok) left.push(item);
    missing = left;
    return left.length ? kept() : done();
  }

  function kept(): ToldEnd {
    const text = told('warning', texts.kept, missing.length);
    return hasCartPage() ? { ...text, again: { label: texts.again, run: addAgain } } : text;
  }

  return {
    checking: texts.checking,
    async find() {
      cart = await readAnew();
      const now = cart && wholeCartQuantities(cart);
      missing = missingItems(items, before, now);
      return missing.length ? null : done();
    },
    giveUp: () => (cart && before ? kept() : { tone: 'warning', text: texts.unknown }),
  };
}

/** Applying or removing a promotion code. @param code empty for a removal */
export function leftPromotion(code: string, before: string): LeftWrite {
  let cart: Cart | null = null;
  const told = (text: string, tone: ToldEnd['tone'] = 'warning'): ToldEnd => ({
    tone,
    text: fill(text, { code: code || before }),
  });

  async function tryAgain(): Promise<ToldEnd> {
    const outcome = await (code ? applyPromotion(code) : removePromotion());
    return 'text' in outcome ? { tone: 'danger', text: outcome.text } : doneText();
  }

  const doneText = () => told(code ? messages.leftCartCodeApplied : messages.leftCartCodeRemoved, 'success');
  const failedText = () => told(code ? messages.leftCartCodeNotApplied : messages.leftCartCodeKept);
  const failed = (): ToldEnd =>
    hasCartPage()
      ? { ...failedText(), again: { label: messages.leftCartRetry, run: tryAgain } }
      : failedText();

  return {
    checking: told(code ? messages.leftCartCheckingCode : messages.leftCartCheckingRemoval).text,
    async find() {
      cart = await readAnew();
      const now = cart?.charges.promotionId ?? '';
      // The server may spell a code differently.
      const hasArrived = code ? now !== '' && (now !== before || isSame(now, code)) : now === '';
      return cart && hasArrived ? doneText() : null;
    },
    giveUp: () => (cart ? failed() : told(messages.leftCartCodeUnknown)),
    ended: ({ ok, words }) => (ok || !words ? null : { tone: 'danger', text: words }),
  };
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
