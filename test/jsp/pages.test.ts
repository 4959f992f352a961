import { get } from 'node:http';
import type { Page } from 'puppeteer-core';
import { describe, expect, inject, it } from 'vitest';
import { policyFor } from '../../shared/tools/policies.ts';
import { shareBrowser } from './support/jsp-visit.ts';

/** Each policy, with the files from the origin of the page or from another one. */
const SETUPS = [
  ['self', 'own'],
  ['nonce', 'own'],
  ['self', 'other'],
  ['nonce', 'other'],
  ['cdn', 'other'],
] as const;

/** Pages, and the widgets that a shopper sees on each. */
const PAGES: [string, string[]][] = [
  ['/checkout/cart?as=individual', ['cart-page', 'quick-order', 'site-header', 'mini-cart', 'site-footer']],
  ['/quick-order.jsp?rows=3', ['quick-order', 'site-header', 'site-footer']],
  ['/account/order?as=individual', ['order-history', 'account-sidebar']],
  ['/account/list-detail-public?giftlistId=gl010000&profileId=310001', ['public-list']],
  ['/learn?as=guest', ['section-nav', 'article-container']],
  ['/streamed.jsp?as=individual', ['cart-page']],
  ['/latin.jsp?as=guest', ['quick-order']],
];

const pages = inject('tomcat');
const visit = shareBrowser();

/** Waits until each widget is mounted, bringing it into view. */
async function mounted(page: Page, names: string[]): Promise<void> {
  for (const name of names) {
    await page.waitForFunction(
      (widget) => {
        const island = document.querySelector(`[data-cb-widget="${widget}"] .cb-island`);
        if (!island) document.querySelector(`[data-cb-widget="${widget}"]`)?.scrollIntoView();
        return island !== null;
      },
      {},
      name,
    );
  }
}

function stateOf(page: Page): Promise<{ config: Record<string, unknown>; profile: Record<string, unknown> }> {
  return page.$eval('#cb-state', (block) => JSON.parse(block.textContent ?? ''));
}

describe.each(SETUPS)('under the policy "%s", with the files of the %s origin', (policy, origin) => {
  it.each(PAGES)(
    'the widgets of %s are mounted, and nothing is refused [jsp Policies]',
    async (address, names) => {
      const page = await visit(`${address}&csp=${policy}&files=${origin}`);
      await mounted(page, names);
      expect(await page.evaluate(() => 'jQuery' in window), 'the site has its own scripts').toBe(true);
      const files = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      const origins = files.filter((name) => name.includes('/widgets/')).map((name) => new URL(name).origin);
      expect([...new Set(origins)]).toEqual([origin === 'other' ? pages.files : pages.address]);
    },
  );

  it('a part of a page that jQuery inserts gets its widget [jsp Fragments]', async () => {
    const page = await visit(`/fragments.jsp?csp=${policy}&files=${origin}`);
    await page.locator('[data-fragment]').click();
    await mounted(page, ['quick-order']);
    expect(
      await page.$$eval('#fragment-place cb-quick-order [data-field="itemNumber"]', (all) => all.length),
    ).toBe(3);
  });
});

it.each([
  ['self', 'own', 'own', 'off'],
  ['self', 'own', 'own', 'on'],
  ['nonce', 'own', 'own-nonce', 'off'],
  ['nonce', 'own', 'own-nonce', 'on'],
  ['self', 'other', 'other', 'off'],
  ['self', 'other', 'other', 'on'],
  ['nonce', 'other', 'other-nonce', 'off'],
  ['cdn', 'other', 'other-map', 'on'],
] as const)(
  'the policy "%s" with the files of the %s origin is the one in the reference: %s, speculation rules %s [jsp Policies]',
  async (policy, origin, name, prerender) => {
    const query = `csp=${policy}&files=${origin}&prerender=${prerender}`;
    const reply = await fetch(`${pages.address}/quick-order.jsp?${query}`);
    const sent = reply.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(sent)?.[1] ?? '';
    const portals = /form-action 'self' ([^;]+)/.exec(sent)?.[1];
    const expected = policyFor(name, {
      nonce,
      files: pages.files,
      portals,
      prerenders: prerender === 'on',
    }).map((directive) =>
      directive.startsWith('trusted-types') ? `${directive} shop-fragments` : directive,
    );
    // The widgets don't decide who may frame the pages.
    expect(
      sent
        .split('; ')
        .filter((one) => !one.startsWith('frame-ancestors'))
        .sort(),
    ).toEqual(expected.sort());
    expect(reply.headers.get('integrity-policy')).toBeNull();
  },
);

describe('the state block', () => {
  it.each([
    ['guest', { transient: true, userType: '1', siteType: 1 }],
    ['individual', { transient: false, firstName: 'Dana', userType: '1' }],
    ['contract', { transient: false, userType: '2', siteType: 2 }],
    ['punchout-session', { userSegment: { 'Punchout Session': '1' } }],
  ])('says that a %s is shopping, according to the session [jsp State]', async (kind, profile) => {
    const page = await visit(`/checkout/cart?as=${kind}`);
    expect((await stateOf(page)).profile).toMatchObject(profile);
    await page.goto(`${pages.address}/quick-order.jsp`);
    expect((await stateOf(page)).profile, 'on the next page').toMatchObject(profile);
  });

  it('allows changing a quantity, with the session’s token [jsp State]', async () => {
    const page = await visit('/checkout/cart?as=individual&cart=plain');
    await mounted(page, ['cart-page']);
    const field = 'cb-cart-page tr[data-line] input';
    await page.waitForSelector(field);
    const written = page.waitForResponse((answer) => answer.url().endsWith('/cart/update-item'));
    await page.locator(field).fill('7');
    await page.keyboard.press('Enter');
    expect((await written).status()).toBe(200);
    // Without the switch that fills the cart.
    await page.goto(`${pages.address}/checkout/cart`);
    await page.waitForSelector(field);
    expect(await page.$eval(field, (input) => (input as HTMLInputElement).value)).toBe('7');
  });
});

describe('encodings', () => {
  it.each(['/latin.jsp', '/more/utf8.jsp'])(
    'of %s show é and € in page, widget and attribute [jsp Encodings]',
    async (address) => {
      const page = await visit(address);
      await mounted(page, ['quick-order']);
      expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('Café €');
      expect((await stateOf(page)).config.storeName).toBe('Café €');
      expect(await page.$eval('#form', (point) => point.className)).toBe('Café €');
      await page.waitForSelector('::-p-text(Commande rapide é €)');
    },
  );
});

describe('a page that is sent in pieces', () => {
  it('has its head before the state is known [jsp Streaming]', async () => {
    const pieces = await new Promise<string[]>((resolve, reject) => {
      get(`${pages.address}/streamed.jsp`, (answer) => {
        const read: string[] = [];
        answer.setEncoding('utf8');
        answer.on('data', (piece: string) => read.push(piece));
        answer.on('end', () => resolve(read));
      }).on('error', reject);
    });
    expect(pieces[0]).toContain('rel="modulepreload"');
    expect(pieces[0]).not.toContain('cb-state');
    expect(pieces.join('')).toContain('id="cb-state"');
  });
});
