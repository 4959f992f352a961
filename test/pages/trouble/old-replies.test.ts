/** Something between the page and the shop returns old replies: a forgotten service worker, or a broken proxy. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import {
  BEAKERS,
  cartStands,
  press,
  readLine,
  readLines,
  readMiniCartCount,
  sees,
  typeInto,
} from '../support/cart-screen.ts';
import { pasteRows } from '../support/order-rows.ts';
import { passTimeAfterReplies } from '../support/page-clock.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';
import { holdSettableTime } from './set-clock.ts';

const NUMBER = '721260';
const QUANTITY = `Quantity of ${BEAKERS}`;

async function enter(page: Page, quantity: string): Promise<void> {
  await typeInto(page, QUANTITY, quantity);
  await page.keyboard.press('Enter');
}

describe('a proxy that repeats an earlier reply', () => {
  const shop = useShop(SHIPPED);

  it('never makes the page call a quantity saved that the shop doesn’t have [reliability Old replies]', async () => {
    const { page, setFault } = await shop.visit('/checkout/cart');
    await cartStands(page);
    for (const quantity of ['12', '5']) {
      await enter(page, quantity);
      await eventually(() => readLine(page, NUMBER)).toMatchObject({ quantity, state: '' });
    }
    await setFault('repeat,on:update-item');
    await enter(page, '12');
    await sees(page, '12 wasn’t saved. Your cart still has 5.');
    await setFault('off');
    await press(page, `Retry: ${BEAKERS}`);
    await eventually(() => readLine(page, NUMBER)).toMatchObject({ quantity: '12', state: '' });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await cartStands(page);
    expect(await readLine(page, NUMBER)).toMatchObject({ quantity: '12' });
  });

  it('never does so when reads are repeated as well [reliability Old replies]', async () => {
    const { page, setFault } = await shop.visit('/checkout/cart?state=profile');
    await cartStands(page);
    for (const quantity of ['12', '5']) {
      await enter(page, quantity);
      await eventually(() => readLine(page, NUMBER)).toMatchObject({ quantity, state: '' });
    }
    await setFault('repeat');
    await enter(page, '12');
    // The line has the quantity of an earlier read, or says that this one was not saved.
    await eventually(async () => {
      const { quantity, state } = await readLine(page, NUMBER);
      return state === 'failed' || (state === '' && quantity !== '12');
    }).toBe(true);
    const spoken = await readFrom(page, '[role="status"]', (region) => region.textContent);
    expect(spoken).not.toContain('Saved: 12');
  });

  it('leaves an item in the form that wasn’t added a second time [reliability Old replies, 1 §8 Quick order]', async () => {
    const { page, setFault, calls } = await shop.visit('/checkout/cart?as=individual&cart=empty');
    await cartStands(page);
    const add = async () => {
      await typeInto(page, 'Item number', 'PS10001');
      await press(page, 'Add to Cart');
    };
    await add();
    await eventually(() => readMiniCartCount(page)).toBe('1');
    await setFault('repeat,on:quick-add');
    await add();
    await eventually(() => calls('quick-add').length).toBe(2);
    await sees(page, 'We couldn’t add this item.');
    expect(await readFrom(page, '#quick-order input', (field) => field.value)).toBe('PS10001');
  });
});

describe('a service worker of the site that answers from an old cache', () => {
  const shop = useShop(SHIPPED, { policy: false });

  /** Installs the worker. Opening a page twice then puts all of its files into the worker's cache. */
  async function openCached(path: string, prepare?: typeof holdSettableTime) {
    const visit = await shop.visit('/help', { prepare, expects: [/Failed to load resource/] });
    const { page } = visit;
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/site/old-cache.js', { scope: '/' });
      await navigator.serviceWorker.ready;
    });
    await page.goto(`${shop.address}${path}`, { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('old-cache');
    return visit;
  }

  /** Later tests at this address run without it. */
  function uninstall(page: Page): Promise<void> {
    return page.evaluate(async () => {
      for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
    });
  }

  /** The pieces of an item that the shop really has. */
  function inShop(page: Page, itemNumber: string): Promise<number> {
    return page.evaluate(async (wanted) => {
      const text = await (await fetch(`/api/rest/cb/cart/cart-details/false?now=${Math.random()}`)).text();
      const after = text.replaceAll('\\', '').split(`"productId":"${wanted}"`)[1] ?? '';
      return Number(/"quantity":"?(\d+)/.exec(after)?.[1] ?? 0);
    }, itemNumber);
  }

  it('serves yesterday’s page with its state block: changes on it are saved, and nothing that the shop no longer has is called saved [reliability Old replies, reliability Other release]', async () => {
    const { page, calls } = await openCached('/checkout/cart');
    await cartStands(page);
    await enter(page, '12');
    await eventually(() => readLine(page, NUMBER)).toMatchObject({ quantity: '12', state: '' });
    expect(calls('update-item').map(({ done }) => done)).toEqual([true]);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await cartStands(page);
    expect(await readLine(page, NUMBER)).toMatchObject({ quantity: '4' });
    await enter(page, '9');
    await eventually(() => readLine(page, NUMBER)).toMatchObject({ quantity: '9', state: '' });
    // The cart is emptied elsewhere; the page comes from the cache.
    await page.evaluate(async () => void (await fetch('/?cart=empty')));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await cartStands(page);
    expect((await readLines(page)).length).toBeGreaterThan(3);
    await enter(page, '7');
    await eventually(() => calls('update-item').length).toBe(3);
    await eventually(async () => {
      const line = (await readLines(page)).find(({ itemNumber }) => itemNumber === NUMBER);
      return !line || line.state === 'failed' || line.text.includes('wasn’t saved') || line.quantity === '4';
    }).toBe(true);
    expect(calls('update-item').map(({ done }) => done)).toEqual([true, true, false]);
    await uninstall(page);
  });

  it('never makes the page send a row of an order sheet twice after its reply was lost [reliability Old replies, journal Decided]', async () => {
    const { page, setFault, calls } = await openCached(
      '/order-sheet?as=individual&cart=empty',
      holdSettableTime,
    );
    // From here on, the page's reads are in the cache.
    await page.evaluate(async () => void (await fetch('/api/rest/cb/cart/cart-details/false')));
    await pasteRows(page, ['PS10001 2', 'PS10002 2']);
    await setFault('cut,on:quick-add');
    await press(page, 'Add 2 to Cart');
    await eventually(() => calls('quick-add').length).toBe(1);
    await setFault('off');
    await eventually(async () => {
      await passTimeAfterReplies(page, 5000);
      return calls('quick-add').map(({ body }) => (body as { skuId: string }).skuId);
    }).toContain('PS10002');
    // The call is known before the shop has answered it.
    await eventually(async () => [await inShop(page, 'PS10001'), await inShop(page, 'PS10002')]).toEqual([
      2, 2,
    ]);
    expect(calls('quick-add')).toHaveLength(2);
    await uninstall(page);
  });
});
