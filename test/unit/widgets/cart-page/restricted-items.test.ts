import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, settle, spoken } from '../../support/render.ts';
import type { Replies } from '../../support/replies.ts';
import { GO, MEMBER, openCart, QUARANTINE, READ, REMOVE } from './cart-page-on-screen.ts';

keepTestsApart();

const REMOVE_SEVERAL = 'POST cart/remove-multiple-items';
const ADD = 'POST cart/quick-add-to-cart';
const REVIEW = 'GO TO CART & REVIEW';
const CONTINUE = 'REMOVE ITEMS & CONTINUE';
const SUCCESS = { result: 'success' };

const cartOf = (...numbers: number[]) => cartReply(numbers.map((number) => cartLine(number)));
const item = (number: number) => ({
  ciId: `ci${number}`,
  catalogRefId: `35121${number}`,
  displayName: `Beaker ${number}`,
});

/** The check's answer: items by group, under the server's names. */
function restricted(groups: Record<string, number[]>) {
  return {
    result: 'success',
    quarantine: 'true',
    restrictionProductsList: Object.fromEntries(
      Object.entries(groups).map(([group, numbers]) => [group, { productDetailsList: numbers.map(item) }]),
    ),
  };
}

let moves: string[];

beforeEach(() => {
  moves = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.addEventListener('cb:navigate', (event) => {
    event.preventDefault();
    moves.push(
      new URL((event as CustomEvent).detail.url).pathname + new URL((event as CustomEvent).detail.url).search,
    );
  });
});

/** A cart of four lines whose checkout has been stopped. */
async function openStopped({
  groups = { schoolrestriction: [2, 3] } as Record<string, number[]>,
  profile = MEMBER as object,
  replies = {} as Replies,
} = {}) {
  const screen = await openCart({
    cart: cartOf(1, 2, 3, 4),
    profile,
    replies: { [QUARANTINE]: restricted(groups), ...replies },
  });
  await answer(screen.button('Checkout'));
  return screen;
}

/** Presses a button and waits for the result. */
async function answer(button: HTMLElement): Promise<void> {
  await click(button);
  await settle();
  // Code that is loaded by lazy code.
  await settle();
}

describe('items that may not be ordered', () => {
  it('are shown in a dialog, and checkout stops [1 §4 Checkout]', async () => {
    const { dialog, requests, row } = await openStopped();
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Restricted Item Notice');
    expect(document.activeElement).toBe(dialog()?.querySelector('h2'));
    expect([...(dialog()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Beaker 2Item #351212',
      'Beaker 3Item #351213',
    ]);
    expect(row(2).dataset.marked).toBe('false');
    expect(requests.map(({ name }) => name)).toEqual([QUARANTINE]);
    expect(moves).toEqual([]);
  });

  it('are mentioned if the server doesn’t say which they are [1 §4 Checkout]', async () => {
    const { dialog, text } = await openStopped({ groups: {} });
    expect(dialog()).toBeNull();
    expect(text()).toContain('Some of your items can’t be ordered');
  });
});

describe("'GO TO CART & REVIEW'", () => {
  it('highlights the rows and moves to the first, with the focus on its Remove [1 §4 Review]', async () => {
    const { button, dialog, row } = await openStopped();
    const seen = vi.fn();
    row(2).scrollIntoView = seen;
    await answer(button(REVIEW));
    expect(dialog()).toBeNull();
    expect([1, 2, 3, 4].map((number) => row(number).dataset.marked)).toEqual([
      'false',
      'true',
      'true',
      'false',
    ]);
    expect(row(2).textContent).toContain('Restricted: remove this item to check out');
    expect(seen).toHaveBeenCalledWith({ block: 'center', behavior: 'instant' });
    expect(document.activeElement).toBe(button('Remove Beaker 2'));
    expect(await spoken()).toBe('2 items are marked in your cart. Remove them to check out.');
  });

  it('highlights the line that the server names, not another one of the same item [1 §4 Review]', async () => {
    const same = { productId: '351219' };
    const named = { ...item(2), catalogRefId: '351219' };
    const stopped = (first: object) => ({
      result: 'success',
      quarantine: 'true',
      restrictionProductsList: { schoolrestriction: { productDetailsList: [first] } },
    });
    const { button, row } = await openCart({
      cart: cartReply([cartLine(1, same), cartLine(2, same)]),
      replies: { [QUARANTINE]: [stopped(named), stopped({ ...named, ciId: undefined })] },
    });
    const marked = () => [1, 2].map((number) => row(number).dataset.marked);
    await answer(button('Checkout'));
    await answer(button(REVIEW));
    expect(marked()).toEqual(['false', 'true']);
    await answer(button('Checkout'));
    await answer(button(REVIEW));
    expect(marked()).toEqual(['true', 'true']);
  });

  it('is also the result of Escape: nothing is lost [accessibility Dialogs]', async () => {
    const { dialog, requests, row } = await openStopped();
    row(2).scrollIntoView = vi.fn();
    await act(async () => void dialog()?.dispatchEvent(new Event('cancel', { cancelable: true })));
    await settle();
    await settle();
    expect(dialog()).toBeNull();
    expect(row(2).dataset.marked).toBe('true');
    expect(requests.map(({ name }) => name)).toEqual([QUARANTINE]);
  });

  it('ends with the next try to check out [1 §4 Review]', async () => {
    const { button, row } = await openStopped({
      replies: { [QUARANTINE]: [restricted({ geoRestriction: [2] }), SUCCESS], [GO]: SUCCESS },
    });
    row(2).scrollIntoView = vi.fn();
    await answer(button(REVIEW));
    await answer(button('Checkout'));
    expect(row(2).dataset.marked).toBe('false');
    expect(moves).toEqual(['/checkout/shipping']);
  });

  it.each([
    ['JSON', () => new Response('{"result":"success"}')],
    ['a page', () => new Response('<p>Thank you.</p>')],
  ])(
    'ends after a successful quick order, not after a failed one; the reply is %s [1 §4 Quick order, wire Writes]',
    async (_, success) => {
      const { button, row } = await openStopped({
        replies: {
          [ADD]: [{ result: 'error', response: '{"message":"No such item."}' }, success()],
          [READ]: cartOf(1, 2, 3, 4, 5),
        },
      });
      row(2).scrollIntoView = vi.fn();
      await answer(button(REVIEW));
      const { addItem } = await import('../../../../shared/stores/cart/writes/additions.ts');
      await act(async () => void addItem({ itemNumber: '351215', quantity: 1 }));
      await settle();
      expect(row(2).dataset.marked).toBe('true');
      await act(async () => void addItem({ itemNumber: '351215', quantity: 1 }));
      await settle();
      expect([row(2).dataset.marked, row(5).dataset.marked]).toEqual(['false', 'false']);
    },
  );

  it('stays when a removal is undone, which isn’t an order', async () => {
    const { button, row } = await openStopped({
      replies: {
        [REMOVE]: { result: 'success', cartDetails: cartOf(1, 2, 3) },
        [ADD]: SUCCESS,
        [READ]: cartOf(1, 2, 3, 4),
      },
    });
    row(2).scrollIntoView = vi.fn();
    await answer(button(REVIEW));
    await answer(button('Remove Beaker 4'));
    await answer(button('Undo removing Beaker 4'));
    expect(row(4)).toBeTruthy();
    expect(row(2).dataset.marked).toBe('true');
  });
});

describe("'GO TO CART & REVIEW' on another page", () => {
  const sent = async (items: object[], cart?: object) => {
    const { sendReview } = await import('../../../../shared/page/storage/sent-review.ts');
    sendReview(items);
    return openCart({ cart, replies: { [READ]: cartOf(1, 2, 3) } });
  };
  const marked = (page: HTMLElement) =>
    [...page.querySelectorAll<HTMLElement>('[data-line][data-marked="true"]')].map(
      ({ dataset }) => dataset.line,
    );

  it.each([
    ['a printed', cartOf(1, 2, 3)],
    ['a read', undefined],
  ])('highlights the rows in %s cart, once [1 §4 Review]', async (_, cart) => {
    const { page, button } = await sent([{ lineId: 'ci2' }, { itemNumber: '351213' }], cart);
    await settle();
    expect(marked(page)).toEqual(['ci2', 'ci3']);
    expect(document.activeElement).toBe(button('Remove Beaker 2'));
    expect(await spoken()).toContain('2 items are marked in your cart. Remove them to check out.');
    expect(sessionStorage.getItem('cb:review')).toBeNull();
  });

  it.each([
    ['items that are gone', [{ lineId: 'ci9' }, { itemNumber: 'gone' }]],
    ['something else', [null, 7, { lineId: 4 }]],
  ])('leaves a cart without them unchanged: %s [1 §4 Review, S13]', async (_, items) => {
    sessionStorage.setItem('cb:review', JSON.stringify({ items, at: Date.now() }));
    const { page, text } = await openCart({ cart: cartOf(1, 2) });
    await settle();
    expect(marked(page)).toEqual([]);
    expect(text()).toContain('Beaker 1');
  });
});

describe("'REMOVE ITEMS & CONTINUE'", () => {
  const GUEST = { ...MEMBER, transient: true };
  const removed = { [REMOVE_SEVERAL]: { result: 'success', cartDetails: cartOf(1, 4) } };

  it.each([
    ['a guest, discontinued items', GUEST, 'discontinuedProducts', '/checkout/login?qr=true'],
    ['a guest, geographic items', GUEST, 'geoRestriction', '/checkout/login?qr=true'],
    ['a guest, other items', GUEST, 'schoolrestriction', '/checkout/shipping?qr=true'],
    ['somebody signed in', MEMBER, 'geoRestriction', '/checkout/shipping?qr=true'],
  ])(
    'removes them and goes on: %s [1 §2 Checkout targets, §4 Restricted removal]',
    async (_, profile, group, target) => {
      const { button, requests } = await openStopped({
        profile,
        groups: { [group]: [2, 3] },
        replies: { ...removed, [GO]: SUCCESS },
      });
      await answer(button(CONTINUE));
      expect(requests.slice(1)).toEqual([
        { name: REMOVE_SEVERAL, body: { actionType: 'removeMultipleItems', itemIds: 'ci2,ci3' } },
        { name: GO, body: { redirectCheckout: target } },
      ]);
      expect(moves).toEqual([target]);
    },
  );

  it('removes them once for a double press [reliability Double press]', async () => {
    const { button, requests } = await openStopped({ replies: { ...removed, [GO]: SUCCESS } });
    await act(async () => {
      button(CONTINUE).click();
      button(CONTINUE).click();
    });
    await settle();
    expect(requests.map(({ name }) => name)).toEqual([QUARANTINE, REMOVE_SEVERAL, GO]);
  });

  it('stays on an empty cart, and says so there [1 §4 Restricted removal]', async () => {
    const { button, dialog, text } = await openStopped({
      replies: { [REMOVE_SEVERAL]: { result: 'success', cartDetails: cartOf() } },
    });
    await answer(button(CONTINUE));
    expect(dialog()).toBeNull();
    expect(text()).toContain('your cart is now empty');
    expect(document.activeElement?.textContent).toContain('your cart is now empty');
    expect(moves).toEqual([]);
  });

  it('shows the server’s reason for refusing checkout [1 §8 Checkout]', async () => {
    const { button, dialog, page } = await openStopped({
      replies: { ...removed, [GO]: { result: 'error', errorMessage: 'Over your order limit.' } },
    });
    await answer(button(CONTINUE));
    expect(dialog()).toBeNull();
    expect(page.querySelector('[role="alert"]')?.textContent).toContain('Over your order limit.');
    expect(moves).toEqual([]);
  });

  it('says that it failed, and can be tried again [1 §8 Other failures]', async () => {
    const { button, dialog, text, row } = await openStopped({
      replies: { [REMOVE_SEVERAL]: new Response('', { status: 403 }) },
    });
    await answer(button(CONTINUE));
    expect(dialog()).toBeNull();
    expect(text()).toContain('Please check your cart, then try again.');
    expect(row(2)).toBeTruthy();
    expect(button('Checkout').getAttribute('aria-disabled')).toBeNull();
  });
});
