import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { click, settle } from '../../support/render.ts';
import { CHOICE, LIST, MEMBER, openHistory, ordersReply, REORDER } from './history-on-screen.ts';

keepTestsApart({ quiet: true });

const CART = {
  'GET cart/cart-details/false': () => ({ result: 'success', commerceItems: [], isEmptyCart: 'true' }),
};
const product = (rest: object = {}) => ({ ProductId: '351212', displayName: 'Beaker', quantity: 2, ...rest });
const added = (rest: object = {}) => ({
  isCartModalFlag: 'true',
  validproducts: [product()],
  invalidProducts: [],
  ...rest,
});

const open = (replies: object, profile: object = MEMBER) =>
  openHistory({ profile, replies: { [LIST]: ordersReply(1, 3, 3), ...CART, ...replies } });

/** Opens the history while an earlier cart waits to be merged. */
const openWithEarlierCart = (replies: object) => {
  const details = { currentCommereceItemCount: 1, previousCommereceItemquantity: 2 };
  const known = { 'GET cart/merge-modal-details': details, [REORDER]: added() };
  return open({ ...known, ...replies }, { ...MEMBER, mergeOrderFlag: 'true' });
};

/** Presses a button wherever it is, and waits until everything has come to rest. */
async function press(button: HTMLElement | undefined): Promise<void> {
  await click(button as HTMLElement);
  await settle();
  await settle();
}

describe('reordering from the history [2 §4 Reorder]', () => {
  it('sends the order, says what was added, and records it in the address', async () => {
    const screen = await open({ [REORDER]: added() });
    await press(screen.button('Reorder order W2'));
    const sent = screen.requests.filter(({ name }) => name === REORDER);
    expect(sent).toEqual([{ name: REORDER, body: { reorderOrderId: 'o2' } }]);
    expect(screen.dialog()?.textContent).toContain('Beaker');
    expect(location.search).toBe('?showCart=true&event=cart_updated');
  });

  it('is no longer recorded on the next page of the history, nor in the links to it [2 §4 Reorder outcome]', async () => {
    const screen = await openHistory({
      replies: {
        [LIST]: ordersReply(1, 12, 26),
        'GET order/order-history-pagination/12/2/26': ordersReply(13, 12, 26),
        ...CART,
        [REORDER]: added(),
      },
    });
    await press(screen.button('Reorder order W2'));
    expect(location.search).toBe('?showCart=true&event=cart_updated');
    await press(screen.button('Continue Shopping'));
    await press(screen.link('Next'));
    expect(location.search).toBe('?page=2');
    expect(screen.link('Previous').getAttribute('href')).not.toContain('cart_updated');
  });

  it('shows what was added in green, below the red box with what wasn’t [2 §4 Reorder outcome]', async () => {
    const screen = await open({
      [REORDER]: added({ result: 'success', errorMessage: [{ message: 'Frogs are out of season.' }] }),
    });
    await press(screen.button('Reorder order W3'));
    const refused = screen.page.querySelector('[data-tone=danger]') as HTMLElement;
    const done = screen.page.querySelector('[data-tone=success]') as HTMLElement;
    expect(refused.textContent).toBe('Frogs are out of season.');
    expect(done.textContent).toBe('Added to your cart: Beaker');
    expect(refused.compareDocumentPosition(done)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(location.search).toBe('');
  });

  it('asks whether to keep or replace the cart’s items [2 §2 Keep or replace]', async () => {
    const screen = await open({
      [REORDER]: { isCartModalFlag: 'false', validproducts: [], invalidProducts: [] },
      [CHOICE]: added(),
    });
    await press(screen.button('Reorder order W1'));
    expect(screen.dialog()?.querySelector('h2')?.textContent).toBe('Add to Cart');
    expect(screen.button('Keep Existing Items')).toBeDefined();
    await press(screen.button('Replace Items'));
    expect(screen.requests.find(({ name }) => name === CHOICE)?.body).toEqual({
      reorderOrderId: 'o1',
      action: 'clearCart',
    });
    expect(screen.dialog()?.textContent).toContain('Beaker');
  });

  it('adds nothing if the question is closed', async () => {
    const screen = await open({ [REORDER]: { isCartModalFlag: false } });
    await press(screen.button('Reorder order W1'));
    await press(screen.button('Close'));
    expect(screen.dialog()).toBeNull();
    expect(screen.requests.some(({ name }) => name === CHOICE)).toBe(false);
  });

  it('shows the server’s messages above the list, a line each, with the focus [2 §2 Order errors, §8 Reorder]', async () => {
    const screen = await open({
      [REORDER]: {
        result: 'error',
        errorMessage: [{ message: 'Frogs are out of season.' }, { message: 'Beakers are sold out.' }],
      },
    });
    await press(screen.button('Reorder order W3'));
    const area = screen.page.querySelector('.cb-problem') as HTMLElement;
    const lines = [...area.querySelectorAll('.cb-read-failure__text')].map((line) => line.textContent);
    expect(lines).toEqual(['Frogs are out of season.', 'Beakers are sold out.']);
    expect(area.querySelector('[data-tone=danger][role=alert]')).not.toBeNull();
    const table = screen.page.querySelector('table') as HTMLElement;
    expect(area.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.activeElement).toBe(area);
    await press(screen.button('Dismiss'));
    expect(screen.page.querySelector('.cb-problem')).toBeNull();
  });

  it('first asks with the Merged Cart Notice, if it’s due [1 §4 Merge]', async () => {
    const screen = await openWithEarlierCart({});
    await press(screen.button('Reorder order W1'));
    expect(screen.requests.some(({ name }) => name === REORDER)).toBe(false);
    expect(screen.dialog()?.querySelector('h2')?.textContent).toMatch(/cart/i);
    await press(screen.button('Close'));
    expect(screen.requests.some(({ name }) => name === REORDER)).toBe(true);
    expect(screen.dialog()?.textContent).toContain('Beaker');
  });

  it('says on this page what became of the two carts [1 §4 Merge]', async () => {
    const screen = await openWithEarlierCart({ 'POST cart/mergeCart': {} });
    await press(screen.button('Reorder order W1'));
    await press(screen.button('Use Current Cart'));
    expect(screen.page.querySelector('.cb-notices')?.textContent).toContain('You kept your current cart.');
  });

  it('acts once for a double press, and makes other orders wait [reliability Double press]', async () => {
    const screen = await open({ [REORDER]: () => new Promise(() => {}) });
    await press(screen.button('Reorder order W1'));
    await press(screen.button('Adding… order W1'));
    await press(screen.button('Reorder order W2'));
    expect(screen.requests.filter(({ name }) => name === REORDER)).toHaveLength(1);
    const { dataset, textContent } = screen.button('Adding… order W1');
    expect([dataset.busy, textContent]).toEqual(['true', 'Adding…']);
    expect(screen.button('Reorder order W2').title).toBe('Another order is being added to your cart.');
  });
});
