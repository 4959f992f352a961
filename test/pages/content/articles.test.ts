/** Articles in frames: their permissions, when they are loaded, and that nothing jumps. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { alterPages, servePage } from '../support/replies/altered-page.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const PHONE_320 = { width: 320, height: 500 };

/** Scrolls to the container and waits until it has a frame. */
async function goToArticles(page: Page): Promise<void> {
  await page.waitForSelector('[data-cb-widget="article-container"]');
  await page.evaluate(() => document.getElementById('articles')?.scrollIntoView({ behavior: 'instant' }));
  await page.waitForSelector('.cb-article iframe');
}

const framed = (page: Page) =>
  page
    .frames()
    .map((frame) => new URL(frame.url()).pathname)
    .filter((path) => path.startsWith('/learn/articles/'))
    .sort();

const heights = (page: Page) =>
  page.$$eval('.cb-article', (list) => list.map((one) => Math.round(one.getBoundingClientRect().height)));

describe.each([SHIPPED])('the articles of a page, %s', (runtime) => {
  const shop = useShop(runtime);

  it('are named frames, each from its link, loaded when they are near, in their own height [2 §2 Articles]', async () => {
    const { page } = await shop.visit('/learn', { viewport: PHONE_320 });
    expect(framed(page)).toEqual([]);
    await goToArticles(page);
    expect(await page.$$eval('.cb-article h3', (list) => list.map((one) => one.textContent))).toEqual([
      'Keeping Daphnia',
      'A Hydra a Day',
      'What the Water Says',
    ]);
    await eventually(() => framed(page)).toContain('/learn/articles/keeping-daphnia');
    expect(framed(page)).not.toContain('/learn/articles/what-the-water-says');
    const before = await heights(page);
    await readFrom(page, '.cb-article:last-child', (last) => last.scrollIntoView({ behavior: 'instant' }));
    await eventually(() => framed(page)).toEqual([
      '/learn/articles/a-hydra-a-day',
      '/learn/articles/keeping-daphnia',
      '/learn/articles/what-the-water-says',
    ]);
    await eventually(() =>
      page.$$eval('.cb-frame', (places) => places.map((place) => place.getAttribute('data-loading'))),
    ).toEqual(['false', 'false', 'false']);
    expect(await heights(page)).toEqual(before);
    const frames = await page.$$eval('.cb-article iframe', (list) =>
      list.map(({ title, sandbox, referrerPolicy }) => [title, sandbox.value, referrerPolicy]),
    );
    expect(frames[0]).toEqual([
      'Keeping Daphnia',
      'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
      'no-referrer',
    ]);
    expect(await page.$$eval('.cb-frame', (places) => places.map((place) => place.clientHeight + 2))).toEqual(
      [480, 360, 360],
    );
  });
});

describe('framed articles', () => {
  const shop = useShop(SHIPPED);

  it('can’t reach the page, its cookies or its address, even from its own origin [S4]', async () => {
    const { page } = await shop.visit('/learn');
    await goToArticles(page);
    const frame = await page.waitForFrame((one) => one.url().includes('/learn/articles/keeping-daphnia'));
    const reached = await frame.evaluate(() => {
      const attempts = {
        page: () => parent.document.title,
        cookies: () => document.cookie,
        storage: () => localStorage.length,
        place: () => frameElement?.id ?? null,
      };
      const got = Object.entries(attempts).filter(([, attempt]) => {
        try {
          return attempt() !== null;
        } catch {
          return false;
        }
      });
      return { got: got.map(([name]) => name), origin: self.origin, referrer: document.referrer };
    });
    expect(reached).toEqual({ got: [], origin: 'null', referrer: '' });
  });

  it('keep their own origin if the page says so, but never the shop’s [embedding Articles, S4]', async () => {
    const articles = JSON.stringify([
      { url: '/learn/articles/keeping-daphnia', title: 'Ours', sandbox: 'same-origin' },
      { url: 'https://articles.example/daphnia', title: 'Theirs', sandbox: 'same-origin' },
      { url: 'https://articles.example/hydra', title: 'Theirs without' },
    ]);
    const { page } = await shop.visit('/learn', {
      prepare: async (tab) => {
        await alterPages(tab, '/learn', (html) =>
          html.replace(/data-articles="[^"]*"/, `data-articles='${articles}'`),
        );
        await servePage(tab, 'https://articles.example/*', '<!DOCTYPE html><title>Article</title>');
      },
      expects: [/^request to https:\/\/articles\.example/, /bad-attribute: data-articles/],
    });
    await goToArticles(page);
    await readFrom(page, '.cb-article:last-child', (last) => last.scrollIntoView({ behavior: 'instant' }));
    const origins = async () => {
      const frames = page.frames().slice(1);
      const told = frames.map((frame) => frame.evaluate(() => [location.pathname, self.origin]));
      return Object.fromEntries(await Promise.all(told));
    };
    await eventually(origins).toEqual({
      '/learn/articles/keeping-daphnia': 'null',
      '/daphnia': 'https://articles.example',
      '/hydra': 'null',
    });
  });

  it('open another page if the shopper presses a link, and never by a script alone [2 §2 Articles, S4]', async () => {
    const { page } = await shop.visit('/learn', { expects: [/Unsafe attempt to initiate navigation/] });
    await goToArticles(page);
    const frame = await page.waitForFrame((one) => one.url().includes('/learn/articles/keeping-daphnia'));
    await frame.waitForSelector('a[target="_top"]');
    const escaped = await frame.evaluate(() => {
      try {
        top?.location.assign('/catalogue');
        return 'allowed';
      } catch {
        return 'refused';
      }
    });
    expect(escaped).toBe('refused');
    expect(new URL(page.url()).pathname).toBe('/learn');
    await Promise.all([page.waitForNavigation(), frame.click('a[target="_top"]')]);
    expect(new URL(page.url()).pathname).toBe('/catalogue/living-materials');
  });
});
