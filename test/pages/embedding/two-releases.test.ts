/**
 * Two releases on one site: one tab has the old release and another the new one, or a page of one follows a page of the
 * other, as with a page that was cached yesterday.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReleases } from '../../../shared/tools/deploy/releases.mjs';
import {
  BEAKERS,
  cartStands,
  click,
  press,
  readLine,
  readMiniCartCount,
  sees,
  typeInto,
} from '../support/cart-screen.ts';
import { filledRows, pasteRows } from '../support/order-rows.ts';
import { holdReplies } from '../support/replies/held-replies.ts';
import { builtFolder, eventually, SHIPPED, useShop } from '../support/shop-visit.ts';
import { buildOtherRelease } from './other-release.ts';

const DEPLOY = resolve(import.meta.dirname, '../../../shared/tools/deploy/deploy.mjs');
const SLIDES = ['PS10001', 'PS10002', 'PS10003', 'PS10004'];
const SHEET = '/order-sheet?as=individual&cart=empty';

describe('two releases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  const [served, built] = [join(folder, 'served'), join(folder, 'built')];
  const deploy = (...options: string[]) =>
    execFileSync(process.execPath, [DEPLOY, '--to', served, ...options], { encoding: 'utf8' });
  const names = { this: '', another: '' };
  type Release = keyof typeof names;
  let current: Release = 'this';

  beforeAll(async () => {
    buildOtherRelease(built);
    names.another = (await readReleases(built)).current ?? '';
    names.this = (await readReleases(builtFolder(SHIPPED))).current ?? '';
    expect(names.this).not.toBe(names.another);
    deploy('--from', built);
    deploy('--from', builtFolder(SHIPPED));
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const shop = useShop(SHIPPED, { widgets: served });

  /** From now on, new pages get this release. */
  function serve(release: Release): void {
    if (release !== current) deploy('--rollback', names[release]);
    current = release;
  }

  /** Makes the tab open a page of a release. */
  async function openWith(release: Release, page: Page, path: string): Promise<void> {
    serve(release);
    await page.goto(`${shop.address}${path}`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction((name) => window.cbWidgets?.version === name, {}, names[release]);
  }

  const state = async (page: Page) => {
    const { quantity, state } = await readLine(page, '721260');
    return [quantity, state];
  };

  const DIRECTIONS: [Release, Release][] = [
    ['this', 'another'],
    ['another', 'this'],
  ];

  it.each(DIRECTIONS)(
    'pass on a quantity that was typed just before: %s, then %s [reliability Other release, reliability Page hide]',
    async (one, other) => {
      serve(one);
      const { page, setFault, calls } = await shop.visit('/checkout/cart');
      await cartStands(page);
      await setFault('hold,on:update-item');
      await typeInto(page, `Quantity of ${BEAKERS}`, '12');
      await openWith(other, page, '/checkout/cart');
      await cartStands(page);
      await eventually(() => state(page)).toEqual(['12', 'confirming']);
      await setFault('off');
      await sees(page, 'The quantity 12 was saved.');
      expect(calls('update-item')).toHaveLength(1);
      await eventually(() => readMiniCartCount(page)).toBe('83');
    },
  );

  it.each(DIRECTIONS)(
    'leave alone what only one can read, which reports it later: an Undo in %s, a page of %s in between [reliability Other release, reliability Left page]',
    async (one, other) => {
      serve(one);
      const { page, setFault, calls } = await shop.visit('/checkout/cart');
      await cartStands(page);
      await press(page, `Remove ${BEAKERS}`);
      await eventually(() => page.$(`aria/Remove ${BEAKERS}`)).toBeNull();
      await setFault('hold,on:quick-add');
      await press(page, `Undo removing ${BEAKERS}`);
      await eventually(() => calls('quick-add').length).toBe(1);
      await openWith(other, page, '/checkout/cart');
      await cartStands(page);
      await setFault('off');
      await eventually(() => calls('quick-add').map(({ done }) => done)).toEqual([true]);
      await openWith(one, page, '/checkout/cart');
      await sees(page, '1 item is back in your cart.');
      expect(calls('quick-add')).toHaveLength(1);
      expect(await readLine(page, '721260')).toMatchObject({ quantity: '4' });
    },
  );

  it.each(DIRECTIONS)(
    'add the rows of an order sheet once each: started in %s, finished in %s [reliability Other release, journal Kills]',
    async (one, other) => {
      serve(one);
      const { page, calls } = await shop.visit(SHEET);
      await pasteRows(
        page,
        SLIDES.map((slide) => `${slide} 2`),
      );
      // The first row is in the cart, but its reply never reaches the page.
      const held = await holdReplies(page, '*quick-add-to-cart');
      await press(page, 'Add 4 to Cart');
      await held.arrived();
      await openWith(other, page, '/order-sheet');
      await held.release();
      // This release doesn't know the state in which another one keeps the row that was out, so it asks.
      await answer(page);
      await press(page, 'Continue');
      await answer(page);
      await eventually(() => filledRows(page)).toEqual([]);
      const arrived = calls('quick-add').filter(({ done }) => done);
      expect(arrived.map(({ body }) => (body as { skuId: string }).skuId)).toEqual(SLIDES);
    },
  );

  it.each(DIRECTIONS)(
    'keep what is typed into an order sheet: in %s, then in %s, and back [reliability Other release, sheet Draft]',
    async (one, other) => {
      serve(one);
      const { page } = await shop.visit(SHEET);
      await typeInto(page, 'Item number', 'ps10001');
      await typeInto(page, 'Quantity', '7');
      await eventually(() => filledRows(page)).toEqual(['PS10001:7']);
      await openWith(other, page, '/order-sheet');
      await eventually(() => filledRows(page)).toEqual(['PS10001:7']);
      await openWith(one, page, '/order-sheet');
      await eventually(() => filledRows(page)).toEqual(['PS10001:7']);
    },
  );

  it.each(DIRECTIONS)(
    'follow each other’s changes and sign-in: a tab of %s, then one of %s [reliability Other release, reliability Other tabs]',
    async (one, other) => {
      serve(one);
      const { page, openTab } = await shop.visit('/help?as=individual&cart=sample');
      await eventually(() => readMiniCartCount(page)).toBe('75');
      serve(other);
      const cart = await openTab('/checkout/cart');
      expect(await cart.evaluate(() => window.cbWidgets?.version)).toBe(names[other]);
      await cartStands(cart);
      await press(cart, `Remove ${BEAKERS}`);
      await eventually(() => readMiniCartCount(cart)).toBe('71');
      await page.bringToFront();
      await eventually(() => readMiniCartCount(page)).toBe('71');
      await cart.bringToFront();
      await press(cart, 'Logout');
      await eventually(() => cart.url()).toContain('/account/login');
      await page.bringToFront();
      await sees(page, 'You’ve signed out, so this page may be out of date.');
    },
  );
});

/** Answers the question about a row, if there is one, according to the cart. */
async function answer(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    /It’s in my cart|Continue|added to your cart/.test(
      document.querySelector('#quick-order')?.textContent ?? '',
    ),
  );
  const arrived = '#quick-order .cb-bulk-result__answers ::-p-text(It’s in my cart)';
  if (await page.$(arrived)) await click(page, arrived);
}
