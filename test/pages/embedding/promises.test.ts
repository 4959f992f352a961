/** The promises of the embedding contract to the page around the widgets. */
import { describe, expect, it } from 'vitest';
import { BEAKERS, cartStands, press, readLines, readMiniCartCount } from '../support/cart-screen.ts';
import { allMounted } from '../support/mounted.ts';
import { atRest, followTime } from '../support/page-clock.ts';
import { type HeldReplies, holdReplies } from '../support/replies/held-replies.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

interface Told {
  name: string;
  detail: Record<string, unknown>;
}

/** Runs in the page: records the widgets' events, with the outcome of each request. */
function recordEvents(): void {
  const told: { name: string; detail: Record<string, unknown> }[] = [];
  Object.assign(window, { told });
  for (const name of [
    'cb:cart-updated',
    'cb:widget-mounted',
    'cb:widget-failed',
    'cb:navigate',
    'cb:request',
  ]) {
    document.addEventListener(name, (event) => {
      const { element, reply, ...detail } = (event as CustomEvent).detail;
      told.push({ name, detail });
      if (element) detail.tag = element.localName;
      reply?.then((end: unknown) => Object.assign(detail, { reply: end }));
    });
  }
}

describe.each([SHIPPED])('the embedding contract, %s', (runtime) => {
  const shop = useShop(runtime);

  it('doesn’t read a cart that the page already holds, and otherwise reads it once [embedding Printed cart]', async () => {
    const printed = await shop.visit('/checkout/cart');
    await allMounted(printed.page);
    await eventually(() => readMiniCartCount(printed.page)).toBe('75');
    expect(printed.calls('cart-details')).toEqual([]);

    for (const state of ['profile', 'none']) {
      const { page, calls } = await shop.visit(`/checkout/cart?state=${state}`);
      await allMounted(page);
      await cartStands(page);
      await eventually(() => readMiniCartCount(page)).toBe('75');
      expect(calls('cart-details').map(({ path }) => path)).toEqual(['/api/rest/cb/cart/cart-details/false']);
    }
  });

  it('reads the printed cart again if a script has changed it before any widget has loaded [embedding Refresh]', async () => {
    let held: HeldReplies | undefined;
    const { page, calls } = await shop.visit('/checkout/cart', {
      fresh: true,
      prepare: async (tab) => {
        held = await holdReplies(tab, '*/assets/*.js');
      },
    });
    await page.waitForFunction(() => window.cbWidgets?.version);
    await held?.arrived();
    expect(await page.evaluate(() => customElements.get('cb-cart-page'))).toBeUndefined();
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('cb:cart-refresh')));
    await held?.release();
    await cartStands(page);
    await eventually(() => calls('cart-details').map(({ path }) => path)).toEqual([
      '/api/rest/cb/cart/cart-details/false',
    ]);
  });

  it.each(['/checkout/cart', '/account/order'])(
    'shows the message of the state block once on %s [embedding Server message]',
    async (path) => {
      const { page } = await shop.visit(`${path}?as=individual&tell=danger`);
      const notice = await page.waitForSelector('.cb-notices .cb-notice[data-tone="danger"]');
      expect(await notice?.evaluate((element) => element.textContent)).toContain(
        'Our warehouse is closed on Friday.',
      );
      await page.reload();
      await allMounted(page);
      expect(await page.$('.cb-notices .cb-notice')).toBeNull();
    },
  );

  it('has the server create a cart once if the address asks for one, however many widgets need it [1 §2 Create]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?create=true', { prepare: followTime });
    await cartStands(page);
    await allMounted(page);
    await atRest(page);
    expect(calls('cart-details').map(({ path }) => path)).toEqual(['/api/rest/cb/cart/cart-details/true']);
  });

  it('sends the token with every POST, and to nobody else [wire Token, S8]', async () => {
    const { page } = await shop.visit('/checkout/cart?fault=sentinel&cart=plain', { before: recordEvents });
    const tokens: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') tokens.push(request.headers()['x-cb-csrf']);
    });
    await cartStands(page);
    await press(page, 'Increase quantity of Beaker, Low Form, Borosilicate, 250 mL');
    await press(page, 'Checkout');
    await eventually(() => page.url()).toBe(`${shop.address}/checkout/login`);
    expect(tokens.length).toBeGreaterThanOrEqual(3);
    expect(tokens.every((token) => token?.startsWith('SENT-TOKEN-'))).toBe(true);
  });

  it('tells the page about mounting, the cart, calls and moves [embedding Events, embedding Request]', async () => {
    const { page } = await shop.visit('/checkout/cart', { before: recordEvents });
    await allMounted(page);
    await press(page, `Remove ${BEAKERS}`);
    await eventually(() => readLines(page)).toHaveLength(13);
    const told = await page.evaluate(() => (window as unknown as { told: Told[] }).told);
    const details = (name: string) => told.filter((event) => event.name === name).map(({ detail }) => detail);
    expect(details('cb:widget-failed')).toEqual([]);
    expect(details('cb:widget-mounted')).toEqual(
      expect.arrayContaining(
        ['cart-page', 'mini-cart', 'quick-order'].map((name) => ({ name, tag: `cb-${name}` })),
      ),
    );
    expect(details('cb:cart-updated')).toEqual([
      { count: 75, subTotal: 4297.25 },
      { count: 71, subTotal: 4177.45 },
    ]);
    expect(details('cb:request')).toContainEqual({
      method: 'POST',
      path: 'cart/remove-product-from-cart',
      body: { action: 'removeOneItem', removeOneItem: 'ci111000008', enableShippingCharge: false },
      reply: { status: 200, ms: expect.any(Number), outcome: 'ok' },
    });
    expect(JSON.stringify(told)).not.toMatch(/csrf|token|password/i);
  });

  it('offers window.cbWidgets and writes no other globals [embedding Script access, embedding Refresh]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart', {
      before: () => {
        const before = new Set(Object.getOwnPropertyNames(window));
        Object.assign(window, {
          added: () => Object.getOwnPropertyNames(window).filter((key) => !before.has(key)),
        });
      },
    });
    await allMounted(page);
    const added = await page.evaluate(() => (window as unknown as { added: () => string[] }).added());
    expect(added.filter((key) => !/^(added|\$|jQuery)$|ariaQuery/.test(key)).sort()).toEqual([
      'cbWidgets',
      'dataLayer',
    ]);
    expect(await page.evaluate(() => window.cbWidgets?.version)).toMatch(/^\d+\.\d+\.\d+/);

    await page.evaluate(() => window.cbWidgets?.refreshCart?.());
    await eventually(() => calls('cart-details').length).toBe(1);
    await page.evaluate(() => window.cbWidgets?.unmount?.(document.querySelector('#content') as Element));
    expect(await page.$eval('#content', (main) => main.textContent)).toContain('Find items by keyword');
    expect(await page.$('#content .cb-root')).toBeNull();
    await page.evaluate(() => window.cbWidgets?.mount?.());
    await cartStands(page);
    await eventually(() => readLines(page)).toHaveLength(14);
    expect(calls('cart-details')).toHaveLength(1);
  });
});
