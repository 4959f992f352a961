/** What a guest sees of the sample cart, which has a line of every kind. */
import { describe, expect, it } from 'vitest';
import { focusedName } from '../support/accessibility/focus.ts';
import { cartStands, press, readLine, readLines, readMiniCartCount, sees } from '../support/cart-screen.ts';
import { costOfRows } from '../support/cost-of-rows.ts';
import { isRed } from '../support/red.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

describe.each([SHIPPED])('the lines of a cart, %s', (runtime) => {
  const shop = useShop(runtime);

  it('shows every kind of line with its stock, shipping and prices [1 §2 Lines]', async () => {
    const { page } = await shop.visit('/checkout/cart');
    await cartStands(page);
    expect(await page.title()).toContain('Your Shopping Cart');
    await eventually(() => readLines(page)).toHaveLength(14);

    const texts = Object.fromEntries(
      (await readLines(page)).map(({ itemNumber, text }) => [itemNumber, text]),
    );
    expect(texts['591234']).toMatch(/In Stock Ground .*\$239\.00 .*\$1,434\.00/);
    expect(texts['721260']).toMatch(
      /You save \$20\.00 .*Retail Price \$34\.95 \$29\.95 Sale Price \$119\.80/,
    );
    expect(texts['181910']).toContain('Only 4 left');
    expect(texts['726688']).toContain('Back Ordered Expected to ship on');
    expect(texts['702405']).toContain('Made to Order Please allow 21 days');
    expect(texts['867890']).toContain('Ground, hazardous material');
    expect(texts['861281']).toContain('California Proposition 65 Warning');
    expect(texts['228770']).toMatch(/Discontinued .*Remove & See Replacement/);
    expect(texts.BK0042).toMatch(/Discontinued .*Promotion codes do not apply .*Remove \$/);
    // Priced on request: no amount anywhere.
    expect(texts.MS3000).not.toContain('$');
    // A name is text, whatever it looks like.
    expect(texts['181910']).toContain('Kit "Who Did It?" <Simulated> & Safe');
  });

  it('keeps lines of one product apart, marks discontinued lines in red and counts the pieces [1 §2 Lines, §3 Cart line, §4 Discontinued]', async () => {
    const { page } = await shop.visit('/checkout/cart');
    await cartStands(page);
    const daphnia = (await readLines(page)).filter(({ itemNumber }) => itemNumber === '142304');
    expect(daphnia.map(({ quantity, total }) => [quantity, total])).toEqual([
      ['2', '$19.90'],
      ['1', '$9.95'],
    ]);
    const colours = await page.$$eval('tr[data-line]', (rows) =>
      rows.map((row) => {
        const mark = row.querySelector('.cb-line__mark');
        return {
          number: row.querySelector('.cb-line__number')?.textContent,
          fields: row.querySelectorAll('input').length,
          edge: getComputedStyle(row).boxShadow,
          background: getComputedStyle(row).backgroundColor,
          mark: mark && [mark.textContent, getComputedStyle(mark).color],
        };
      }),
    );
    const red = colours.filter(({ edge }) => isRed(edge));
    expect(red.map(({ number, fields }) => [number, fields])).toEqual([
      ['Item #228770', 0],
      ['Item #BK0042', 0],
    ]);
    for (const { mark, background } of red) {
      expect([mark?.[0], isRed(`${mark?.[1]}`)]).toEqual(['Discontinued', true]);
      expect(background).not.toBe(colours[0]?.background);
    }
    expect(await readFrom(page, 'cb-cart-page h1', (heading) => heading.textContent)).toMatch(/75 items/);
    await eventually(() => readMiniCartCount(page)).toBe('75');
  });

  it('explains a shipping method on focus and on hover, until Escape [1 §2 Ship method]', async () => {
    const { page } = await shop.visit('/checkout/cart');
    await cartStands(page);
    const hint = () =>
      page.$$eval('[role="tooltip"]', (hints) => hints.map(({ textContent }) => textContent));
    await (await page.waitForSelector('aria/Ground[role="button"]'))?.focus();
    await eventually(hint).toEqual([expect.stringContaining('Leaves our warehouse within one business day')]);
    await page.keyboard.press('Escape');
    await eventually(hint).toEqual([]);
    expect(await focusedName(page)).toBe('button Ground');
    await page.hover('aria/Overnight (living material)');
    await eventually(hint).toEqual([expect.stringContaining('Living materials ship Monday to Thursday')]);
  });

  it('explains a shipping method that has the focus before the rest of the page is ready [1 §2 Ship method]', async () => {
    const { page } = await shop.visit('/checkout/cart', {
      before: () => {
        const drawn = new MutationObserver(() => {
          const trigger = document.querySelector<HTMLElement>('.cb-tooltip');
          if (trigger) drawn.disconnect();
          trigger?.focus();
        });
        drawn.observe(document, { childList: true, subtree: true });
      },
    });
    await page.waitForSelector('[role="tooltip"]');
    expect(await focusedName(page)).toMatch(/^button (Ground|Overnight)/);
  });

  it('opens a line’s warning, and returns the focus to its link [1 §2 Proposition 65]', async () => {
    const { page } = await shop.visit('/checkout/cart');
    await press(page, 'California Proposition 65 Warning: Ethyl Alcohol, 95%, Denatured, 4 L');
    await sees(page, 'can expose you to chemicals known to the State of');
    await eventually(() => focusedName(page)).toBe('heading California Proposition 65 Warning');
    await page.keyboard.press('Escape');
    await eventually(() => page.$('dialog')).toBeNull();
    await eventually(() => focusedName(page)).toBe(
      'button California Proposition 65 Warning: Ethyl Alcohol, 95%, Denatured, 4 L',
    );
  });

  it('prints with its button [1 §2 Print]', async () => {
    const { page } = await shop.visit('/checkout/cart', {
      before: () => {
        window.print = () => {
          document.documentElement.dataset.printed = 'yes';
        };
      },
    });
    await press(page, 'Print');
    await eventually(() => page.$eval('html', ({ dataset }) => dataset.printed)).toBe('yes');
  });

  it('renders 200 lines, with few elements, layers and listeners in each [1 §9 Scrolling, performance Line, performance Long tables]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=large');
    await cartStands(page);
    await eventually(() => readLines(page)).toHaveLength(200);
    const each = await costOfRows(page, '.cb-lines__body');
    expect(each.elements).toBeLessThanOrEqual(18);
    expect(each.positioned).toBeLessThanOrEqual(4);
    expect(each.listeners).toBeLessThanOrEqual(2);
    expect((await readLine(page, '142304')).quantity).toMatch(/^[12]$/);
  });
});
