import { beforeEach, expect, it } from 'vitest';
import { permissionsFor } from '../../../../../../shared/domain/permissions.ts';
import { keepTestsApart } from '../../../../support/page.ts';
import { line, openShop, row, type Shop } from '../../../../support/shop.ts';
import { later, openCartPage } from '../../../../support/stores.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Awaited<ReturnType<typeof open>>;

const charges = () => page.$cart.get().cart?.charges;

const open = () =>
  openCartPage(shop, async () => ({
    ...(await import('../../../../../../shared/stores/cart/writes/totals.ts')),
    ...(await import('../../../../../../shared/stores/cart/writes/promotion-writes.ts')),
  }));

beforeEach(async () => {
  shop = openShop(line(1), line(2));
  page = await open();
});

/** Waits for the end of an attempt. */
async function end<Value>(attempt: Promise<Value>): Promise<Value> {
  await later();
  return attempt;
}

it.each([true, false])('applies a code; the reply has the cart: %s [1 §4]', async (repliesWithCart) => {
  shop.repliesWithCart = repliesWithCart;
  expect(await end(page.applyPromotion(' LIVING5 '))).toEqual({ kind: 'applied' });
  expect(page.currentTotals().totals).toMatchObject({ promotionId: 'LIVING5', discountAmount: 5 });
  expect(shop.log).toEqual(repliesWithCart ? ['code LIVING5'] : ['code LIVING5', 'read']);
});

it('shows the reply’s discount if its cart has none', async () => {
  shop.answers.set('code', [
    { body: { promotionId: 'P1', discountMessage: '5 off', cartDetails: { ...shop.cart(), subTotal: 35 } } },
  ]);
  await end(page.applyPromotion('LIVING5'));
  expect(charges()).toEqual({ promotionId: 'P1', discountMessage: '5 off' });
});

it.each(['', '  '])(
  'sends nothing for %j, and shows the matching message [1 §5 Promotion code]',
  async (typed) => {
    const outcome = await end(page.applyPromotion(typed));
    expect(outcome).toEqual({ kind: 'invalid', text: 'You did not enter a promotion code' });
    expect(shop.log).toEqual([]);
  },
);

it('shows the server’s first message about an invalid code [1 §8 Promotion]', async () => {
  expect(await end(page.applyPromotion('SUMMER25'))).toMatchObject({
    kind: 'failed',
    text: 'This promotion code expired on August 31.',
  });
  expect(charges()).toEqual({});
});

it('changes one code to another', async () => {
  await end(page.applyPromotion('LIVING5'));
  expect(await end(page.applyPromotion('SCIENCE10'))).toEqual({ kind: 'applied' });
  expect(charges()?.promotionId).toBe('SCIENCE10');
});

it('applies a code once, however often the button is pressed', async () => {
  const attempt = page.applyPromotion('LIVING5');
  expect(page.applyPromotion('LIVING5')).toBe(attempt);
  await end(attempt);
  expect(shop.log).toEqual(['code LIVING5']);
});

it('removes a code and recalculates the totals [1 §4 Promotion]', async () => {
  Object.assign(shop.session.cart, { zipCode: '27215', promotionCode: 'LIVING5' });
  page = await open();
  page.followTotals(permissionsFor(page.$session.get().visitor, 'standard'));
  await later();
  expect(await end(page.removePromotion())).toEqual({ kind: 'removed' });
  expect(shop.log).toEqual(['zip 27215', 'uncode LIVING5', 'zip 27215']);
  expect(page.currentTotals().totals.promotionId).toBeUndefined();
});

it('removes nothing if there is no code', async () => {
  expect(await end(page.removePromotion())).toEqual({ kind: 'removed' });
  expect(shop.log).toEqual([]);
});

it('says so if a code couldn’t be removed [1 §8 Clearing]', async () => {
  shop.session.cart.promotionCode = 'LIVING5';
  page = await open();
  shop.answers.set('uncode', [{ end: 403, ignored: true }]);
  expect(await end(page.removePromotion())).toMatchObject({
    kind: 'failed',
    text: 'We couldn’t remove the promotional code. Please try again.',
    failure: { kind: 'forbidden' },
  });
  expect(charges()?.promotionId).toBe('LIVING5');
});

it.each([
  ['applied', false],
  ['failed', true],
])('reads the cart to find that a code whose reply was lost is %s', async (kind, ignored) => {
  shop.answers.set('code', [{ end: 'cut', ignored }]);
  expect((await end(page.applyPromotion('LIVING5'))).kind).toBe(kind);
  expect(shop.log).toEqual(['code LIVING5', 'read']);
});

it('reads the cart to find that a removal whose reply was lost took effect', async () => {
  shop.session.cart.promotionCode = 'LIVING5';
  page = await open();
  shop.answers.set('uncode', [{ end: 'cut' }]);
  expect(await end(page.removePromotion())).toEqual({ kind: 'removed' });
});

it('gives no notice of a price that the code has changed, but of quantities and lost lines', async () => {
  shop.answers.set('code', [
    {
      body: {
        promotionId: 'LIVING5',
        cartDetails: { ...shop.cart(), commerceItems: [row(1, 1, { salePrice: 8 })] },
      },
    },
  ]);
  await end(page.applyPromotion('LIVING5'));
  expect(page.$notices.get().map(({ text }) => text)).toEqual([
    'The quantity of Item 1 is now 1; you asked for 2.',
    'Item 2 is no longer in your cart.',
  ]);
});
