/**
 * A campaign as a marketing department writes it, shown by a widget: which parts of the server's HTML stay, and which
 * are removed.
 */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { allMounted, allMountedInHeldTime } from '../support/mounted.ts';
import { atRest, holdTime } from '../support/page-clock.ts';
import { alterPages } from '../support/replies/altered-page.ts';
import { rewriteReplies } from '../support/replies/given-replies.ts';
import { eventually, PHONE, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const CAMPAIGN = '/campaign?promotion=campaign';
const FRAGMENT = 'cb-promo-area .cb-html';

/** The computed values of these properties of an element. */
function look(page: Page, selector: string, ...properties: string[]): Promise<string[]> {
  return readFrom(
    page,
    `${FRAGMENT} ${selector}`,
    (element, names) => {
      const style = getComputedStyle(element);
      return names.map((name) => style.getPropertyValue(name));
    },
    properties,
  );
}

/** The files of the pictures that have loaded. */
function pictures(page: Page): Promise<string[]> {
  return page.$$eval(`${FRAGMENT} img`, (images) =>
    images.flatMap(({ currentSrc, naturalWidth }) => (naturalWidth ? [new URL(currentSrc).pathname] : [])),
  );
}

describe('a campaign from the server', () => {
  const shop = useShop(SHIPPED);

  it('keeps its look, attributes, pictures, table and video [embedding Server HTML, S2]', async () => {
    const { page } = await shop.visit(CAMPAIGN);
    await page.waitForSelector(`${FRAGMENT} table`);
    expect(await look(page, 'h3', 'color', 'font-size', 'font-weight')).toEqual([
      'rgb(31, 77, 53)',
      '30px',
      '700',
    ]);
    expect(await look(page, '.campaign', 'padding-top', 'border-top-width', 'background-color')).toEqual([
      '24px',
      '6px',
      'rgb(243, 248, 244)',
    ]);
    expect(
      await readFrom(page, `${FRAGMENT} div.campaign`, ({ id, role, ariaLabel, dataset }) => [
        id,
        role,
        ariaLabel,
        { ...dataset },
      ]),
    ).toEqual(['pond-week', 'region', 'Pond Week', { campaign: 'pond-week-2027', placement: 'cart-bottom' }]);
    expect(await page.$$eval(`${FRAGMENT} tbody th`, (rows) => rows.map((row) => row.textContent))).toEqual([
      'Paramecium',
      'Hydra',
      'Daphnia',
    ]);
    await readFrom(page, `${FRAGMENT} video`, (video) => video.scrollIntoView());
    await eventually(() => pictures(page)).toEqual([
      '/site/images/pond-wide.svg',
      '/images/products/142304.svg',
    ]);
    await eventually(() => page.$eval(`${FRAGMENT} video`, (video) => video.videoWidth)).toBe(480);
    await page.setViewport(PHONE);
    await eventually(() => pictures(page)).toContain('/site/images/pond-narrow.svg');
  });

  it('keeps links that are allowed, and nothing that runs, sends, covers or comes from elsewhere [embedding Server HTML, S2, S4]', async () => {
    const { page } = await shop.visit(CAMPAIGN);
    const requested: string[] = [];
    page.on('request', (request) => void requested.push(request.url()));
    await allMounted(page);
    await page.waitForSelector(`${FRAGMENT} table`);
    const links = await page.$$eval(`${FRAGMENT} a`, (all) =>
      all.map((link) => [link.textContent, link.getAttribute('href'), link.target, link.rel]),
    );
    expect(links).toEqual([
      ['Shop cultures', `${shop.address}/catalogue/living-materials`, '', ''],
      ['Lesson plans', `${shop.address}/teacher-resources/lesson-plans.co`, '_blank', 'noopener noreferrer'],
      ['Articles about ponds', `${shop.address}/learn#articles`, '', ''],
      ['Ask a biologist', 'tel:8005550142', '', ''],
      ["Our partner's page", null, '', ''],
      ['Tell a colleague', null, '', ''],
    ]);
    expect(
      await page.$$(`${FRAGMENT} :is(script, style, form, input, button, iframe, [onclick], [onerror])`),
    ).toEqual([]);
    expect(await look(page, '.campaign', 'position', 'z-index')).toEqual(['static', 'auto']);
    expect(await look(page, 'p img[srcset]', 'float')).toEqual(['none']);
    await page.click(`${FRAGMENT} li:nth-child(5)`);
    expect(await page.evaluate(() => Object.hasOwn(window, 'campaignRan'))).toBe(false);
    expect(requested.filter((url) => /^https?:/.test(url) && !url.startsWith(`${shop.address}/`))).toEqual(
      [],
    );
  });

  it('says in debug mode what was removed, with the widget and the fragment [embedding Server HTML, embedding Debug]', async () => {
    const told: string[] = [];
    const { page } = await shop.visit(`${CAMPAIGN}&cb-debug`, {
      expects: [/html-cleaned/],
      prepare: async (tab) => {
        tab.on('console', (message) => void told.push(message.text()));
      },
    });
    await page.waitForSelector(`${FRAGMENT} table`);
    await eventually(() => told.filter((text) => text.includes('html-cleaned'))).toHaveLength(1);
    const [report] = told.filter((text) => text.includes('html-cleaned'));
    for (const removed of [
      'promo-area',
      '<style>',
      '<script>',
      '<iframe>',
      '<form>',
      'onclick of <a>',
      'onerror of <img>',
      'position: relative of <div>',
      'float: left of <img>',
      'href="https://partner.example/pond-week',
      'href of <a>',
      'src="http://pixel.example/open.gif',
    ]) {
      expect(report).toContain(removed);
    }
    // Only the other half of a declaration that stays.
    expect(report).not.toMatch(/color of|border-image|<body>/);
    expect(report).toContain('The fragment: <style>.campaign');
  });

  it('may have videos and sounds from origins that the page lists, and from nowhere else [embedding Server HTML, S4]', async () => {
    const asked: string[] = [];
    const { page } = await shop.visit(`${CAMPAIGN}&policy=off`, {
      prepare: async (tab) => {
        tab.on('request', (request) => void asked.push(request.url()));
        await alterPages(tab, '/campaign', (html) =>
          html.replace('"loginAction"', '"mediaOrigins":["https://media.example"],$&'),
        );
        await rewriteReplies(
          tab,
          'cart-bottom-area',
          '<video([^]*)<source src=(\\\\*)"/site/media/pond.webm\\\\*" type',
          '<audio controls src=https://sounds.example/toads.mp3></audio><audio controls src=https://media.example/frogs.mp3></audio><video$1<source src=$2"https://videos.example/pond.webm$2"><source src=$2"https://media.example/pond.webm$2" type',
        );
      },
      expects: [/^request to https:\/\/media\.example/, /Failed to load resource/],
    });
    await page.waitForSelector(`${FRAGMENT} video`);
    const sources = await page.$$eval(`${FRAGMENT} video source`, (all) =>
      all.map((one) => one.getAttribute('src')),
    );
    expect(sources).toEqual([null, 'https://media.example/pond.webm']);
    const elsewhere = () => asked.filter((url) => /^https:/.test(url)).sort();
    await eventually(elsewhere).toEqual([
      'https://media.example/frogs.mp3',
      'https://media.example/pond.webm',
    ]);
  });

  it('isn’t reported if everything stays, not even in debug mode [embedding Server HTML, embedding Debug]', async () => {
    const { page } = await shop.visit('/campaign?cb-debug', { prepare: holdTime });
    await allMountedInHeldTime(page);
    await page.waitForSelector(`${FRAGMENT} .promo-strip`);
    // A visit fails if the console shows anything.
    await atRest(page);
  });
});
