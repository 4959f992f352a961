/** Violations of the content policy by the widgets are reported to the page; the site's own are not. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { cartStands, press } from '../support/cart-screen.ts';
import { builtFolder, eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const BLOCKED = [/policy/i, /Failed to fetch/, /Failed to load resource/, /net::ERR_/, /blocked/i];

/** Gives each page another policy as well, before anything is loaded, and collects the problems with the code `policy`. */
function addPolicy(policy: string): void {
  const seen: string[] = [];
  Object.assign(window, { seen });
  document.addEventListener('cb:problem', (event) => {
    const { code, directive, address } = (event as CustomEvent).detail;
    if (code === 'policy') seen.push(`${directive} ${address}`);
  });
  new MutationObserver((_, observer) => {
    if (!document.head) return;
    observer.disconnect();
    const meta = Object.assign(document.createElement('meta'), { content: policy });
    meta.httpEquiv = 'Content-Security-Policy';
    document.head.prepend(meta);
  }).observe(document, { childList: true, subtree: true });
}

const toldTo = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

describe.each([SHIPPED])('a content policy that blocks widgets, %s', (runtime) => {
  const shop = useShop(runtime);
  const visit = (path: string, policy: string) =>
    shop.visit(path, {
      expects: BLOCKED,
      prepare: async (page) => {
        await page.evaluateOnNewDocument(addPolicy, policy);
      },
    });

  it('is reported for calls once, with the address that they share [embedding Policy violations]', async () => {
    const { page } = await visit('/account/order?as=individual', "connect-src 'none'");
    await eventually(() => toldTo(page)).toEqual([`connect-src ${shop.address}/api/rest/cb/`]);
    expect(await toldTo(page)).toHaveLength(1);
  });

  it('is reported for pictures without their query, but not for the site’s own pictures [embedding Policy violations]', async () => {
    const { page } = await visit('/checkout/cart?as=individual&cart=sample', "img-src 'none'");
    await cartStands(page);
    await page.evaluate(() => {
      const own = Object.assign(new Image(), { src: '/site/own.png?secret=1' });
      document.body.append(own);
    });
    await eventually(async () => (await toldTo(page)).length).toBeGreaterThan(0);
    const told = await toldTo(page);
    for (const one of told) expect(one).toMatch(/^img-src [^?#]+$/);
    expect(told.join()).not.toContain('own.png');
    expect(new Set(told).size).toBe(told.length);
  });

  it('is reported for stylesheets, even for those requested before any widget arrived [embedding Policy violations]', async () => {
    const { page } = await visit('/checkout/cart?as=individual&cart=sample', "style-src 'none'");
    await cartStands(page);
    const sheet = (name: string) =>
      expect.stringMatching(
        new RegExp(`^style-src-elem ${shop.address}/widgets/releases/.*/assets/${name}-\\w+\\.css$`),
      );
    await eventually(() => toldTo(page)).toEqual(expect.arrayContaining([sheet('base'), sheet('cart-page')]));
  });

  it('is reported for forms that are posted to a portal [embedding Policy violations]', async () => {
    const { page } = await visit('/checkout/cart?cart=sample&as=punchout-client', "form-action 'none'");
    await cartStands(page);
    await press(page, 'SEND CART TO Northfield Procurement');
    await eventually(() => toldTo(page)).toContainEqual(
      expect.stringMatching(new RegExp(`^form-action ${shop.portal}[^?#]*$`)),
    );
  });

  it('is reported for frames of a widget, but not for the site’s own frames [embedding Policy violations]', async () => {
    const { page } = await visit('/learn?as=individual', "frame-src 'none'");
    await readFrom(page, '[data-cb-widget="article-container"]', (point) => point.scrollIntoView());
    await page.evaluate(() => {
      const own = Object.assign(document.createElement('iframe'), { src: '/site/own.html?secret=1' });
      document.body.append(own);
    });
    await eventually(() => toldTo(page)).toContainEqual(
      expect.stringMatching(new RegExp(`^frame-src ${shop.address}/learn/[^?#]+$`)),
    );
    expect((await toldTo(page)).join()).not.toContain('own.html');
  });

  it.each([
    ['widget', 'quick-order', '[data-cb-widget="quick-order"]'],
    ['part of a widget', 'cart-surroundings', 'cb-cart-page'],
  ])('is reported for the script of a %s [embedding Policy violations]', async (_, name, place) => {
    const { page } = await visit('/checkout/cart?as=individual&cart=sample', allButScript(name));
    await cartStands(page);
    await readFrom(page, place, (point) => point.scrollIntoView());
    await eventually(() => toldTo(page)).toContainEqual(
      expect.stringMatching(new RegExp(`^script-src-elem ${shop.address}/widgets/.*/${name}-\\w+\\.js$`)),
    );
  });

  /** A policy that allows every script of the page but one. */
  function allButScript(name: string): string {
    const folder = builtFolder(runtime);
    const files = readdirSync(join(folder, 'releases'), { recursive: true }).map(String);
    const allowed = files.filter((file) => file.endsWith('.js') && !file.includes(`/${name}-`));
    const widgets = ['loader.js', ...allowed.map((file) => `releases/${file}`)];
    const paths = ['/site/', '/vendor/', ...widgets.map((file) => `/widgets/${file}`)];
    return `script-src ${paths.map((path) => shop.address + path).join(' ')}`;
  }

  it('is reported for Trusted Types, with the policy’s name [embedding Policy violations]', async () => {
    const { page } = await visit('/checkout/cart?as=individual&cart=sample', 'trusted-types other');
    await cartStands(page);
    await eventually(() => toldTo(page)).toContain('trusted-types cb-html');
  });
});
