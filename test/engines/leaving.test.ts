/**
 * Pages that are left and come back, in every engine: unsaved input, the scroll position, and the back/forward cache.
 */
import { describe, expect, inject, it } from 'vitest';
import { BEAKERS } from '../pages/support/cart-screen.ts';
import {
  allMounted,
  click,
  countOf,
  miniCartCount,
  sees,
  shows,
  textIn,
  textOf,
  typeInto,
} from './support/screen.ts';
import type { Tab } from './support/tab.ts';
import { eventually, NARROW, pageIsAtRest, useShop } from './support/visit.ts';

const QUANTITY = `Quantity of ${BEAKERS}`;
const LINES = 'cb-cart-page tr[data-line]';

describe('a page that the shopper leaves', () => {
  const shop = useShop();

  it('with an unsaved quantity says on the next pages how that ended, and the count follows [reliability Page hide, reliability Left page]', async () => {
    const { tab, go, setFault, calls } = await shop.visit('/checkout/cart', {
      size: NARROW,
      // Leaving a page interrupts the loading of its code.
      expects: [/-not-loaded: /],
    });
    await shows(tab, LINES);
    // Cards: a line is as wide as the page, which doesn't scroll sideways, and its quantity is below its name.
    await eventually(() =>
      tab.run((line) => {
        const boxOf = (part: string) => document.querySelector(`${line} ${part}`)?.getBoundingClientRect();
        return {
          sideways: document.documentElement.scrollWidth > innerWidth,
          isCard: (boxOf('.cb-line__quantity')?.top ?? 0) >= (boxOf('.cb-line__name')?.bottom ?? Infinity),
        };
      }, LINES),
    ).toEqual({ sideways: false, isCard: true });
    await setFault('hold,on:update-item');
    await typeInto(tab, QUANTITY, '12');
    await go('/help');
    await eventually(() => miniCartCount(tab)).toBe('75');
    await go('/checkout/cart');
    await shows(tab, `${LINES}[data-state="confirming"]`);
    expect(await textIn(tab, QUANTITY)).toBe('12');
    await setFault('off');
    await sees(tab, 'The quantity 12 was saved.');
    await eventually(() => miniCartCount(tab)).toBe('83');
    expect(calls('update-item')).toHaveLength(1);
  });

  // Headless Chromium has no back/forward cache.
  describe.skipIf(inject('engine') === 'chromium')('comes back from the browser’s cache', () => {
    /** Opens the cart and leaves it once the browser may keep it. @returns how to come back */
    async function leaveCart(prepare: (tab: Tab) => Promise<unknown>, path = '/checkout/cart') {
      const { tab, host, go, ...visit } = await shop.visit(path, {
        keepsPages: true,
        expects: [/Failed to load resource/, /read-failed: The promotional area/],
      });
      await shows(tab, LINES);
      // Firefox doesn't keep a page that is still loading something.
      await allMounted(tab);
      await prepare(tab);
      await eventually(() => tab.run(() => document.readyState)).toBe('complete');
      await pageIsAtRest(tab, host);
      await tab.run(() =>
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.persisted = `${persisted}`;
        }),
      );
      return {
        ...visit,
        tab,
        host,
        leave: () => go('/robots.txt'),
        async back() {
          await tab.back();
          await eventually(() => countOf(tab, 'html[data-persisted="true"]')).toBe(1);
        },
      };
    }

    it('at the same scroll position, with the cart as it is by then [reliability Back button]', async () => {
      const { tab, host, leave, back } = await leaveCart((tab) =>
        tab.run((line) => {
          [...document.querySelectorAll(line)]
            .at(-1)
            ?.scrollIntoView({ block: 'center', behavior: 'instant' });
        }, LINES),
      );
      const place = await tab.run(() => scrollY);
      expect(place).toBeGreaterThan(300);
      await leave();
      // Not in another tab, whose message to this page would make Firefox drop the page.
      await tab.run(async () => void (await fetch('/?cart=plain')));
      const held = host.hold('cart-details');
      await back();
      await eventually(() => held.count()).toBe(1);
      expect(Math.abs((await tab.run(() => scrollY)) - place)).toBeLessThan(5);
      held.release();
      await eventually(() => countOf(tab, LINES)).toBe(3);
      await eventually(() => miniCartCount(tab)).toBe('15');
    });

    it('says that the session has ended in the meantime, keeps what was typed, and calls nothing saved [reliability Back button, reliability Session end]', async () => {
      const { tab, leave, back, setFault, calls } = await leaveCart(
        (tab) => typeInto(tab, 'Item number', 'PS1000'),
        '/checkout/cart?as=individual',
      );
      await leave();
      await setFault('expired-text');
      await back();
      await sees(tab, 'Your session has ended.');
      expect(await textIn(tab, 'Item number')).toBe('PS1000');
      await typeInto(tab, QUANTITY, '12');
      await tab.press('Enter');
      await eventually(() => textIn(tab, QUANTITY)).toBe('12');
      await eventually(() => countOf(tab, `${LINES}[data-state="failed"]`)).toBe(1);
      expect(calls('update-item').filter(({ done }) => done)).toEqual([]);
    });
  });

  it('is read again after Back if the browser must not keep it, and shows the same orders at the same position [2 §2 Order pages]', async () => {
    const { tab } = await shop.visit('/account/order?orders=500&as=contract&size=60&page=2');
    const row = 'cb-order-history tbody tr:nth-child(55) th a';
    await shows(tab, row);
    await tab.run((link) => document.querySelector(link)?.scrollIntoView({ block: 'center' }), row);
    const position = await tab.run(() => scrollY);
    const number = await textOf(tab, row);
    await click(tab, row);
    await shows(tab, 'cb-order-detail .cb-order__body[data-phase="ready"]');
    await tab.back();
    await eventually(() => textOf(tab, row)).toBe(number);
    expect(await textOf(tab, '.cb-orders__range')).toBe('Orders 61–120 of 500');
    await eventually(async () => Math.abs((await tab.run(() => scrollY)) - position) < 5).toBe(true);
  });
});
