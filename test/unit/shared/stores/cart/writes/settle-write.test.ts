import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartReading } from '../../../../../../shared/api/cart/cart-details.ts';
import type { Cart } from '../../../../../../shared/domain/cart/cart.ts';
import type { FailureKind, Result } from '../../../../../../shared/domain/failure.ts';
import { keepTestsApart } from '../../../../support/page.ts';
import { line, openShop, type Shop } from '../../../../support/shop.ts';
import { later, openCartPage } from '../../../../support/stores.ts';
import { openOtherTab } from '../../../../support/tabs.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Awaited<ReturnType<typeof open>>;

const done: Result<null> = { ok: true, value: null };
const fail = (kind: FailureKind): Result<null> => ({
  ok: false,
  failure: { kind, request: 'x', messages: [] },
});
const quantities = () => page.$cart.get().cart?.lines.map(({ quantity }) => quantity);

const open = () =>
  openCartPage(shop, () => import('../../../../../../shared/stores/cart/writes/settle-write.ts'));

/** A call that takes effect on the server, however it is answered. */
const callThat = (result: Result<null>) => async () => {
  shop.lines = [line(1, 7)];
  return result;
};

async function end<Value>(settling: Promise<Value>): Promise<Value> {
  await later();
  // A notice comes with a lazy module, which must not load for the page of the next test.
  await vi.dynamicImportSettled();
  return settling;
}

beforeEach(async () => {
  shop = openShop(line(1, 1));
  page = await open();
});

describe('a confirmed write', () => {
  it('shows the cart from its reply, tells the other tabs, and reads nothing [wire Cart]', async () => {
    const other = openOtherTab();
    const cart = { ...page.$cart.get().cart, lines: [] } as unknown as CartReading;
    const call = async (): Promise<Result<CartReading | null>> => ({ ok: true, value: cart });
    await end(page.settleWrite({ call, cartIn: (read) => read }));
    expect([quantities(), shop.log]).toEqual([[], []]);
    expect(other.heard).toMatchObject([{ t: 'cart' }]);
  });

  it('makes the page read the cart if the reply has none [wire Cart]', async () => {
    expect(await end(page.settleWrite({ call: callThat(done) }))).toEqual(done);
    expect([quantities(), shop.log]).toEqual([[7], ['read']]);
  });

  it('shows nothing if there is nothing to show yet', async () => {
    await end(page.settleWrite({ call: callThat(done), cartIn: () => undefined }));
    expect([quantities(), shop.log]).toEqual([[1], []]);
  });

  it('causes no notice to the shopper [1 §3 Cart line]', async () => {
    await end(page.settleWrite({ call: callThat(done), wanted: () => ({ lines: { ci1: 7 } }) }));
    expect(page.$notices.get()).toEqual([]);
  });
});

describe('a failed write', () => {
  it.each([
    ['timeout', true],
    ['network', true],
    ['not-json', true],
    ['conflict', true],
    ['business', false],
    ['session', false],
    ['offline', false],
  ] as const)('by %s makes the page read the cart: %s [reliability Lost reply]', async (kind, read) => {
    const result = fail(kind);
    expect(await end(page.settleWrite({ call: callThat(result) }))).toBe(result);
    expect(shop.log).toEqual(read ? ['read'] : []);
  });

  it('tells the other tabs only if it may have taken effect', async () => {
    const other = openOtherTab();
    await end(page.settleWrite({ call: callThat(fail('conflict')) }));
    expect(other.heard).toEqual([]);
    await end(page.settleWrite({ call: callThat(fail('timeout')) }));
    expect(other.heard).toMatchObject([{ t: 'cart' }]);
  });

  it('is reported at once, before the cart is read', async () => {
    const onFailure = vi.fn(() => expect(quantities()).toEqual([1]));
    await end(page.settleWrite({ call: callThat(fail('timeout')), onFailure }));
    expect(onFailure).toHaveBeenCalledOnce();
    expect(quantities()).toEqual([7]);
  });

  it('counts as successful if the cart shows its effect [reliability Lost reply]', async () => {
    const hasArrived = ({ lines }: Cart) => lines[0]?.quantity === 7;
    const lost = fail('timeout');
    expect(await end(page.settleWrite({ call: callThat(lost), hasArrived }))).toEqual(done);
    expect(await end(page.settleWrite({ call: callThat(lost), hasArrived: () => false }))).toBe(lost);
  });

  it('isn’t decided by a cart that may be out of date [reliability Lost reply]', async () => {
    shop.answers.set('read', [{ end: 403 }]);
    const lost = fail('timeout');
    expect(await end(page.settleWrite({ call: callThat(lost), hasArrived: () => true }))).toBe(lost);
  });

  it('stays undecided only if its caller says so', async () => {
    await end(page.settleWrite({ call: callThat(fail('timeout')), isOpen: () => false }));
    expect(shop.log).toEqual([]);
  });
});
