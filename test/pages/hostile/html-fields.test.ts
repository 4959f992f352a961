/** Hostile HTML in every field of the server's replies that is HTML, on the shop's own pages. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { joinedHtml } from '../../corpora/hostile-html.ts';
import { findHtmlBreaches } from '../../corpora/html-breaches.ts';
import { typeInto } from '../support/cart-screen.ts';
import { placeOrder } from '../support/place-order.ts';
import { changeNextReplies, changeReplies, openInQuirksMode } from '../support/replies/changed-replies.ts';
import { SHIPPED, useShop } from '../support/shop-visit.ts';

/** Every field with HTML that is shown at once. Texts in dialogs and errors pass through the same component. */
const FIELDS = [
  ...[
    'headMsg',
    'targeterResult',
    'contractTermsMessage',
    'mySettingsMessage',
    'orderMsg',
    'discountMessage',
  ],
  ...[
    'shipMessagetoFormat',
    'noPreviousZipCodeMsgForShipping',
    'noPreviousZipCodeMsgForTax',
    'hazMatChargeMsg',
  ],
];

const PLACES = {
  'the cart': { path: '/checkout/cart?as=contract&state=profile', shown: 5, zip: true },
  'the organization': { path: '/account/b2i/organization-user?as=contract', shown: 2 },
  'what goes with an order': {
    path: '/order/resources?orderId=W66401500&productIds=142304,591234',
    shown: 1,
  },
  'a confirmation': { path: '/checkout/cart?as=guest&cart=plain', shown: 1, order: true },
};

const FRAGMENTS = joinedHtml().map((html, index) => `<p>fragment ${index}.</p>${html}`);

const valuesOf = (html: string) =>
  Object.fromEntries(FIELDS.map((name) => [name, [`<p>${name}</p>${html}`]]));

/**
 * Makes all widgets of a page read their replies, waits until this many show a fragment, and returns what is wrong.
 * @param html begins with a paragraph that identifies it
 */
async function show(page: Page, html: string, count: number): Promise<string[]> {
  await changeNextReplies(page, valuesOf(html));
  await page.evaluate(() => {
    for (const point of document.querySelectorAll('main [data-cb-widget]')) {
      window.cbWidgets?.unmount?.(point);
      window.cbWidgets?.mount?.(point);
    }
    window.cbWidgets?.refreshCart?.();
  });
  await page.waitForFunction(
    (text, expected) => {
      const shown = [...document.querySelectorAll('.cb-html:not(.cb-html-pending)')];
      return shown.filter(({ textContent }) => textContent?.includes(text)).length >= expected;
    },
    {},
    html.slice('<p>'.length, html.indexOf('</p>')),
    count,
  );
  return page.evaluate(() => {
    const { findBreaches } = window as unknown as { findBreaches(element: Element): string[] };
    return [...document.querySelectorAll('.cb-html')].flatMap(findBreaches);
  });
}

async function prepare(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(`window.findBreaches = ${findHtmlBreaches}`);
  await changeReplies(page, valuesOf('<p>Sale</p>'));
}

const MODES = [
  ["under the page's policy", { policy: true, quirks: false, places: Object.keys(PLACES) }],
  ['without a policy', { policy: false, quirks: false, places: ['the cart'] }],
  ['in quirks mode', { policy: true, quirks: true, places: ['the organization'] }],
] as const;

describe.each(MODES)('hostile HTML from the server, %s', (_, { policy, quirks, places }) => {
  const shop = useShop(SHIPPED, { policy });

  it.each(places)('runs nothing, calls nobody and covers nothing: %s [S2, S10]', async (name) => {
    const { path, shown, order, zip } = { order: false, zip: false, ...PLACES[name as keyof typeof PLACES] };
    const { page } = await shop.visit(path, {
      prepare: async (tab) => {
        await prepare(tab);
        if (quirks) await openInQuirksMode(tab);
      },
      // High enough that everything that loads when visible is visible.
      viewport: { width: 1280, height: 6000 },
      expects: [/html-cut/, /status of 404/],
    });
    if (order) await placeOrder(page);
    await page.waitForSelector('main .cb-island');
    if (zip) {
      await typeInto(page, 'Estimate Shipping by zip code', '27215');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.querySelectorAll('.cb-total__notes .cb-html').length > 1);
    }
    expect(await page.evaluate(() => document.compatMode)).toBe(quirks ? 'BackCompat' : 'CSS1Compat');
    for (const html of FRAGMENTS) expect(await show(page, html, shown)).toEqual([]);
    expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
    expect(new URL(page.url()).origin).toBe(shop.address);
  });
});

describe('the fields of a page whose gate is open', () => {
  const shop = useShop(SHIPPED, { policy: false });

  it('do harm, and the test notices [S2]', async () => {
    const { page } = await shop.visit('/account/b2i/organization-user?as=contract', {
      prepare,
      before: () => {
        const registry = { earlyReads: new Map(), startedAt: {}, sanitise: (html: string) => html };
        Object.assign(window, { [Symbol.for('cb.registry')]: registry });
      },
      expects: [/./],
    });
    await page.waitForSelector('main .cb-html');
    const html = '<p>open</p><img src=x onerror="hostile = 1"><form><input name="password"></form>';
    expect(await show(page, html, 2)).toEqual(
      expect.arrayContaining(['img onerror hostile = 1', 'form', 'input']),
    );
    await page.waitForFunction(() => 'hostile' in window);
  });
});
