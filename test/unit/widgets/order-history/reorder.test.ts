import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page-per-test.ts';
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

const open = (replies: object) =>
  openHistory({ replies: { [LIST]: ordersReply(1, 3, 3), ...CART, ...replies } });

/** Presses a button wherever it is, and lets everything come to rest. */
async function press(button: HTMLElement | undefined): Promise<void> {
  await click(button as HTMLElement);
  await settle();
  await settle();
}

describe('reordering from the history [2 §4]', () => {
  it('sends the order, tells what was added, and notes it in the address', async () => {
    const screen = await open({ [REORDER]: added() });
    await press(screen.button('Reorder order W2'));
    const sent = screen.requests.filter(({ name }) => name === REORDER);
    expect(sent).toEqual([{ name: REORDER, body: { reorderOrderId: 'o2' } }]);
    expect(screen.dialog()?.textContent).toContain('Beaker');
    expect(location.search).toBe('?showCart=true&event=cart_updated');
  });

  it('asks whether to keep or replace what is in the cart [2 §2]', async () => {
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

  it('adds nothing when the question is closed', async () => {
    const screen = await open({ [REORDER]: { isCartModalFlag: false } });
    await press(screen.button('Reorder order W1'));
    await press(screen.button('Close'));
    expect(screen.dialog()).toBeNull();
    expect(screen.requests.some(({ name }) => name === CHOICE)).toBe(false);
  });

  it('shows the messages of the server above the list, each in its line, in focus [2 §2, §8]', async () => {
    const screen = await open({
      [REORDER]: {
        result: 'error',
        errorMessage: [{ message: 'Frogs are out of season.' }, { message: 'Beakers are sold out.' }],
      },
    });
    await press(screen.button('Reorder order W3'));
    const area = screen.page.querySelector('.cb-orders__problem') as HTMLElement;
    const lines = [...area.querySelectorAll('.cb-orders__line')].map((line) => line.textContent);
    expect(lines).toEqual(['Frogs are out of season.', 'Beakers are sold out.']);
    expect(area.querySelector('[data-tone=danger][role=alert]')).not.toBeNull();
    const table = screen.page.querySelector('table') as HTMLElement;
    expect(area.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.activeElement).toBe(area);
    await press(screen.button('Dismiss'));
    expect(screen.page.querySelector('.cb-orders__problem')).toBeNull();
  });

  it('has the Merged Cart Notice answered first, where one is due [1 §4], [2 §2]', async () => {
    const screen = await openHistory({
      profile: { ...MEMBER, mergeOrderFlag: 'true' },
      replies: {
        [LIST]: ordersReply(1, 3, 3),
        ...CART,
        'GET cart/merge-modal-details': { currentCommereceItemCount: 1, previousCommereceItemquantity: 2 },
        [REORDER]: added(),
      },
    });
    await press(screen.button('Reorder order W1'));
    expect(screen.requests.some(({ name }) => name === REORDER)).toBe(false);
    expect(screen.dialog()?.querySelector('h2')?.textContent).toMatch(/cart/i);
    await press(screen.button('Close'));
    expect(screen.requests.some(({ name }) => name === REORDER)).toBe(true);
    expect(screen.dialog()?.textContent).toContain('Beaker');
  });

  it('acts once for a double press, and has other orders wait [reliability rules]', async () => {
    const screen = await open({ [REORDER]: () => new Promise(() => {}) });
    await press(screen.button('Reorder order W1'));
    await press(screen.button('Reorder order W1'));
    await press(screen.button('Reorder order W2'));
    expect(screen.requests.filter(({ name }) => name === REORDER)).toHaveLength(1);
    const { dataset, textContent } = screen.button('Reorder order W1');
    expect([dataset.busy, textContent]).toEqual(['true', 'Adding…']);
    expect(screen.button('Reorder order W2').title).toBe('Another order is being added to your cart.');
  });
});
