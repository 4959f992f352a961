import { beforeEach, describe, expect, it } from 'vitest';
import type { AddedProductsReading } from '../../../../../shared/api/cart/added-products.ts';
import type { Result } from '../../../../../shared/domain/failure.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, type Shop } from '../../../support/shop.ts';
import { later, openPage } from '../../../support/stores.ts';

keepTestsApart();

let shop: Shop;

const ADDED: Result<AddedProductsReading> = {
  ok: true,
  value: { added: [{ productId: 'XB1' }], refused: [], dataLayer: [] },
};

async function open() {
  const page = await openPage({ profile: {} });
  const { addFromLists } = await import('../../../../../shared/stores/lists/add-from-lists.ts');
  const { enqueueCartWrite } = await import('../../../../../shared/stores/cart/writes/cart-queue.ts');
  return { ...page, addFromLists, enqueueCartWrite };
}

beforeEach(() => {
  shop = openShop(line(1));
});

describe('adding from lists', () => {
  it('waits until nothing else writes to the cart, and for the previous addition [1 §4 Zip pending]', async () => {
    const { addFromLists, enqueueCartWrite } = await open();
    const done: string[] = [];
    let end = () => {};
    void enqueueCartWrite({
      key: 'other',
      rank: 'change',
      run: () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    });
    const add = (name: string) =>
      addFromLists(async () => {
        done.push(name);
        return ADDED;
      });
    void add('first');
    void add('second');
    await later();
    expect(done).toEqual([]);
    end();
    await later(500);
    expect(done).toEqual(['first', 'second']);
  });

  it('reads the cart, and is answered before that [2 §4 List to cart]', async () => {
    const { addFromLists, $cartCount } = await open();
    expect(await addFromLists(async () => ADDED)).toBe(ADDED);
    await later();
    expect(shop.log).toEqual(['read']);
    expect($cartCount.get()).toBe(2);
  });

  it('reads the cart if it’s unknown what was added, and not after a refusal [reliability Lost reply]', async () => {
    const { addFromLists } = await open();
    const fail = (kind: 'timeout' | 'business') => async () => ({
      ok: false as const,
      failure: { kind, request: 'POST x', messages: [] },
    });
    await addFromLists(fail('business'));
    await later();
    expect(shop.log).toEqual([]);
    await addFromLists(fail('timeout'));
    await later();
    expect(shop.log).toEqual(['read']);
  });
});
