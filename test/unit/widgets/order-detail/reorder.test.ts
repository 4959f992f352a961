import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { heldReplies } from '../../support/held-replies.ts';
import { orderReply } from '../../support/order-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, settle } from '../../support/render.ts';
import { CART, CHOOSE, MEMBER, openOrder, REORDER, texts } from './order-on-screen.ts';

keepTestsApart({ quiet: true });

const QUARANTINE = 'POST cart/quarantine';
const GO = 'POST cart/go-to-checkout';
const MERGE = 'GET cart/merge-modal-details';

const beaker = { ProductId: '351211', displayName: 'Beaker 1', quantity: '3' };
const frog = { ProductId: '146610', displayName: 'Frog', message: 'Out of season.' };
const ADDED = { isCartModalFlag: true, validproducts: [beaker], invalidProducts: [frog] };
const CLEAR = { quarantine: 'false', isCartEmptyCart: 'false' };
const STOPPED = {
  quarantine: 'true',
  restrictionProductsList: {
    discontinuedProducts: {
      productDetailsList: [{ ciId: 'ci1', catalogRefId: '351211', displayName: 'Beaker 1' }],
    },
  },
};
const cart = cartReply([cartLine(1)]);
const TWO_LINES = {
  result: 'error',
  errorMessage: [{ message: 'Frog: out of season.' }, { message: 'Newt: discontinued.' }],
};

describe('a reorder from an order’s page', () => {
  it('says line by line what was added and what wasn’t, with links to cart and checkout [2 §4 Reorder, §2 Order dialogs]', async () => {
    const { press, dialog, sent } = await openOrder({ replies: { [REORDER]: ADDED, [CART]: cart } });
    await press('Reorder');
    expect(sent(REORDER)[0]?.body).toEqual({ reorderOrderId: 'o1' });
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Added to Cart');
    const rows = texts(dialog()?.querySelectorAll('li') ?? []);
    expect(rows[0]).toContain('Beaker 1Item #351211Qty: 3');
    expect(rows[1]).toContain('FrogItem #146610Out of season.');
    expect(texts(dialog()?.querySelectorAll('a, button') ?? [])).toEqual([
      '',
      'Continue Shopping',
      'View Cart',
      'Checkout',
    ]);
    expect(dialog()?.querySelector('a')?.getAttribute('href')).toBe('/checkout/cart');
  });

  it('is recorded in the address, which still names the order; the cart is read again [2 §4 Reorder]', async () => {
    const { press, sent } = await openOrder({ replies: { [REORDER]: ADDED, [CART]: cart } });
    await press('Reorder');
    expect(location.search).toBe('?orderId=o1&userId=220022&showCart=true&event=cart_updated');
    expect(sent(CART)).toHaveLength(1);
  });

  it.each([
    ['Keep Existing Items', 'keep'],
    ['Replace Items', 'clearCart'],
  ])(
    "asks what to do with the cart: '%s' sends %s [2 §2 Order dialogs, §4 Reorder]",
    async (name, action) => {
      const { press, dialog, sent } = await openOrder({
        replies: {
          [REORDER]: { isCartModalFlag: 'false' },
          [CHOOSE]: { validproducts: [beaker] },
          [CART]: cart,
        },
      });
      await press('Reorder');
      expect(dialog()?.querySelector('h2')?.textContent).toBe('Add to Cart');
      await press(name);
      expect(sent(CHOOSE)[0]?.body).toEqual({ reorderOrderId: 'o1', action });
      expect(dialog()?.querySelector('h2')?.textContent).toBe('Added to Cart');
    },
  );

  it('adds nothing after Escape, and can be started again [accessibility Dialogs]', async () => {
    const { press, dialog, sent, button } = await openOrder({
      replies: { [REORDER]: { isCartModalFlag: false } },
    });
    await press('Reorder');
    await act(async () => void dialog()?.dispatchEvent(new Event('cancel', { cancelable: true })));
    await settle();
    expect(dialog()).toBeNull();
    expect(sent(CHOOSE)).toEqual([]);
    expect(button('Reorder').getAttribute('aria-disabled')).toBeNull();
  });

  it('shows the server’s messages in a red box above the order, a line each, with the focus [2 §8 Reorder]', async () => {
    const { press, alert, page } = await openOrder({ replies: { [REORDER]: TWO_LINES } });
    await press('Reorder');
    expect(texts(alert()?.querySelectorAll('p') ?? [])).toEqual([
      'Frog: out of season.',
      'Newt: discontinued.',
    ]);
    expect(alert()?.getAttribute('data-tone')).toBe('danger');
    expect(document.activeElement?.contains(alert())).toBe(true);
    const body = page.querySelector('.cb-order__body') as Element;
    expect(alert()?.compareDocumentPosition(body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(location.search).toBe('?orderId=o1&userId=220022');
    await press('Dismiss');
    expect(alert()).toBeNull();
  });

  it('shows messages that arrive after the choice in the same box [2 §8 Reorder]', async () => {
    const { press, alert, dialog } = await openOrder({
      replies: { [REORDER]: { isCartModalFlag: false }, [CHOOSE]: TWO_LINES },
    });
    await press('Reorder');
    await press('Keep Existing Items');
    expect(dialog()).toBeNull();
    expect(alert()?.textContent).toContain('Newt: discontinued.');
  });

  it('is sent once for a double press, and says that it’s in progress [reliability Double press]', async () => {
    const held = heldReplies();
    const { button, sent, dialog } = await openOrder({
      replies: {
        [REORDER]: held.reply,
        [CART]: cart,
      },
    });
    await click(button('Reorder'));
    await settle();
    expect(button('Reorder').hasAttribute('data-busy')).toBe(true);
    await click(button('Reorder'));
    await held.answer(ADDED);
    expect(sent(REORDER)).toHaveLength(1);
    expect(dialog()).not.toBeNull();
  });

  it('that may have taken effect isn’t sent again: the cart is read, and the shopper told', async () => {
    const { press, alert, sent } = await openOrder({ replies: { [REORDER]: null, [CART]: cart } });
    await press('Reorder');
    expect(alert()?.textContent).toContain('We couldn’t confirm that this order was added to your cart.');
    expect([sent(REORDER).length, sent(CART).length]).toEqual([1, 1]);
  });

  it('offers to sign in once the session has ended', async () => {
    const { press, alert, link } = await openOrder({
      replies: { [REORDER]: new Response('', { status: 401 }) },
    });
    await press('Reorder');
    expect(alert()?.textContent).toContain('Your session has ended');
    expect(link('Sign in')?.getAttribute('href')).toBe('/account/login?resume=prev');
  });

  it.each([
    ['a quote buyer', { ...MEMBER, userType: 3 }],
    ['a punch-out session', { ...MEMBER, userSegment: { 'Punchout Session': true } }],
  ])('takes %s to the cart, not to checkout [1 §6 Punch-out session]', async (_, profile) => {
    const { press, button, link } = await openOrder({ profile, replies: { [REORDER]: ADDED, [CART]: cart } });
    await press('Reorder');
    expect(link('View Cart')).toBeDefined();
    expect(button('Checkout')).toBeUndefined();
  });
});

describe('the checkout after a reorder', () => {
  const replies = { [REORDER]: ADDED, [CART]: cart, [QUARANTINE]: CLEAR, [GO]: {} };

  it('starts at once if nothing blocks it [1 §4 Checkout]', async () => {
    const { press, left, sent, dialog } = await openOrder({ replies });
    await press('Reorder');
    await press('Checkout');
    expect(left).toEqual(['/checkout/shipping']);
    expect(sent(GO)[0]?.body).toEqual({ redirectCheckout: '/checkout/shipping' });
    expect(dialog()).toBeNull();
  });

  it('stops at restricted items; without them it goes on [1 §4 Restricted removal, 2 §2 Order dialogs]', async () => {
    const { press, dialog, left, sent } = await openOrder({
      replies: {
        ...replies,
        [QUARANTINE]: STOPPED,
        'POST cart/remove-multiple-items': { cartDetails: cartReply([cartLine(2)]) },
      },
    });
    await press('Reorder');
    await press('Checkout');
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Discontinued Item Notice');
    expect(dialog()?.textContent).toContain('Beaker 1');
    await press('REMOVE ITEMS & CONTINUE');
    expect(sent('POST cart/remove-multiple-items')).toHaveLength(1);
    expect(left).toEqual(['/checkout/shipping?qr=true']);
  });

  it('opens the cart to review restricted items [1 §4 Review, 2 §2 Order dialogs]', async () => {
    const { press, left, dialog } = await openOrder({ replies: { ...replies, [QUARANTINE]: STOPPED } });
    await press('Reorder');
    await press('Checkout');
    await press('GO TO CART & REVIEW');
    expect(left).toEqual(['/checkout/cart']);
    expect(dialog()).toBeNull();
    // The page has kept the shopper here, so a later visit to the cart isn't a review.
    expect(sessionStorage.getItem('cb:review')).toBeNull();
  });

  it.each<[string, object, string]>([
    ['the server’s words', { [GO]: { result: 'error', errorMessage: 'Closed today.' } }, 'Closed today.'],
    [
      'a failure',
      { [QUARANTINE]: new Response('', { status: 403 }) },
      'We couldn’t continue to the next step.',
    ],
    ['an emptied cart', { [QUARANTINE]: { ...CLEAR, isCartEmptyCart: 'true' } }, 'your cart is now empty'],
    ['the server’s words against the check', { [QUARANTINE]: { errorMessage: 'Not now.' } }, 'Not now.'],
    [
      'an ended session',
      { [QUARANTINE]: new Response('', { status: 401 }) },
      'Your session has ended. Sign in to continue. We’ve kept your cart.',
    ],
    ['items nobody names', { [QUARANTINE]: { quarantine: 'true' } }, 'Some of your items can’t be ordered'],
  ])('that doesn’t start says why in the red box: %s [1 §8 Checkout]', async (_, difference, said) => {
    const { press, alert, dialog, left } = await openOrder({ replies: { ...replies, ...difference } });
    await press('Reorder');
    await press('Checkout');
    expect(dialog()).toBeNull();
    expect(alert()?.textContent).toContain(said);
    expect(left).toEqual([]);
  });

  it('ends with the next reorder', async () => {
    const { press, alert, dialog } = await openOrder({
      replies: { ...replies, [QUARANTINE]: new Response('', { status: 403 }) },
    });
    await press('Reorder');
    await press('Checkout');
    expect(alert()).not.toBeNull();
    await press('Reorder');
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Added to Cart');
    await press('Continue Shopping');
    expect(alert()).toBeNull();
  });
});

describe('a cart from an earlier visit', () => {
  const carts = { currentCommereceItemCount: 6, previousCommereceItemquantity: 1 };
  const profile = { ...MEMBER, mergeOrderFlag: '1' };
  const replies = { [MERGE]: carts, [REORDER]: ADDED, [CART]: cart };

  it('needs a decision before anything is added [1 §4 Merge, 2 §2 Order dialogs]', async () => {
    const { press, dialog, sent } = await openOrder({
      profile,
      replies: { ...replies, 'POST cart/mergeCart': {} },
    });
    await press('Reorder');
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Merged Cart Notice');
    expect(sent(REORDER)).toEqual([]);
    await press('Merge Both Carts');
    expect(sent('POST cart/mergeCart')[0]?.body).toMatchObject({ cartType: 'mergeCart' });
    expect(sent(REORDER)).toHaveLength(1);
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Added to Cart');
  });

  it('is reported on this page once it’s decided [1 §4 Merge]', async () => {
    const { press, page } = await openOrder({ profile, replies: { ...replies, 'POST cart/mergeCart': {} } });
    await press('Reorder');
    await press('Use Current Cart');
    expect(page.querySelector('.cb-notices')?.textContent).toContain('You kept your current cart.');
  });

  it('may be decided later: the reorder goes on [1 §4 Merge]', async () => {
    const { press, dialog, sent } = await openOrder({ profile, replies, order: orderReply() });
    await press('Reorder');
    await press('Close');
    expect(sent(REORDER)).toHaveLength(1);
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Added to Cart');
  });
});
