/** The actions and events of the cart for scripts of the page. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import type { CartAccess } from '../../../shared/embed/cart/cart-access.ts';
import {
  BEAKERS,
  cartStands,
  click,
  press,
  readLine,
  readLines,
  readMiniCartCount,
} from '../support/cart-screen.ts';
import { allMounted } from '../support/mounted.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const ITEM = { itemNumber: '871900', quantity: 3 };

/** Runs in the page: records the cart's events. */
function recordCartEvents(): void {
  const told: Record<string, unknown[]> = { 'cb:cart-lines': [], 'cb:cart-error': [] };
  Object.assign(window, { told });
  for (const [name, details] of Object.entries(told)) {
    document.addEventListener(name, (event) => details.push((event as CustomEvent).detail));
  }
}

/** The details of the events of that name so far. */
const told = (page: Page, name: 'cb:cart-lines' | 'cb:cart-error') =>
  page.evaluate((key) => (window as unknown as { told: Record<string, unknown[]> }).told[key], name);

/** Calls an action once the loader has run. */
async function act<Name extends keyof CartAccess>(
  page: Page,
  name: Name,
  ...given: Parameters<CartAccess[Name]>
): Promise<Awaited<ReturnType<CartAccess[Name]>>> {
  await page.waitForFunction(() => window.cbWidgets?.version);
  const outcome = await page.evaluate(
    (action, values) =>
      (
        window.cbWidgets as unknown as Record<
          string,
          Record<string, (...values: unknown[]) => Promise<unknown>>
        >
      ).cart?.[action]?.(...values),
    name,
    given as unknown[],
  );
  return outcome as Awaited<ReturnType<CartAccess[Name]>>;
}

describe.each([SHIPPED])('the cart for scripts of the page, %s', (runtime) => {
  const shop = useShop(runtime);

  it('is read and changed on a page without a cart, and the mini-cart follows [embedding Cart actions]', async () => {
    const { page, calls } = await shop.visit('/account/order?as=individual', { before: recordCartEvents });
    await allMounted(page);
    const before = await act(page, 'get');
    expect(before.lines.length).toBeGreaterThan(0);
    expect(before.lines[0]).toMatchObject({ id: expect.any(String), price: expect.any(Number) });
    expect(await act(page, 'add', [ITEM, { itemNumber: 'NOSUCH99', quantity: 1 }])).toEqual({
      added: [ITEM],
      refused: [{ itemNumber: 'NOSUCH99', quantity: 1, reason: expect.stringContaining('NOSUCH99') }],
    });
    await eventually(() => readMiniCartCount(page)).toBe(String(before.count + 3));
    const { lines } = await act(page, 'get');
    const line = lines.find(({ itemNumber }) => itemNumber === ITEM.itemNumber);
    expect(await act(page, 'setQuantity', line?.id ?? '', 0)).toEqual({ ok: true });
    await eventually(() => readMiniCartCount(page)).toBe(String(before.count));
    expect(calls('quick-add-to-cart').length).toBe(2);
    expect(await told(page, 'cb:cart-error')).toMatchObject([
      { action: 'add', kind: 'business', message: expect.stringContaining('NOSUCH99') },
    ]);
    await eventually(() => told(page, 'cb:cart-lines')).toMatchObject([
      { added: [{ ...ITEM, before: 0 }], removed: [], changed: [], by: 'page' },
      { added: [], removed: [{ itemNumber: ITEM.itemNumber, quantity: 0, before: 3 }], by: 'page' },
    ]);
  });

  it('is changed by a call from before the loader, on a page without widgets [embedding Cart actions, embedding Queue]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=individual&cart=plain', {
      before: () => {
        document.addEventListener('readystatechange', () => {
          for (const point of document.querySelectorAll('[data-cb-widget]')) point.remove();
        });
        window.cbWidgets ??= { queue: [] };
        window.cbWidgets.queue.push([
          'cart.add',
          [{ itemNumber: '871900', quantity: 3 }],
          (outcome: unknown) => Object.assign(window, { outcome }),
        ]);
      },
      fresh: true,
    });
    await page.waitForFunction(() => 'outcome' in window);
    expect(await page.evaluate(() => (window as unknown as { outcome: unknown }).outcome)).toEqual({
      added: [ITEM],
      refused: [],
    });
    expect(await page.$('cb-cart-page')).toBeNull();
  });

  it('shows a script’s changes on the cart page, with Undo for a removal [embedding Cart actions]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=individual', { before: recordCartEvents });
    await cartStands(page);
    const { lines } = await act(page, 'get');
    const { id = '', itemNumber = '' } = lines.find(({ name }) => name === BEAKERS) ?? {};
    expect(await act(page, 'setQuantity', id, 7)).toEqual({ ok: true });
    await eventually(async () => (await readLine(page, itemNumber)).quantity).toBe('7');
    await act(page, 'setQuantity', id, 0);
    await press(page, `Undo removing ${BEAKERS}`);
    await eventually(() => readLines(page)).toHaveLength(lines.length);
    await eventually(() => told(page, 'cb:cart-lines')).toMatchObject([
      { changed: [{ quantity: 7 }], by: 'page' },
      { removed: [{ before: 7 }], by: 'page' },
      { added: [{ quantity: 7, before: 0 }], by: 'shopper' },
    ]);
  });

  it('reports a refusal with the text at the line [embedding Cart events]', async () => {
    const { page, setFault } = await shop.visit('/checkout/cart?as=individual', { before: recordCartEvents });
    await cartStands(page);
    const { lines } = await act(page, 'get');
    await setFault('form-exceptions,on:update');
    const id = lines.find(({ name }) => name === BEAKERS)?.id ?? '';
    const outcome = await act(page, 'setQuantity', id, 9);
    expect(outcome.ok).toBe(false);
    const text = await page.waitForSelector('.cb-line__problem');
    const shown = await text?.evaluate((element) => element.textContent);
    expect(outcome.reason).toBe(shown);
    await eventually(() => told(page, 'cb:cart-error')).toMatchObject([
      { action: 'quantity', message: shown },
    ]);
  });

  it('can’t be added to in the inspect view or in a punch-out session [embedding Cart actions]', async () => {
    for (const path of [
      '/checkout/inspect/cart?as=punchout-session-alone',
      '/checkout/cart?as=punchout-session-alone',
    ]) {
      const { page, calls } = await shop.visit(path);
      await allMounted(page);
      const { refused } = await act(page, 'add', [ITEM]);
      expect(refused).toEqual([{ ...ITEM, reason: 'Items can’t be added to this cart here.' }]);
      expect(calls('quick-add-to-cart')).toEqual([]);
    }
  });

  it('is filled by a button of the shop’s product page [embedding Cart actions]', async () => {
    const { page } = await shop.visit('/product/871900?as=individual');
    await allMounted(page);
    const count = Number(await readMiniCartCount(page));
    await click(page, '.class-set button');
    await eventually(() => readMiniCartCount(page)).toBe(String(count + 30));
    expect(await readFrom(page, '.class-set .add-outcome', (element) => element.textContent)).toBe(
      'Added to your cart.',
    );
  });
});
