/** An error in what ships leads to the line of the source, by the maps of `npm test`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../shared/page/events.ts';
import { readStack } from '../../../shared/tools/stacks/read-stack.ts';
import { cartStands, click } from '../support/cart-screen.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

const ROOT = new URL('../../../', import.meta.url);
const MAPS = fileURLToPath(new URL('.cache/build/maps', ROOT));

/** The version and the stack of the first problem that is reported to a page's engineers. */
async function readFirstStack(page: Page): Promise<string> {
  await eventually(() => page.$eval('html', ({ dataset }) => dataset.stack)).toContain('planted');
  return page.$eval('html', ({ dataset }) => dataset.stack ?? '');
}

/** The position of a line in a source, as a resolved stack names it. */
function placeOf(path: string, code: string): string {
  const lines = readFileSync(new URL(path, ROOT), 'utf8').split('\n');
  const at = lines.flatMap((line, index) => (line.includes(code) ? [index + 1] : []));
  expect(at, `${path}: ${code}`).toHaveLength(1);
  return `${path}:${at[0]}:`;
}

describe('a stack trace of the shipped files', () => {
  const shop = useShop(SHIPPED);

  it('is translated from the file of a widget and from a shared one to their lines [embedding Maps]', async () => {
    const { page } = await shop.visit('/checkout/cart', {
      expects: [/widget-failed/],
      before: () => {
        Number.prototype.toFixed = () => {
          throw new Error('planted');
        };
        document.addEventListener('cb:problem', (event) => {
          const { version, error } = (event as CustomEvent<Problem>).detail;
          document.documentElement.dataset.stack ??= `${version} ${(error as Error).stack}`;
        });
      },
    });
    const stack = await readFirstStack(page);
    expect(stack).toMatch(/assets\/cart-page-\w{8}\.js[\s\S]*assets\/core-\w{8}\.js/);
    const { text, problems } = await readStack(stack, MAPS);
    expect(problems).toEqual([]);
    expect(text).toContain(placeOf('shared/domain/money.ts', 'const digits = '));
    expect(text).toContain(placeOf('widgets/cart-page/lines/line-facts.tsx', 'return formatMoney(price);'));
    expect(text).toContain('.toFixed(2);\n');
    expect(text).not.toContain('.js:1:');
  });

  it('is translated from a lazy module to its line [embedding Maps]', async () => {
    const { page } = await shop.visit('/checkout/cart', {
      expects: [/widget-failed/],
      before: () => {
        const { replace } = String.prototype;
        String.prototype.replace = function (this: string, ...args: never[]) {
          if (`${this}` === 'Item #{item}') throw new Error('planted');
          return Reflect.apply(replace, this, args);
        };
        document.addEventListener('cb:problem', (event) => {
          const { version, error } = (event as CustomEvent<Problem>).detail;
          document.documentElement.dataset.stack ??= `${version} ${(error as Error).stack}`;
        });
      },
    });
    await cartStands(page);
    await click(page, 'cb-mini-cart button');
    const stack = await readFirstStack(page);
    expect(stack).toMatch(/assets\/mini-cart-panel-\w{8}\.js/);
    const { text, problems } = await readStack(stack, MAPS);
    expect(problems).toEqual([]);
    expect(text).toContain(
      placeOf('widgets/mini-cart/mini-cart-contents.tsx', 'fill(messages.item, { item: line.itemNumber })'),
    );
  });

  it('is translated from the loader at the root, whose release the page names, to its line [embedding Maps]', async () => {
    const { page } = await shop.visit('/checkout/cart');
    const stack = await page.evaluate(() => {
      const root = document.createElement('div');
      root.querySelectorAll = () => {
        throw new Error('planted');
      };
      try {
        window.cbWidgets?.mount?.(root);
      } catch (error) {
        return `${window.cbWidgets?.version} ${(error as Error).stack}`;
      }
      return '';
    });
    expect(stack).toContain('/widgets/loader.js:1:');
    const { text, problems } = await readStack(stack, MAPS);
    expect(problems).toEqual([]);
    expect(text).toContain(placeOf('shared/embed/mount-points.ts', '.querySelectorAll?.('));
  });
});
