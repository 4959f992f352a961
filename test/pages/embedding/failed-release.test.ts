/**
 * A release whose code can't be loaded, or doesn't start: pages run the release before it. Both are real builds on one
 * site; files of the later one fail.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readReleases } from '../../../shared/tools/deploy/releases.mjs';
import { BEAKERS, cartStands, press, readMiniCartCount } from '../support/cart-screen.ts';
import { type HeldReplies, holdReplies } from '../support/replies/held-replies.ts';
import { builtFolder, eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';
import { buildOtherRelease } from './other-release.ts';

const DEPLOY = resolve(import.meta.dirname, '../../../shared/tools/deploy/deploy.mjs');
const CART = '/checkout/cart?as=individual&state=profile';

/** Console messages of the browser about a failing file, and the product's own reports about it. */
const FAILURE = [
  /Failed to load resource/,
  /^request to http/,
  /Unexpected|Invalid|planted|integrity|dynamically imported/,
];
const FELL_BACK = [...FAILURE, /release-fell-back: /];
const FAILED = [...FAILURE, /widget-not-loaded: /];

type Problem = { code: string; version: string; hint: string };

/** Collects the problems that the page receives, and waits for a widget before the loader has run. */
function watch(): void {
  const seen: { problems: Problem[]; ready: string[]; failed: string[] } = {
    problems: [],
    ready: [],
    failed: [],
  };
  Object.assign(window, { seen });
  document.addEventListener('cb:problem', (event) => {
    const { code, version, hint } = (event as CustomEvent).detail;
    seen.problems.push({ code, version, hint });
  });
  document.addEventListener('cb:widget-failed', (event) =>
    seen.failed.push((event as CustomEvent).detail.name),
  );
  window.cbWidgets ??= { queue: [] };
  window.cbWidgets.queue.push([
    'ready',
    'cart-page',
    (element: Element) => seen.ready.push(element.localName),
  ]);
}

const seenBy = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { seen: { problems: Problem[]; ready: string[]; failed: string[] } }).seen,
  );
const versionOf = (page: Page) => page.evaluate(() => window.cbWidgets?.version);

describe('a release that fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'failed-release-'));
  const [served, built] = [join(folder, 'served'), join(folder, 'built')];
  let [previous, current, mark] = ['', '', ''];
  const original = new Map<string, Buffer>();

  beforeAll(async () => {
    buildOtherRelease(built);
    for (const from of [built, builtFolder(SHIPPED)]) {
      execFileSync(process.execPath, [DEPLOY, '--from', from, '--to', served]);
    }
    const { history } = await readReleases(served);
    [previous = '', current = ''] = history;
    mark = current.split('+')[1] ?? '';
  }, 300_000);
  // Before each test and not after it, because a failed attempt may have skipped what follows.
  beforeEach(() => {
    for (const [file, content] of original) writeFileSync(file, content);
    original.clear();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const shop = useShop(SHIPPED, { widgets: served });

  /** Changes a file until the end of the test; null removes it. */
  function change(path: string, to: (content: string) => string | null): void {
    const file = join(served, path);
    const content = readFileSync(file);
    original.set(file, content);
    const changed = to(content.toString());
    if (changed === null) rmSync(file);
    else writeFileSync(file, changed);
  }
  const asset = (name: string) => `releases/${current}/assets/${name}-${mark}.js`;

  const visit = (path: string, expects = FELL_BACK) =>
    shop.visit(path, { expects, before: watch, fresh: true });

  it.each<[string, (code: string) => string | null]>([
    ['is cut off', (code) => code.slice(0, code.length / 2)],
    ['is missing', () => null],
    ['throws', (code) => `throw new Error('planted');${code}`],
  ])(
    'is replaced by the previous one if a file %s: the page works, reads once, and says so [embedding Failed release]',
    async (_, to) => {
      change(asset('core'), to);
      const { page, calls } = await visit(CART);
      await cartStands(page);
      expect(await versionOf(page)).toBe(previous);
      await press(page, `Remove ${BEAKERS}`);
      await eventually(() => readMiniCartCount(page)).toBe('71');
      expect(calls('update-item').length + calls('remove').length).toBeLessThanOrEqual(1);
      expect(calls('cart-details')).toHaveLength(1);

      const { problems, ready, failed } = await seenBy(page);
      expect(problems).toEqual([
        { code: 'release-fell-back', version: current, hint: expect.stringMatching(/--rollback/) },
      ]);
      expect(problems[0]?.hint).toContain(`release ${current} has failed, so the page runs ${previous}.`);
      expect([ready, failed]).toEqual([['cb-cart-page'], []]);
    },
  );

  it('is then replaced on all pages of the tab at once, and each says so [embedding Failed release]', async () => {
    change(asset('core'), () => null);
    const { page, openTab } = await visit(CART);
    await cartStands(page);
    await page.goto(`${shop.address}/help`);
    await eventually(() => readMiniCartCount(page)).toBe('75');
    expect(await versionOf(page)).toBe(previous);
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(asked.filter((name) => name.includes('/assets/') && name.includes(current))).toEqual([]);
    expect((await seenBy(page)).problems).toMatchObject([{ code: 'release-fell-back' }]);
    // Another tab tries the release itself, and runs it once the file is fixed.
    for (const [file, content] of original) writeFileSync(file, content);
    const other = await openTab(CART);
    await cartStands(other);
    expect(await versionOf(other)).toBe(current);
  });

  it('leaves one widget out that can’t load beside others that are shown; the tab’s next page has the previous release [embedding Failed release, embedding Failures]', async () => {
    const { page } = await visit('/help?as=individual&cart=sample', [...FELL_BACK, ...FAILED]);
    await eventually(() => readMiniCartCount(page)).toBe('75');
    change(asset('quick-order'), () => null);
    await page.evaluate(() => {
      const point = Object.assign(document.createElement('div'), { textContent: 'Call us' });
      point.dataset.cbWidget = 'quick-order';
      point.dataset.cbLoad = 'eager';
      document.querySelector('main')?.append(point);
    });
    await eventually(async () => (await seenBy(page)).failed).toEqual(['quick-order']);
    expect(await readFrom(page, '[data-cb-widget="quick-order"]', ({ textContent }) => textContent)).toBe(
      'Call us',
    );
    expect(await versionOf(page)).toBe(current);
    // The code that reports problems is loaded when there is one.
    await eventually(async () => (await seenBy(page)).problems).toMatchObject([
      { code: 'widget-not-loaded' },
    ]);

    await page.goto(`${shop.address}/checkout/cart`);
    await cartStands(page);
    expect(await versionOf(page)).toBe(previous);
    await page.waitForSelector('cb-quick-order input');
  });

  it('does nothing with its late files, and reports nothing [embedding Failed release, embedding Twice]', async () => {
    change(asset('cart-page'), (code) => code.slice(0, code.length / 2));
    // The others of this page.
    const others = [
      'site-header',
      'mini-cart',
      'quick-order',
      'recommendations',
      'promo-area',
      'site-footer',
    ];
    let late: HeldReplies[] = [];
    const { page } = await shop.visit(CART, {
      expects: FELL_BACK,
      before: watch,
      fresh: true,
      prepare: async (tab) => {
        late = await Promise.all(others.map((name) => holdReplies(tab, `*/${name}-${mark}.js`)));
      },
    });
    await cartStands(page);
    expect(await versionOf(page)).toBe(previous);
    for (const { release } of late) await release();
    await eventually(() => readMiniCartCount(page)).toBe('75');
    expect((await seenBy(page)).problems).toMatchObject([{ code: 'release-fell-back' }]);
    expect(await page.$$eval('cb-mini-cart, cb-cart-page', ({ length }) => length)).toBe(2);
  });

  it('stays if a second attempt succeeds [embedding Failed release, reliability Missing code]', async () => {
    const { page } = await visit(`${CART}&fault=file:core-${mark}`, FAILURE);
    await cartStands(page);
    expect(await versionOf(page)).toBe(current);
    expect((await seenBy(page)).problems).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('cb-failed'))).toBeNull();
  });

  it.each(['loader.js', 'assets'])(
    'leaves the fallback content if the previous one fails, too: its %s [embedding Failed release, embedding Failures]',
    async (part) => {
      change(asset('core'), () => null);
      const former = previous.split('+')[1];
      change(`releases/${previous}/${part === 'assets' ? `assets/core-${former}.js` : part}`, () => null);
      const { page } = await visit(CART, [...FELL_BACK, ...FAILED]);
      await eventually(async () => (await seenBy(page)).failed).toContain('cart-page');
      expect(await page.$('cb-cart-page')).toBeNull();
      expect(await versionOf(page)).toBe(part === 'assets' ? previous : current);
      const codes = (await seenBy(page)).problems.map(({ code }) => code);
      expect(codes.filter((code) => code === 'release-fell-back')).toHaveLength(part === 'assets' ? 1 : 0);
    },
  );

  it.each(['nonce', 'cdn'])(
    'is replaced if a file doesn’t match its integrity, but not on a page that pins it: head=%s [embedding Failed release, embedding Head]',
    async (form) => {
      const wrong = (html: string) =>
        html.replace(
          new RegExp(`(core-${mark}\\.js"(?:: | integrity=)"sha384-)[^"]+`, 'g'),
          `$1${'A'.repeat(64)}`,
        );
      change(`head-${form}.html`, wrong);
      const pinned = await visit(`${CART}&head=${form}`, FAILED);
      await eventually(async () => (await seenBy(pinned.page)).failed).toContain('cart-page');
      expect(await versionOf(pinned.page)).toBe(current);
      expect(await pinned.page.evaluate(() => sessionStorage.getItem('cb-failed'))).toBeNull();

      const toRoot = (html: string) =>
        html.replace(/releases\/[^/"]+\/(loader\.js") integrity="[^"]+"/g, '$1');
      writeFileSync(
        join(served, `head-${form}.html`),
        toRoot(wrong(readFileSync(join(served, `head-${form}.html`), 'utf8'))),
      );
      const { page } = await visit(`${CART}&head=${form}`);
      await cartStands(page);
      expect(await versionOf(page)).toBe(previous);
    },
  );
});
