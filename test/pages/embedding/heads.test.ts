/** The three fragments for the head of a page, each under the policy that it is made for. */
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BEAKERS, cartStands, press, readLines, readMiniCartCount, sees } from '../support/cart-screen.ts';
import { allMounted } from '../support/mounted.ts';
import { builtFolder, eventually, type Runtime, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

/** Under each policy. A page whose widgets are at another origin requests only their files there. */
const FORMS = [
  ['self', []],
  ['nonce', []],
  ['cdn', [/^request to http:\/\/127\.0\.0\.1:\d+$/]],
] as const;

const INTEGRITY_ERROR =
  /Failed to find a valid digest in the 'integrity' attribute|computed SHA-384 integrity/;
const NOT_LOADED = /\[catalogue-islands\] widget-not-loaded: [a-z-]+ could not be loaded\./;

/** Runs in the page: notes which widget has failed. */
function recordFailure(): void {
  document.addEventListener('cb:widget-failed', (event) => {
    document.documentElement.dataset.failed = (event as CustomEvent).detail.name;
  });
}

describe.each([SHIPPED])('the fragments for the head, %s', (runtime) => {
  const shop = useShop(runtime);

  it.each(FORMS)(
    'load every widget and its lazy modules under the policy of %s [embedding Head, embedding Policy, S10, S11]',
    async (form, expects) => {
      const { page } = await shop.visit(`/checkout/cart?head=${form}`, { expects: [...expects] });
      await allMounted(page);
      await cartStands(page);
      await press(page, 'remove all items');
      await page.waitForSelector('dialog[open]');
      await page.keyboard.press('Escape');
      await press(page, `Remove ${BEAKERS}`);
      await eventually(() => readLines(page)).toHaveLength(13);
      await eventually(() => readMiniCartCount(page)).toBe('71');
      if (form === 'self') return;
      const sheets = await page.$$eval('link[rel=stylesheet][href*="/widgets/"]', (links) =>
        links.map((link) => ({ checked: link.matches('[integrity]'), used: !link.matches('[disabled]') })),
      );
      expect(sheets.filter(({ used, checked }) => used && !checked)).toEqual([]);
      // The common sheet, and those of the widgets on the page; the others are still disabled.
      expect(sheets.filter(({ used }) => used).length).toBeLessThan(sheets.length / 2);
    },
  );

  it('are sent with the policies that they are made for [embedding Head]', async () => {
    const headers = async (form: string) => {
      const { page } = await shop.visit(`/help?head=${form}`, { expects: [/^request to/] });
      return (await page.reload({ waitUntil: 'load' }))?.headers() ?? {};
    };
    expect((await headers('self'))['content-security-policy']).toContain("script-src 'self';");
    const strict = (await headers('nonce'))['content-security-policy'];
    expect(strict).toMatch(/script-src 'nonce-[\w+/]{22}==' 'strict-dynamic';/);
    expect(strict).toContain("require-trusted-types-for 'script'");
    const cdn = await headers('cdn');
    // Enforced, it blocks every widget in Safari.
    expect(cdn['integrity-policy']).toBeUndefined();
    expect(cdn['integrity-policy-report-only']).toBe('blocked-destinations=(script)');
    expect(cdn['content-security-policy']).toContain(`${shop.portal};`);
  });

  it('have an integrity value for every script, as the integrity policy reports [embedding Head]', async () => {
    const { page } = await shop.visit('/checkout/cart?head=cdn', {
      expects: [/^request to/, /two-builds: /],
    });
    await allMounted(page);
    const reported = () =>
      page.evaluate(() => {
        const observer = new ReportingObserver(() => {}, { types: ['integrity-violation'], buffered: true });
        observer.observe();
        return observer
          .takeRecords()
          .map(({ body }) => (body as unknown as { blockedURL: string }).blockedURL);
      });
    expect(await reported()).toEqual([]);
    // The loader at the root has no integrity value.
    await page.evaluate(`import('/widgets/loader.js')`);
    await eventually(reported).toContain(`${shop.address}/widgets/loader.js`);
  });

  it('start loading the widgets that the page names, and nothing loads twice [embedding Head]', async () => {
    const { page } = await shop.visit('/checkout/cart?head=self');
    const html = (await (await page.reload())?.text()) ?? '';
    const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
    expect(preloads).toContainEqual(expect.stringMatching(/\/assets\/cart-page-[0-9a-f]{8}\.js$/));
    await allMounted(page);
    await cartStands(page);
    const { links, files, release } = await page.evaluate(() => ({
      links: [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
        ({ href }) => new URL(href).pathname,
      ),
      files: performance.getEntriesByType('resource').map(({ name }) => name),
      release: window.cbWidgets?.version,
    }));
    const added = links.slice(preloads.length);
    expect(added.filter((link) => preloads.includes(link))).toEqual([]);
    const ours = files.filter((name) => name.includes('/widgets/'));
    expect(ours).toHaveLength(new Set(ours).size);
    expect(ours.filter((name) => !name.includes(`/widgets/releases/${release}/`))).toEqual([]);
  });
});

/** A copy of the build in which one file of the release has another content, though a harmless one. */
function spoiledFolder(runtime: Runtime, pattern: RegExp, addition = 'globalThis.spoiled = true;'): string {
  const folder = mkdtempSync(join(tmpdir(), 'widgets-'));
  cpSync(builtFolder(runtime), folder, { recursive: true });
  const files = readdirSync(join(folder, 'releases'), { recursive: true }).map(String);
  const spoiled = files.filter((path) => pattern.test(path));
  expect(spoiled).not.toEqual([]);
  for (const file of spoiled) appendFileSync(join(folder, 'releases', file), `\n${addition}`);
  return folder;
}

// Each case has its own shop: from the same address, the browser would use its cached file.

// The fragment for self has no import map, so a browser that requests the file again doesn't check it.
const WITH_MAP = FORMS.filter(([form]) => form !== 'self');

describe.each(WITH_MAP)('a changed file of one widget, with the fragment for %s', (form, expects) => {
  const folder = spoiledFolder(SHIPPED, /assets[/\\]quick-order-[0-9a-f]{8}\.js$/);
  const shop = useShop(SHIPPED, { widgets: folder });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is refused; the fallback stays, and the others work [embedding Head, S11]', async () => {
    const { page } = await shop.visit(`/checkout/cart?head=${form}`, {
      expects: [...expects, INTEGRITY_ERROR, NOT_LOADED],
      before: recordFailure,
    });
    await cartStands(page);
    // It is loaded when it comes near the viewport, and the cart may have pushed it out.
    await readFrom(page, '[data-cb-widget="quick-order"]', (point) => point.scrollIntoView());
    await eventually(() => page.$eval('html', ({ dataset }) => dataset.failed)).toBe('quick-order');
    await sees(page, 'Find items by keyword');
    expect(await page.evaluate(() => 'spoiled' in globalThis)).toBe(false);
  });
});

describe('a changed stylesheet of another origin', () => {
  const pattern = /assets[/\\]quick-order-[0-9a-f]{8}\.css$/;
  const folder = spoiledFolder(SHIPPED, pattern, 'html { --spoiled: 1 }');
  const shop = useShop(SHIPPED, { widgets: folder });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is refused; its widget appears without it [embedding Head, S11]', async () => {
    const { page } = await shop.visit('/checkout/cart?head=cdn', {
      expects: [/^request to/, INTEGRITY_ERROR],
    });
    await readFrom(page, '[data-cb-widget="quick-order"]', (place) => place.scrollIntoView());
    await page.waitForSelector('cb-quick-order input');
    const spoiled = () => getComputedStyle(document.documentElement).getPropertyValue('--spoiled');
    expect(await page.evaluate(spoiled)).toBe('');
  });
});

describe.each(FORMS)('a changed loader, with the fragment for %s', (form, expects) => {
  const folder = spoiledFolder(SHIPPED, /^[^/\\]+[/\\]loader\.js$/);
  const shop = useShop(SHIPPED, { widgets: folder });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is refused; every fallback of the page stays [embedding Head, S11]', async () => {
    const { page } = await shop.visit(`/checkout/cart?head=${form}`, {
      expects: [...expects, INTEGRITY_ERROR],
    });
    await page.waitForFunction(() => document.readyState === 'complete');
    await sees(page, 'Find items by keyword');
    expect(await page.evaluate(() => 'spoiled' in globalThis || 'cbWidgets' in window)).toBe(false);
    expect(await page.$$eval('.cb-island', ({ length }) => length)).toBe(0);
  });
});
