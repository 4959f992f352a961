/** Replies in shapes that the demo shop does not send. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { cartStands, goToQuickOrder, press, sees } from '../support/cart-screen.ts';
import { placeOrder } from '../support/place-order.ts';
import { changeReplies } from '../support/replies/changed-replies.ts';
import { giveReply, rewriteReplies } from '../support/replies/given-replies.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

const RESOURCES = '/order/resources?orderId=W100&productIds=142304';

/** Each category with the names of its resources. */
const categories = (page: Page) =>
  page.$$eval('.cb-resource-category', (list) =>
    list.map((category) => [
      category.querySelector('button')?.textContent,
      [...category.querySelectorAll('.cb-resource__name')].map(({ textContent }) => textContent),
    ]),
  );

describe('a reply in another shape', () => {
  const shop = useShop(SHIPPED);

  it('still shows its resources in groups if they come flat, in the list of products [wire Order resources]', async () => {
    const products = [
      { contentCategory: 'Videos', displayName: 'Feeding Daphnia', cUrl: '/resources/a', mediaType: 'Video' },
      { contentCategory: 'Care', displayName: 'Care of Daphnia', cUrl: '/resources/b' },
      { contentCategory: 'Videos', displayName: 'Counting Daphnia', cUrl: '/resources/c' },
    ];
    const body = JSON.stringify({ result: 'success', response: '{"orderMsg":"For you"}', products });
    const { page } = await shop.visit(RESOURCES, {
      prepare: (tab) => giveReply(tab, 'order/order-resources', body),
    });
    await sees(page, 'For you');
    await eventually(() => categories(page)).toEqual([
      ['Videos', ['Feeding Daphnia', 'Counting Daphnia']],
      ['Care', ['Care of Daphnia']],
    ]);
  });

  it('shows no resources if the list of products contains item numbers [wire Order resources]', async () => {
    const body = JSON.stringify({ orderMsg: 'For you', products: ['142304', '591280'], categoryList: [] });
    const { page } = await shop.visit(RESOURCES, {
      prepare: (tab) => giveReply(tab, 'order/order-resources', body),
    });
    await sees(page, 'For you');
    expect(await categories(page)).toEqual([]);
  });

  it('has the tax Exempt: shown as it is, and 0 in the purchase entry beside the shipping [2 §9 Exempt, §4 Purchase entry]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain&as=individual', {
      prepare: (tab) => changeReplies(tab, { tax: ['Exempt'], shippingTotal: ['$12.50'] }),
    });
    await placeOrder(page);
    await page.waitForSelector('cb-order-confirmation .cb-confirmation[data-phase="ready"]');
    await sees(page, 'Exempt');
    const purchases = () =>
      page.evaluate(() => {
        const { dataLayer = [] } = window as { dataLayer?: { event?: string }[] };
        return dataLayer.filter(({ event }) => event === 'purchase');
      });
    await eventually(purchases).toHaveLength(1);
    expect(JSON.stringify(await purchases())).toMatch(/"tax":0\b/);
    expect(JSON.stringify(await purchases())).toMatch(/"shipping":\d/);
  });

  it('names restricted items only by their lines, and they are removed by line [wire Restricted items]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?cart=restricted&as=individual', {
      prepare: (tab) => changeReplies(tab, { catalogRefId: [null] }),
    });
    await cartStands(page);
    const lines = await page.$$eval('cb-cart-page tr[data-line]', (rows) =>
      rows.map((row) => row.getAttribute('data-line') ?? ''),
    );
    await press(page, 'Checkout');
    await press(page, 'REMOVE ITEMS & CONTINUE');
    await eventually(() => page.url()).toBe(`${shop.address}/checkout/shipping?qr=true`);
    const [{ body } = { body: undefined }] = calls('remove-multiple-items');
    const removed = String((body as { itemIds?: string }).itemIds).split(',');
    expect(removed).toHaveLength(4);
    expect(lines).toEqual(expect.arrayContaining(removed));
  });

  it('names an item differently than the shopper: an addition whose reply was lost still counts as added [reliability Lost reply]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?cart=plain&fault=cut,on:quick-add', {
      expects: [/Failed to load resource/],
      prepare: (tab) => rewriteReplies(tab, 'cart/cart-details', 'SF1200', ' sf1200 '),
    });
    await cartStands(page);
    await goToQuickOrder(page);
    await page.keyboard.type('sf1200');
    await press(page, 'Add to Cart');
    await sees(page, 'Added to your cart: 1 × SF1200');
    expect(calls('quick-add')).toHaveLength(1);
  });
});
