import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageEvents } from '../../../../../shared/page/events.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, refusal, type Shop } from '../../../support/shop.ts';
import { later, openPage, type Page } from '../../../support/stores.ts';

keepTestsApart({ quiet: true });

type Actions = typeof import('../../../../../shared/embed/cart/cart-actions.ts');

let shop: Shop;
let page: Page;
let actions: Actions;

async function visit(given: Parameters<typeof openPage>[0] = {}): Promise<void> {
  page = await openPage(given);
  actions = await import('../../../../../shared/embed/cart/cart-actions.ts');
}

/** Waits for an action, while time passes. */
async function end<Value>(action: Promise<Value>): Promise<Value> {
  await later(5000);
  return action;
}

/** Records the events of that name. */
function record<Name extends 'cb:cart-lines' | 'cb:cart-error'>(name: Name): PageEvents[Name][] {
  const events: PageEvents[Name][] = [];
  document.addEventListener(name, (event) => events.push((event as CustomEvent).detail));
  return events;
}

beforeEach(async () => {
  shop = openShop(line(1), line(2));
  await visit();
});

describe('a script that reads the cart', () => {
  it('gets its lines, the item count and the subtotal [embedding Cart actions]', async () => {
    const { lines, count, subTotal } = await end(actions.getCart());
    expect(lines[0]).toEqual({
      ...{ id: 'ci1', itemNumber: 'ITEM01', name: 'Item 1', quantity: 2 },
      ...{ price: expect.any(Number), total: expect.any(Number) },
    });
    expect([lines.length, count, subTotal]).toEqual([2, 4, expect.any(Number)]);
  });

  it('gets no price if this visitor may not see any [embedding Cart actions, 1 §6 Prices]', async () => {
    await visit({ profile: { hidePrice: 'true' } });
    const cart = await end(actions.getCart());
    expect(cart.lines[0]).toEqual({ id: 'ci1', itemNumber: 'ITEM01', name: 'Item 1', quantity: 2 });
    expect(cart).not.toHaveProperty('subTotal');
  });

  it('gets the page’s cart without a call, once pending changes are saved [embedding Cart actions]', async () => {
    await end(page.loadCart());
    page.setLineQuantity('ci1', 5);
    void page.commitLine('ci1');
    shop.log.length = 0;
    const { lines } = await end(actions.getCart());
    expect(lines[0]?.quantity).toBe(5);
    expect(shop.log.filter((entry) => entry === 'read')).toEqual([]);
  });

  it('gets the reason if there is none, without a rejection [embedding Cart actions]', async () => {
    shop.answers.set('read', Array(9).fill({ end: 500 }));
    expect(await end(actions.getCart())).toMatchObject({
      lines: [],
      reason: 'Your cart couldn’t be loaded. Please try again.',
    });
  });
});

describe('a script that adds items', () => {
  it('gets a result for each, and the cart is read once [embedding Cart actions]', async () => {
    shop.answers.set('+', [{}, refusal('Only 10 left'), {}]);
    const items = [
      { itemNumber: 'item05', quantity: 1 },
      { itemNumber: 'ITEM06', quantity: 20 },
      { itemNumber: 'ITEM07', quantity: 3 },
    ];
    const outcome = await end(actions.addItems(items));
    expect(outcome).toEqual({
      added: [items[0], items[2]],
      refused: [{ ...items[1], reason: 'Only 10 left' }],
    });
    expect(shop.log).toEqual(['read', '+ITEM05*1', '+ITEM06*20', '+ITEM07*3', 'read']);
    expect(page.$cartCount.get()).toBe(8);
  });

  it('gets wrong items reported without a call [embedding Cart actions, 1 §5 Item number]', async () => {
    const told = vi.spyOn(console, 'error');
    const outcome = await end(
      actions.addItems([{ itemNumber: 'A', quantity: 1 }, { itemNumber: 'ITEM05', quantity: 1000 }, null]),
    );
    expect(outcome.added).toEqual([]);
    expect(outcome.refused.map(({ reason }) => reason)).toEqual([
      'Enter an item number of at least six digits, or letters and digits.',
      'Enter a whole number from 1 to 999.',
      'Enter an item number of at least six digits, or letters and digits.',
    ]);
    expect(await end(actions.addItems('ITEM05'))).toEqual({ added: [], refused: [] });
    expect(told.mock.calls.map(([text]) => text)).toEqual([
      expect.stringContaining('bad-call: cbWidgets.cart.add: expected itemNumber'),
      expect.stringContaining('"quantity":1000'),
      expect.stringContaining('found null'),
      expect.stringContaining('expected a list of {itemNumber, quantity}, found "ITEM05"'),
    ]);
    expect(shop.log).toEqual([]);
  });

  it('adds nothing more after a failure that isn’t about one item [embedding Cart actions]', async () => {
    shop.answers.set('+', [{ end: 403, ignored: true }]);
    const { refused } = await end(
      actions.addItems([
        { itemNumber: 'ITEM05', quantity: 1 },
        { itemNumber: 'ITEM06', quantity: 1 },
      ]),
    );
    expect(refused.map(({ reason }) => reason)).toEqual([
      'We couldn’t add this item. Please try again.',
      'We couldn’t add this item. Please try again.',
    ]);
    expect(shop.log).toEqual(['read', '+ITEM05*1']);
  });

  it('gets a success if an item was added although the reply was lost [reliability Lost reply]', async () => {
    shop.answers.set('+', [{ end: 'cut' }]);
    const item = { itemNumber: 'ITEM05', quantity: 1 };
    expect(await end(actions.addItems([item]))).toEqual({ added: [item], refused: [] });
  });

  it.each([
    ['a punch-out session', { profile: { userSegment: { 'Punchout Session': 'true' } } }, '/checkout/cart'],
    ['the inspect view', {}, '/checkout/inspect/cart'],
  ])('is refused in %s [embedding Cart actions]', async (_, given, path) => {
    await visit(given);
    history.replaceState(null, '', path);
    const item = { itemNumber: 'ITEM05', quantity: 1 };
    expect(await end(actions.addItems([item]))).toEqual({
      added: [],
      refused: [{ ...item, reason: 'Items can’t be added to this cart here.' }],
    });
    expect(shop.log.filter((entry) => entry !== 'read')).toEqual([]);
  });
});

describe('a script that sets a quantity', () => {
  it('gets ok once the server has saved it [embedding Cart actions]', async () => {
    expect(await end(actions.setQuantityOf('ci1', 5))).toEqual({ ok: true });
    expect(shop.lines[0]?.quantity).toBe(5);
    expect(await end(actions.setQuantityOf('ci1', 5))).toEqual({ ok: true });
  });

  it('removes the line with 0, and the shopper can undo it [embedding Cart actions]', async () => {
    expect(await end(actions.setQuantityOf('ci1', 0))).toEqual({ ok: true });
    expect(shop.lines.length).toBe(1);
    expect(page.$undoHistory.get()).toMatchObject([{ itemNumber: 'ITEM01', quantity: 2 }]);
  });

  it.each([
    ['refuses', [refusal('Only 10 left')], 'Only 10 left'],
    ['fails', [{ end: 403, ignored: true }], 'The quantity wasn’t saved. Please try again.'],
  ])('gets the reason if the shop %s [embedding Cart actions]', async (_, answers, reason) => {
    const errors = record('cb:cart-error');
    shop.answers.set('=', answers);
    expect(await end(actions.setQuantityOf('ci1', 50))).toEqual({ ok: false, reason });
    expect(errors).toMatchObject([{ action: 'quantity', message: reason }]);
  });

  it('gets the quantity that the shop changed it to [embedding Cart actions]', async () => {
    shop.cap = 3;
    expect(await end(actions.setQuantityOf('ci1', 5))).toEqual({
      ok: false,
      reason: 'The quantity is now 3; you asked for 5.',
    });
  });

  it.each([
    ['a line that is gone', 'ci9', 1, 'This item is no longer in your cart.'],
    ['a wrong quantity', 'ci1', 1.5, 'Enter a whole number from 1 to 999.'],
    ['no line', undefined, 1, 'Enter a whole number from 1 to 999.'],
  ])('is refused for %s without a write [embedding Cart actions]', async (_, id, quantity, reason) => {
    expect(await end(actions.setQuantityOf(id, quantity))).toEqual({ ok: false, reason });
    expect(shop.log.filter((entry) => entry !== 'read')).toEqual([]);
  });

  it('may not remove a line in a punch-out session, but may change it [1 §6, embedding Cart actions]', async () => {
    await visit({ profile: { userSegment: { 'Punchout Session': 'true' } } });
    expect(await end(actions.setQuantityOf('ci1', 0))).toEqual({
      ok: false,
      reason: 'Items can’t be removed from this cart here.',
    });
    expect(await end(actions.setQuantityOf('ci1', 4))).toEqual({ ok: true });
  });
});

describe('the page is told', () => {
  it('which items a script has added, changed and removed [embedding Cart events]', async () => {
    const events = record('cb:cart-lines');
    await end(actions.addItems([{ itemNumber: 'ITEM05', quantity: 3 }]));
    await end(actions.setQuantityOf('ci1', 7));
    await end(actions.setQuantityOf('ci2', 0));
    const nothing = { added: [], removed: [], changed: [], by: 'page' };
    expect(events).toEqual([
      { ...nothing, added: [{ itemNumber: 'ITEM05', quantity: 3, before: 0 }] },
      { ...nothing, changed: [{ itemNumber: 'ITEM01', quantity: 7, before: 2 }] },
      { ...nothing, removed: [{ itemNumber: 'ITEM02', quantity: 0, before: 2 }] },
    ]);
  });

  it('that the shopper, or somebody elsewhere, has changed the cart [embedding Cart events]', async () => {
    const events = record('cb:cart-lines');
    await end(page.loadCart());
    void page.removeLine('ci1');
    await later();
    shop.lines = [line(2, 9)];
    await end(page.refreshCart());
    expect(events.map(({ by, removed, changed }) => [by, removed.length, changed.length])).toEqual([
      ['shopper', 1, 0],
      ['elsewhere', 0, 1],
    ]);
  });

  it('what was added even if the page hadn’t read the cart before [embedding Cart events]', async () => {
    const events = record('cb:cart-lines');
    await end(page.addItem({ itemNumber: 'ITEM01', quantity: 4 }));
    expect(events).toMatchObject([
      { added: [], changed: [{ itemNumber: 'ITEM01', quantity: 6, before: 2 }], by: 'shopper' },
    ]);
  });

  it('nothing if the cart is only read, or nothing in it changed [embedding Cart events]', async () => {
    const events = record('cb:cart-lines');
    await end(page.loadCart());
    await end(page.refreshCart());
    expect(events).toEqual([]);
  });
});
