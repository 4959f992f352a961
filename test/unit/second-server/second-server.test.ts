// @vitest-environment node
/** The product on a server that keeps the contract and has none of the demo shop's habits. */
import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCart } from '../../../shared/api/cart/cart-details.ts';
import {
  addToCart,
  clearCart,
  removeCartLine,
  removeCartLines,
  updateQuantities,
} from '../../../shared/api/cart/cart-lines.ts';
import { estimateCharges } from '../../../shared/api/cart/estimate.ts';
import { readMiniCart } from '../../../shared/api/cart/mini-cart.ts';
import { applyPromotionCode } from '../../../shared/api/cart/promotion.ts';
import { checkRestrictions, startCheckout } from '../../../shared/api/checkout/checkout.ts';
import { createList, deleteLists } from '../../../shared/api/lists/list-changes.ts';
import { readLists } from '../../../shared/api/lists/lists.ts';
import { readOrder } from '../../../shared/api/orders/order-detail.ts';
import { readFirstOrders } from '../../../shared/api/orders/order-history.ts';
import { readOrderResources } from '../../../shared/api/orders/order-resources.ts';
import { isInDoubt, type Result } from '../../../shared/domain/failure.ts';
import { registerSecondServer } from '../../second-server/register-second-server.ts';
import { shareShop } from '../support/shopper.ts';

/** More than the number of forms of any call. */
const ROUNDS = 14;

const realFetch = globalThis.fetch;
const { shop, shopper } = shareShop({ calls: registerSecondServer });

/** The server runs where there is no document, so the page is one without a window. */
function openPage(): void {
  const page = new Window({ url: 'http://shop.test/checkout/cart' });
  const { document, location, navigator, CustomEvent, Event, history } = page;
  for (const [name, value] of Object.entries({
    window: page,
    document,
    location,
    navigator,
    CustomEvent,
    Event,
    history,
  })) {
    vi.stubGlobal(name, value);
  }
  vi.spyOn(console, 'error').mockImplementation(() => {});
}

/** A shopper whose page calls the second server. */
async function enter(address: string): Promise<void> {
  const visitor = await shopper(address);
  openPage();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.startsWith(shop().address)) return realFetch(url, init);
    const [, path = ''] = url.split('/api/rest/cb/');
    const body = init.body ? JSON.parse(`${init.body}`) : undefined;
    const { status, text, headers } = await visitor.call(path, body);
    return new Response(status === 204 ? null : text, { status, headers });
  });
}

/** An omitted flag is false. The tag manager's entries are passed on unchanged. */
const comparable = (name: string, value: unknown) =>
  value === false || name === 'dataLayer' ? undefined : value;

/** Makes a call repeatedly. @returns its values without duplicates */
async function each<Value>(call: () => Promise<Result<Value>>): Promise<Value[]> {
  const values = new Map<string, Value>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = await call();
    if (!result.ok) throw new Error(`round ${round}: ${JSON.stringify(result.failure)}`);
    values.set(JSON.stringify(result.value, comparable), result.value);
  }
  return [...values.values()];
}

// The code that reports to the page is loaded first.
afterEach(() => vi.dynamicImportSettled());

const READS: [name: string, read: () => Promise<Result<unknown>>][] = [
  ['the cart', () => readCart()],
  ['the mini-cart', () => readMiniCart()],
  ['orders', () => readFirstOrders()],
  ['an order', () => readOrder({ orderId: 'o99661500', userId: '220022' })],
  ['resources', () => readOrderResources({ orderId: 'W1', productIds: '142304,591234' })],
  ['lists', () => readLists()],
  ['restrictions', () => checkRestrictions('/checkout/shipping')],
  ['charges', () => estimateCharges('27215')],
];

describe('the second server', () => {
  beforeEach(() => enter('/help?as=individual&cart=restricted&lists=30'));

  it.each(READS)(
    'is read the same in each of its forms: %s [wire Envelope, wire Scalars]',
    async (_, read) => {
      expect(await each(read)).toHaveLength(1);
    },
  );

  it('keeps what is written, whatever it replies [wire Writes]', async () => {
    const linesOf = async () => {
      const cart = await readCart();
      return cart.ok ? cart.value.lines : [];
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const added = await addToCart({ itemNumber: 'sf1200', quantity: 1 });
      // After an HTML page as the reply, only the cart can tell.
      expect(added.ok || isInDoubt(added.failure)).toBe(true);
    }
    const added = (await linesOf()).find(({ itemNumber }) => itemNumber === 'SF1200');
    expect(added?.quantity).toBe(ROUNDS);
    const lineId = added?.id ?? '';
    await each(() => updateQuantities([{ lineId, quantity: 4 }]));
    expect((await linesOf()).find(({ id }) => id === lineId)?.quantity).toBe(4);
    expect((await removeCartLine({ lineId, shippingEstimated: false })).ok).toBe(true);
    const before = await linesOf();
    expect((await removeCartLines(before.slice(0, 2).map(({ id }) => id))).ok).toBe(true);
    expect(await linesOf()).toHaveLength(before.length - 2);
    await each(() => clearCart({ shippingEstimated: false }));
    expect(await linesOf()).toEqual([]);
  });

  it('goes on to checkout, whatever it replies [wire Writes]', async () => {
    await clearCart({ shippingEstimated: false });
    await addToCart({ itemNumber: 'SF1200', quantity: 1 });
    await each(() => startCheckout('/checkout/shipping'));
  });

  it('names restricted items only by their line [wire Restricted items]', async () => {
    const { groups, unreadableItems } = (await each(() => checkRestrictions('/checkout/shipping')))[0] as {
      groups: Record<string, { lineId?: string; itemNumber?: string }[]>;
      unreadableItems: number;
    };
    expect(unreadableItems).toBe(0);
    const items = Object.values(groups).flat();
    expect(items.map(({ lineId, itemNumber }) => [typeof lineId, itemNumber])).toEqual(
      Array(4).fill(['string', undefined]),
    );
  });

  it('says why it refuses, in each of its forms [wire Errors]', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const write of [
        () => addToCart({ itemNumber: 'ZZ9999', quantity: 1 }),
        () => applyPromotionCode('NOTACODE'),
        () => estimateCharges('0000'),
        () => deleteLists(['gl404']),
      ]) {
        const failure = { kind: 'business', messages: [expect.anything()] };
        expect(await write()).toMatchObject({ ok: false, failure });
      }
    }
  });

  it('creates a list and returns its id [wire Lists]', async () => {
    const made = await createList({ name: 'Frogs', description: '' });
    expect(made).toEqual({ ok: true, value: expect.stringMatching(/^gl/) });
    const { lists } = (await each(() => readLists()))[0] as { lists: { name: string }[] };
    expect(lists[0]?.name).toBe('Frogs');
  });
});

describe('the second server, for a guest', () => {
  beforeEach(() => enter('/help?as=guest'));

  it('says in five ways that nobody is signed in [wire Session end]', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect(await readFirstOrders()).toMatchObject({ ok: false, failure: { kind: 'session' } });
    }
  });
});
