/** Files and pasted text that would keep a page busy for long: each ends in rows or a sentence. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_FILES } from '../../corpora/hostile-files.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

/** How long a file took, for the reader of the run. No test depends on it. */
const figures: { name: string; ms: number; task: number; end: string }[] = [];

describe(`${Object.keys(HOSTILE_FILES).length} files that could make a page hang`, () => {
  const shop = useShop(SHIPPED);
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    figures.sort((one, other) => other.ms - one.ms);
    console.info(
      figures.map(({ name, ms, task, end }) => `${ms} ms, ${task} ms, ${name}: ${end}`).join('\n'),
    );
  });

  it('end in rows or in a message, one after the other on one page [sheet Files, reliability Failures]', async () => {
    const { page } = await shop.visit('/order-sheet?as=individual&cart=empty');
    for (const [name, content] of Object.entries(HOSTILE_FILES)) {
      const path = join(folder, `${name.replace(/\W+/g, '-')}.xlsx`);
      await writeFile(path, content());
      figures.push({ name, ...(await endOf(page, path)) });
      await rm(path);
    }
    expect(figures.filter(({ end }) => !end)).toEqual([]);
  });
});

/**
 * Makes the page read a file. @returns the page's text, how long that took, and the longest time without reacting to
 * keys
 */
async function endOf(page: Page, path: string): Promise<{ ms: number; task: number; end: string }> {
  const more = await page.waitForSelector('.cb-quick-order__more');
  await more?.click();
  const input = (await page.waitForSelector('input[type="file"]')) as ElementHandle<HTMLInputElement>;
  await page.evaluate(() => {
    const seen = { start: performance.now(), last: performance.now(), longest: 0, end: 0, said: '' };
    Object.assign(window, { seen });
    const look = () => {
      const now = performance.now();
      seen.longest = Math.max(seen.longest, now - seen.last);
      seen.last = now;
      const said = document.querySelector(
        '.cb-order-sheet__preview .cb-notice, .cb-notice[data-tone="danger"]',
      );
      if (said) Object.assign(seen, { end: now, said: said.textContent });
      else setTimeout(look);
    };
    document.querySelector('input[type="file"]')?.addEventListener(
      'change',
      () => {
        seen.start = performance.now();
        seen.last = seen.start;
        look();
      },
      { capture: true, once: true },
    );
  });
  await input.uploadFile(path);
  await eventually(() =>
    page.evaluate(() => (window as never as { seen: { end: number } }).seen.end),
  ).toBeGreaterThan(0);
  const found = await page.evaluate(() => {
    const { start, end, longest, said } = (
      window as never as { seen: { start: number; end: number; longest: number; said: string } }
    ).seen;
    return { ms: Math.round(end - start), task: Math.round(longest), end: said };
  });
  const close = await page.$(
    '.cb-order-sheet__preview ::-p-text(Cancel), .cb-order-sheet__source ::-p-text(Close)',
  );
  await close?.click();
  await page.waitForSelector('.cb-order-sheet__preview, .cb-order-sheet__source', { hidden: true });
  const dismiss = await page.$('.cb-notice[data-tone="danger"] button');
  await dismiss?.click();
  await page.waitForSelector('.cb-notice[data-tone="danger"]', { hidden: true });
  return found;
}
