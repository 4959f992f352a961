/** A cart on its way to a procurement system. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { cartStands, press, sees, typeInto } from '../support/cart-screen.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const SEND = 'SEND CART TO Northfield Procurement';
const PORTAL = { expects: [/^request to http:\/\/127\.0\.0\.1:/] };
const LINE_FIELDS = [
  'sku',
  'unitOfMeasure',
  'line',
  'quantity',
  'price',
  'description',
  'UNSPSC',
  'manufacturerName',
];

describe.each([SHIPPED])('punch-out, %s', (runtime) => {
  const shop = useShop(runtime);

  it('hands the whole cart to the procurement system, with each value as the server sent it [1 §4 Punch-out, S7]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?cart=sample&as=punchout-client', PORTAL);
    await cartStands(page);
    const order = await exportCart(page);
    const button = await page.waitForSelector(`aria/${SEND}`);
    await button?.click({ count: 2 });
    await sees(page, 'Cart received');
    // The portal's page is long: its end may not have arrived yet.
    await page.waitForFunction(() => document.readyState === 'complete');
    const received = await page.$$eval('tr', (rows) =>
      rows.map((row) => [
        row.querySelector('th')?.textContent ?? '',
        row.querySelector('td')?.textContent ?? '',
      ]),
    );
    const values = (name: string) => received.filter(([field]) => field === name).map(([, value]) => value);
    expect([values('sessionId'), values('action')]).toEqual([[order.sessionId], ['create']]);
    expect(order.productList).toHaveLength(14);
    for (const name of LINE_FIELDS) {
      expect([name, values(name)]).toEqual([name, order.productList.map((line) => `${line[name] ?? ''}`)]);
    }
    expect(calls('punchout-cart-details')).toHaveLength(2);
  });

  it.each([
    ['punchout-client', '/checkout/cart', [SEND]],
    ['punchout-session', '/checkout/cart', [SEND, 'EXIT CART']],
    ['punchout-session-alone', '/checkout/cart', ['EXIT CART']],
    ['punchout-session', '/checkout/inspect/cart', ['EXIT CART']],
  ])('has its ways out for %s at %s: %j [wire Punch-out]', async (kind, path, buttons) => {
    const { page } = await shop.visit(`${path}?cart=plain&as=${kind}`);
    await cartStands(page);
    const ways = () =>
      page.$$eval('cb-cart-page .cb-button', (all) => {
        const texts = all.flatMap((button) => (button.checkVisibility() ? (button.textContent ?? '') : []));
        return [...new Set(texts.filter((text) => /^(SEND|EXIT|Checkout|Submit)/.test(text)))]
          .sort()
          .reverse();
      });
    await eventually(ways).toEqual(buttons);
  });

  it('says so when the cart can’t be exported, and sends it at the next press [1 §8 Other failures]', async () => {
    const { page, setFault } = await shop.visit('/checkout/cart?cart=plain&as=punchout-client', {
      expects: [...PORTAL.expects, /status of 500/],
    });
    await cartStands(page);
    await setFault('status:500,on:punchout-cart-details');
    await press(page, SEND);
    await sees(page, 'We couldn’t send your cart to Northfield Procurement.');
    expect(page.url()).toBe(`${shop.address}/checkout/cart`);
    await setFault('off');
    await press(page, SEND);
    await sees(page, 'Cart received');
  });

  it('never sends part of a cart: if one line lacks fields, nothing is sent [S7]', async () => {
    const { page, setFault } = await shop.visit('/checkout/cart?cart=plain&as=punchout-client', {
      expects: [/breaks the contract|productList/],
    });
    await cartStands(page);
    await setFault('bad-row:1,on:punchout-cart-details');
    await press(page, SEND);
    await sees(page, 'we couldn’t prepare some of its items');
    expect(page.url()).toBe(`${shop.address}/checkout/cart`);
  });

  it('posts to no portal that the page doesn’t list [S7]', async () => {
    const { page, setFault } = await shop.visit('/checkout/cart?cart=plain&as=punchout-client', {
      expects: [/"punch-out" was refused/],
    });
    await cartStands(page);
    await setFault('url-payload:redirect:0,on:punchout-cart-details');
    await press(page, SEND);
    await sees(page, 'because our shop isn’t set up for the address of Northfield Procurement yet');
    expect(page.url()).toBe(`${shop.address}/checkout/cart`);
    await eventually(() => page.$$('.cb-cart__leave[data-busy]')).toHaveLength(0);
  });

  it('leaves by EXIT CART, even if a quantity couldn’t be saved [wire Punch-out]', async () => {
    const { page } = await shop.visit(
      '/checkout/cart?cart=plain&as=punchout-session&fault=status:503,on:update-item',
      { expects: [...PORTAL.expects, /status of 503/] },
    );
    await cartStands(page);
    const name = await readFrom(page, '.cb-line__name', (link) => link.textContent);
    await typeInto(page, `Quantity of ${name}`, '20');
    await page.keyboard.press('Enter');
    await sees(page, '20 wasn’t saved.');
    await press(page, 'EXIT CART');
    await sees(page, 'You have left the shop.');
  });
});

interface Order {
  sessionId: string;
  productList: Record<string, string | number>[];
}

/** What the server exports, requested independently of the page's own code. */
async function exportCart(page: Page): Promise<Order> {
  const reply = await page.evaluate(async () => {
    const { config } = JSON.parse(document.querySelector('#cb-state')?.textContent ?? '{}');
    const answer = await fetch('/api/rest/cb/cart/punchout-cart-details', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CB-CSRF': config.csrfToken },
      body: JSON.stringify({ exportCart: true }),
    });
    return answer.json();
  });
  let payload = reply;
  while (!payload.productList) {
    payload = typeof payload.response === 'string' ? JSON.parse(payload.response) : payload.response;
  }
  return payload;
}
