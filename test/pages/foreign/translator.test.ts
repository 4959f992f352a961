/** The shop while a translator is at work on its pages. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { cartStands, press, typeInto } from '../support/cart-screen.ts';
import {
  eventually,
  RUNTIMES,
  readFrom,
  SHIPPED,
  type ShopUnderTest,
  useShop,
  type Visit,
  type VisitOptions,
} from '../support/shop-visit.ts';

/** The same that is done on both pages. */
async function shop({ page }: Visit): Promise<void> {
  await cartStands(page);
  const [field] = await page.$$eval('cb-cart-page input.cb-stepper__field', (fields) =>
    fields.map((one) => one.getAttribute('aria-label') ?? ''),
  );
  await typeInto(page, field ?? '', '12');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !document.querySelector('tr[data-line][data-state]:not([data-state=""])'));
  await page.click('cb-cart-page tr[data-line]:nth-of-type(2) .cb-line__remove');
  await page.waitForFunction(
    () =>
      !document.querySelector(
        'cb-cart-page [aria-busy="true"], tr[data-line][data-state]:not([data-state=""])',
      ),
  );
  await press(page, 'More of Chemistry');
}

/** Wraps every text, now and later, in a `<font>`, as Google Translate does. */
function translate(): void {
  const isOurs = (node: Node) => node.parentElement?.closest('font');
  const take = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || isOurs(text) || text.parentElement?.closest('script, style, template'))
        continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      (font.firstChild as Element).append(text.data);
      text.replaceWith(font);
    }
  };
  take(document.body);
  new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) take(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

const PATH = '/checkout/cart?as=individual';

/** The text of all widgets, without spaces: lines break differently, because translated text is inside elements. */
const readTexts = (page: Page) =>
  page.$$eval('.cb-island', (islands) =>
    islands.map((island) => (island as HTMLElement).innerText.replace(/\s+/g, '')),
  );

/** The texts of a cart that was changed without a translator. */
async function plainTexts(site: ShopUnderTest): Promise<string[]> {
  const plain = await site.visit(PATH);
  await shop(plain);
  return readTexts(plain.page);
}

/** Changes a cart after translating it. */
async function shopTranslated(site: ShopUnderTest, options?: VisitOptions): Promise<Page> {
  const translated = await site.visit(PATH, options);
  const { page } = translated;
  await cartStands(page);
  await page.evaluate(translate);
  await eventually(() => page.$$eval('cb-cart-page font', (fonts) => fonts.length)).toBeGreaterThan(50);
  await shop(translated);
  return page;
}

describe.each(RUNTIMES)('beside a translator, %s', (runtime) => {
  const site = useShop(runtime);

  it('every text after changes is the same as without one [reliability Translator]', async () => {
    const expected = await plainTexts(site);
    const page = await shopTranslated(site);
    await eventually(() => readTexts(page)).toEqual(expected);
  });
});

describe('beside a translator that no script follows', () => {
  const site = useShop(SHIPPED);

  it('texts stay as they were, which proves the measure', async () => {
    const expected = await plainTexts(site);
    const page = await shopTranslated(site, {
      missing: ['*translated-texts*'],
      expects: [/ERR_|translated-texts/],
    });
    const count = () => readFrom(page, 'cb-cart-page .cb-cart__count', (shown) => shown.textContent?.trim());
    expect(await count()).toBe('75 items');
    expect(await readTexts(page)).not.toEqual(expected);
  });
});
