/** Finds out whether the cart was emptied, and whether a promotion code was applied or removed. */
import { readCart } from '../../api/cart/cart-details.ts';
import { type Cart, countUnits, isCartEmpty } from '../../domain/cart/cart.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { $cart } from '../cart/cart.ts';
import { applyPromotion, removePromotion } from '../cart/writes/promotion-writes.ts';
import { rereadCart, wantAny } from '../cart/writes/settle-write.ts';
import { emptyCart } from '../cart-emptying.ts';
import type { LeftWrite, ToldEnd } from './left-write.ts';

const messages = defineMessages('shared', {
  leftCartCheckingClear: 'Checking whether your cart was emptied…',
  leftCartCleared: 'Your cart was emptied.',
  leftCartNotCleared: 'Your cart still has {count} items. Remove all again?',
  leftCartNotClearedOne: 'Your cart still has 1 item. Remove it?',
  leftCartRemoveAll: 'Remove all',
  leftCartNotClearedElsewhere: 'Your cart wasn’t emptied. It still has {count} items.',
  leftCartNotClearedElsewhereOne: 'Your cart wasn’t emptied. It still has 1 item.',
  leftCartClearFailed: 'We couldn’t remove your items. Please try again.',
  leftCartClearUnknown: 'We couldn’t confirm that your cart was emptied. Please check your cart.',

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
async function readAnew(): Promise<Cart | null> {
  if ($cart.get().cart) {
    await rereadCart(wantAny());
    const { cart, stale } = $cart.get();
    return stale ? null : cart;
  }
  const read = await readCart({ create: false });
  return read.ok ? read.value : null;
}

/** Whether the shopper sees the cart itself, where they can repeat a failed action. */
function isCartPage(): boolean {
  return document.querySelector('cb-cart-page') !== null;
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
    if (!isCartPage()) {
      const text =
        count === 1 ? messages.leftCartNotClearedElsewhereOne : messages.leftCartNotClearedElsewhere;
      return { tone: 'warning', text: fill(text, { count }) };
    }
    const text = count === 1 ? messages.leftCartNotClearedOne : messages.leftCartNotCleared;
    return {
      tone: 'warning',
      text: fill(text, { count }),
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
    isCartPage()
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
