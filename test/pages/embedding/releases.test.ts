/** A shopper notices nothing of a deploy or a rollback. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReleases } from '../../../shared/tools/deploy/releases.mjs';
import { BEAKERS, cartStands, press, readLines } from '../support/cart-screen.ts';
import { allMounted } from '../support/mounted.ts';
import { builtFolder, eventually, useShop } from '../support/shop-visit.ts';

const DEPLOY = resolve(import.meta.dirname, '../../../shared/tools/deploy/deploy.mjs');

/** The releases that the page has fetched files of. */
function releasesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/widgets\/releases\/([^/]+)\//.exec(name)?.[1]);
    return [...new Set(found.filter((name) => name !== undefined))];
  });
}

/**
 * Makes the page import a module. The code is a string, because the test's own tools would replace `import()` in a
 * function.
 */
function importInto(page: Page, address: string): Promise<unknown> {
  return page.evaluate(`import(${JSON.stringify(address)}).then(() => undefined)`);
}

/** Opens a dialog of the cart, whose code is fetched only then, and closes it. */
async function openLazyDialog(page: Page): Promise<void> {
  await page.bringToFront();
  await press(page, 'remove all items');
  await page.waitForSelector('dialog[open]');
  await page.keyboard.press('Escape');
}

// The builds of the two runtimes serve as two releases of one shop.
describe('a deploy', () => {
  const served = mkdtempSync(join(tmpdir(), 'served-'));
  const next = builtFolder('react');
  const deploy = (...options: string[]) =>
    execFileSync(process.execPath, [DEPLOY, '--to', served, ...options], { encoding: 'utf8' });
  let first = '';
  let second = '';

  beforeAll(async () => {
    deploy('--from', builtFolder('preact'));
    first = (await readReleases(served)).current ?? '';
    second = (await readReleases(next)).current ?? '';
    expect(first).not.toBe(second);
  });
  afterAll(() => rmSync(served, { recursive: true, force: true }));

  const shop = useShop('preact', { widgets: served });

  it.each(['script', 'self', 'nonce'])(
    'leaves open tabs on their release, gives new tabs the new one, and can be rolled back, head=%s [embedding Releases, reliability Missing code]',
    async (head) => {
      const { page: before, openTab } = await shop.visit(`/checkout/cart?head=${head}`);
      await cartStands(before);
      expect(await releasesOf(before)).toEqual([first]);

      deploy('--from', next);
      const after = await openTab('/checkout/cart');
      await cartStands(after);
      expect(await after.evaluate(() => window.cbWidgets?.version)).toBe(second);
      await openLazyDialog(after);
      expect(await releasesOf(after)).toEqual([second]);

      await openLazyDialog(before);
      expect(await releasesOf(before)).toEqual([first]);
      await press(before, `Remove ${BEAKERS}`);
      await eventually(() => readLines(before)).toHaveLength(13);

      deploy('--rollback');
      const back = await openTab('/checkout/cart');
      await cartStands(back);
      expect(await back.evaluate(() => window.cbWidgets?.version)).toBe(first);
      expect(await releasesOf(back)).toEqual([first]);
    },
  );

  it('can be tried on a few hosts first: a tab keeps its release, whichever host answers it [embedding Releases]', async () => {
    // Every host has both releases; the hosts differ only in their pointers, which are moved to simulate an answer by
    // another host.
    deploy('--from', next);
    deploy('--rollback', first);
    const { page: usual, openTab } = await shop.visit('/checkout/cart');
    await cartStands(usual);
    deploy('--rollback', second);
    const canary = await openTab('/checkout/cart');
    await cartStands(canary);
    expect(await canary.evaluate(() => window.cbWidgets?.version)).toBe(second);

    await openLazyDialog(usual);
    expect(await releasesOf(usual)).toEqual([first]);
    deploy('--rollback', first);
    await openLazyDialog(canary);
    expect(await releasesOf(canary)).toEqual([second]);
    await press(canary, `Remove ${BEAKERS}`);
    await eventually(() => readLines(canary)).toHaveLength(13);
    const other = await openTab('/checkout/cart');
    await cartStands(other);
    expect(await releasesOf(other)).toEqual([first]);
  });

  it('makes the browser revalidate the pointers on each page, and keep the files of a release [embedding Releases, embedding Files]', async () => {
    const { page } = await shop.visit('/help');
    await allMounted(page);
    await page.goto(`${shop.address}/help`);
    await allMounted(page);
    const asked = await page.evaluate(async () => {
      const pointers = ['manifest.json', 'head.html', 'head/cart-page.html', 'cart-page.js'];
      for (const file of [...pointers, 'releases/history.json']) {
        // The second time, the first answer may still be there.
        for (let time = 0; time < 2; time += 1) await (await fetch(`/widgets/${file}`)).text();
      }
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return files.flatMap(({ name, transferSize }) => {
        const path = /\/widgets\/(.+)/.exec(name)?.[1];
        return path ? [[path.replace(/^releases\/[^/]+\/.*/, 'release'), transferSize > 0]] : [];
      });
    });
    const isAsked = (file: string) => asked.filter(([path]) => path === file).map(([, sent]) => sent);
    expect(isAsked('release').length).toBeGreaterThan(5);
    expect(isAsked('release')).not.toContain(true);
    expect(isAsked('loader.js')).toEqual([true]);
    for (const [file] of asked.filter(([path]) => !/^(release|loader\.js)$/.test(String(path)))) {
      expect([file, isAsked(String(file))]).toEqual([file, [true, true]]);
    }
    expect(isAsked('releases/history.json')).toEqual([true, true]);
  });

  it('counts the loader of a pinned release and the stable name of a widget as one build [embedding Releases, embedding Element]', async () => {
    const { page } = await shop.visit('/help');
    await page.waitForFunction(() => window.cbWidgets);
    await page.evaluate(() => Object.assign(window, { loader: window.cbWidgets }));
    await importInto(page, `/widgets/releases/${first}/loader.js`);
    await importInto(page, '/widgets/quick-order.js');
    expect(await page.evaluate('cbWidgets === loader && cbWidgets.version')).toBe(first);
    await page.evaluate(() =>
      document.querySelector('main')?.append(document.createElement('cb-quick-order')),
    );
    await page.waitForSelector('cb-quick-order input');
    expect(await releasesOf(page)).toEqual([first]);
  });

  it('makes a page say so if it pins one release and uses a widget of another [embedding Twice, embedding Releases]', async () => {
    deploy('--from', next);
    const { page } = await shop.visit('/help', { expects: [/two-builds: ignored/] });
    await page.waitForFunction(() => window.cbWidgets);
    await importInto(page, `/widgets/releases/${first}/quick-order.js`);
    expect(await page.evaluate(() => customElements.get('cb-quick-order') === undefined)).toBe(true);
    deploy('--rollback', first);
  });
});
