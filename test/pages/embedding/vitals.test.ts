/** Field measurements: the events for the page's own monitoring, and debug mode. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { ACTIONS, CONTROLS } from '../../../shared/embed/vitals/action-of.ts';
import type { Vital } from '../../../shared/page/time/vital.ts';
import { cartStands, click, press } from '../support/cart-screen.ts';
import { allMounted } from '../support/mounted.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

/** Runs in the page: records the widgets' measurements. */
function keepVitals(): void {
  const vitals: unknown[] = [];
  Object.assign(window, { vitals });
  document.addEventListener('cb:vital', (event) => vitals.push((event as CustomEvent).detail));
}

/** Runs in the page: a script of the site that is busy for a while after each press and each key. */
function beSlow(): void {
  const waste = () => {
    const end = performance.now() + 300;
    while (performance.now() < end);
  };
  for (const name of ['click', 'keydown']) addEventListener(name, waste, true);
}

/** A slow page that records the measurements. */
const SLOW = {
  before: keepVitals,
  prepare: async (page: Page) => void (await page.evaluateOnNewDocument(beSlow)),
};

const vitalsOf = async (page: Page, name: Vital['name']) => {
  const all = await page.evaluate(() => (window as unknown as { vitals: Vital[] }).vitals);
  return all.filter((vital) => vital.name === name);
};

/** Waits for the code that measures, which loads when the page is idle. */
const isMeasured = (page: Page) =>
  eventually(async () => (await vitalsOf(page, 'shown')).length).toBeGreaterThan(0);

describe('what shoppers notice', () => {
  const shop = useShop(SHIPPED);

  it('is measured by one file, which reports when each widget was shown [embedding Vitals]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=individual&cart=plain', { before: keepVitals });
    await allMounted(page);
    const names = await page.evaluate(() =>
      (window.cbWidgets?.status?.() ?? []).filter(({ state }) => state === 'mounted').map(({ name }) => name),
    );
    await eventually(async () => (await vitalsOf(page, 'shown')).map(({ widget }) => widget).sort()).toEqual(
      expect.arrayContaining(names.sort()),
    );
    const measured = await page.evaluate(() =>
      performance.getEntriesByName('cb:cart-page:shown').map(({ duration }) => Math.round(duration)),
    );
    const shown = (await vitalsOf(page, 'shown')).filter(({ widget }) => widget === 'cart-page');
    expect(shown).toEqual([{ widget: 'cart-page', name: 'shown', value: measured[0] }]);
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/measure-vitals-')),
    );
    expect(files).toHaveLength(1);
  });

  it('is a slow press, even on an element that is gone afterwards [embedding Vitals]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=individual&cart=plain', SLOW);
    await cartStands(page);
    await isMeasured(page);
    await click(page, '.cb-line__remove');
    await eventually(() => vitalsOf(page, 'interaction')).toEqual([
      { widget: 'cart-page', name: 'interaction', action: 'remove', value: expect.any(Number) },
    ]);
    expect((await vitalsOf(page, 'interaction'))[0]?.value).toBeGreaterThanOrEqual(200);
  });

  it('never contains what is typed [embedding Vitals]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=individual&cart=plain', SLOW);
    await cartStands(page);
    await page.focus('.cb-stepper__field');
    await page.keyboard.press('7');
    await eventually(async () => (await vitalsOf(page, 'interaction')).map(({ action }) => action)).toContain(
      'quantity',
    );
    await page.focus('cb-site-header input');
    await page.keyboard.press('x');
    await eventually(async () => (await vitalsOf(page, 'interaction')).map(({ action }) => action)).toContain(
      'search',
    );
    const words = ACTIONS.map(([word]) => word);
    for (const vital of await vitalsOf(page, 'interaction')) {
      expect(Object.keys(vital).sort()).toEqual(['action', 'name', 'value', 'widget']);
      expect(words).toContain(vital.action);
      expect(vital.value).toEqual(expect.any(Number));
    }
  });

  it('is what a widget moves, inside and below itself, but not what the page moves [embedding Vitals]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=individual&cart=plain', { before: keepVitals });
    await allMounted(page);
    await cartStands(page);
    await isMeasured(page);
    // The site's own banner pushes everything down.
    const showBanner = () =>
      page.evaluate(async () => {
        const banner = document.createElement('div');
        banner.style.height = '80px';
        const told = new Promise((resolve) =>
          new PerformanceObserver(resolve).observe({ type: 'layout-shift' }),
        );
        document.body.prepend(banner);
        await told;
      });
    // With the first one, the browser has also reported what moved while the page was loading.
    await showBanner();
    const before = (await vitalsOf(page, 'shift')).length;
    await showBanner();
    // Like more text would, because the widgets' styles don't let a script set their sizes.
    const grow = (selector: string) =>
      readFrom(page, selector, (element) => {
        for (let lines = 0; lines < 5; lines++) element.append(document.createElement('br'));
      });
    const widgets = async () => (await vitalsOf(page, 'shift')).slice(before).map(({ widget }) => widget);
    await grow('cb-site-header');
    await eventually(widgets).toEqual(['site-header']);
    await grow('.cb-cart__heading');
    await eventually(widgets).toEqual(['site-header', 'cart-page']);
    expect((await vitalsOf(page, 'shift')).at(-1)).toEqual({
      widget: 'cart-page',
      name: 'shift',
      value: expect.any(Number),
    });
  });

  it('causes no error if an observer of the page changes the size of a widget [embedding Vitals]', async () => {
    const { page } = await shop.visit('/account/order?as=individual', { before: keepVitals });
    await allMounted(page);
    await isMeasured(page);
    const errors = await readFrom(page, 'cb-order-history h1', async (heading) => {
      const heard: string[] = [];
      addEventListener('error', ({ message }) => heard.push(message));
      await new Promise<void>((resolve) =>
        new ResizeObserver((_, observer) => {
          observer.disconnect();
          for (let lines = 0; lines < 5; lines++) heading.append(document.createElement('br'));
          resolve();
        }).observe(heading),
      );
      // The browser reports the error before it draws the frame.
      await new Promise(requestAnimationFrame);
      return heard;
    });
    expect(errors).toEqual([]);
  });

  it('is shown in debug mode, with what took the time [embedding Debug]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=individual&cart=plain&cb-debug', SLOW);
    await cartStands(page);
    const rows = () =>
      page.$$eval('cb-debug-interactions >>> tbody tr', (all) =>
        all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
      );
    for (let presses = 0; presses < 11; presses++) {
      await click(page, '.cb-stepper__button:last-child');
      await eventually(async () => (await rows()).length).toBe(Math.min(presses + 1, 10));
    }
    const [[widget, action, duration, ...parts] = []] = await rows();
    expect([widget, action]).toEqual(['cart-page', 'quantity']);
    expect(parts).toHaveLength(3);
    const [, processing] = parts.map(Number);
    expect(processing).toBeGreaterThanOrEqual(200);
    expect(parts.reduce((sum, part) => sum + Number(part), 0)).toBeGreaterThanOrEqual(Number(duration) - 10);
    await press(page, 'Close');
    expect(await page.$('cb-debug-interactions')).toBeNull();
  });
});

describe('the word for an action', () => {
  const shop = useShop(SHIPPED);

  /** The controls of the widgets on a page: their words and their names. */
  const controlsOf = (page: Page) =>
    page.evaluate(
      (actions, controls) =>
        [
          ...document.querySelectorAll<HTMLElement>(
            '.cb-island :is(button, a, input, select, textarea, summary)',
          ),
        ]
          .filter((control) => !control.closest('.cb-slot, .cb-html'))
          .map((control) => ({
            word: control.matches(controls) && actions.find(([, selector]) => control.matches(selector))?.[0],
            name: control.getAttribute('aria-label') ?? control.textContent ?? '',
          })),
      ACTIONS,
      CONTROLS,
    );

  it.each([
    ['/checkout/cart?as=individual&cart=plain', ['quantity', 'remove', 'checkout', 'search', 'link']],
    ['/account/list?as=individual', ['add', 'sort', 'tick', 'search']],
    ['/account/list-detail?as=individual&giftlistId=gl20000', ['quantity', 'remove', 'add', 'tick']],
    ['/account/order?as=individual', ['search', 'sort', 'page']],
  ])('exists for every control of %s [embedding Vitals]', async (path, expected) => {
    const { page } = await shop.visit(path);
    await allMounted(page);
    await eventually(async () => (await controlsOf(page)).map(({ word }) => word)).toEqual(
      expect.arrayContaining(expected),
    );
    const all = await controlsOf(page);
    expect(all.filter(({ word }) => !word)).toEqual([]);
    const wordsOf = (name: RegExp) =>
      new Set(all.filter((one) => name.test(one.name)).map(({ word }) => word));
    for (const [name, word] of [
      [/^Remove /, 'remove'],
      [/quantity of/i, 'quantity'],
      [/^(Checkout|Submit Quote Request)$/, 'checkout'],
    ] as const) {
      expect([...wordsOf(name), word]).toSatisfy((words: string[]) => new Set(words).size === 1);
    }
  });
});
