/**
 * The inspector of the demo pages and its race control: what it shows is true, and each of its buttons does what it
 * says.
 */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { BEAKERS, cartStands, press, readLine, readLines, sees, typeInto } from '../support/cart-screen.ts';
import { allMounted } from '../support/mounted.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

const SUMMARY = '>>> summary';

/** Each tab is its own host. */
const TAB = /^request to http:\/\/t[0-9a-f]{8}\.localhost/;

/** The cells of the inspector's table that has a column of this name, row by row. */
const rowsOf = (page: Page, column: string) =>
  page.$$eval(
    '>>> #inspector table',
    (tables, name) => {
      const table = tables.find((one) =>
        [...one.querySelectorAll('th')].some((th) => th.textContent === name),
      );
      const rows = table?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? [];
      return [...rows].map((row) => [...row.cells].map((cell) => cell.textContent));
    },
    column,
  );

describe('the inspector', () => {
  const shop = useShop(SHIPPED, { workbench: true });

  it('shows widgets, calls, events and problems, and outlines each widget in its place [workbench Inspector]', async () => {
    const { page } = await shop.visit('/checkout/cart?state=profile&cart=plain&fault=bad-row:1', {
      expects: [TAB, /reply-incomplete/],
    });
    await cartStands(page);
    await allMounted(page);
    await page.click(SUMMARY);
    const status = await page.evaluate(() =>
      window.cbWidgets?.status?.().map(({ name, state }) => [name, state]),
    );
    expect(status).toContainEqual(['cart-page', 'mounted']);
    await eventually(async () =>
      (await rowsOf(page, 'Widget')).map(([name, state]) => [name, state]),
    ).toEqual(status);
    await eventually(async () =>
      (await rowsOf(page, 'Widget')).filter(([, , , size]) => !Number(size)),
    ).toEqual([]);
    expect((await rowsOf(page, 'Call')).map(([, ...call]) => call)).toContainEqual([
      'GET cart/cart-details/false',
      '200 ok',
      expect.stringMatching(/^\d+$/),
    ]);
    const told = (await rowsOf(page, 'Event')).map(([, ...event]) => event);
    expect(told).toContainEqual(['cb:widget-mounted', 'cart-page']);
    expect(told).toContainEqual(['cb:problem', expect.stringMatching(/^reply-incomplete .*: \S/)]);

    await press(page, 'Outline the widgets', 'checkbox');
    const outlines = () =>
      page.$$eval('>>> .outline', (boxes) =>
        boxes.map((box) => {
          const { left, top, width, height } = box.getBoundingClientRect();
          return [box.textContent?.split(' ')[0], ...[left, top, width, height].map(Math.round)];
        }),
      );
    const places = () =>
      page.evaluate(() =>
        (window.cbWidgets?.status?.() ?? []).map(({ name, element }) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return [name, ...[left, top, width, height].map(Math.round)];
        }),
      );
    await eventually(outlines).toEqual(await places());
    await eventually(() => page.$eval('>>> .outline', (box) => box.textContent)).toMatch(
      /^[a-z-]+ \d+\.\d+\.\d+\S* · mounted · \d+ ms · [\d.]+ KB$/,
    );
    await press(page, 'Outline the widgets', 'checkbox');
    expect(await page.$$('>>> .outline')).toEqual([]);
  });
});

describe('the race control', () => {
  const shop = useShop(SHIPPED, { workbench: true });

  it('drops a call that has taken effect, and releases all calls that it holds [workbench Races]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart', {
      expects: [/ERR_EMPTY_RESPONSE|update-item/],
    });
    await cartStands(page);
    await page.click(SUMMARY);
    await (await page.waitForSelector('aria/Hold calls with'))?.type('update-item');
    await page.select('>>> section select', 'reply');
    await press(page, 'Hold');
    await sees(page, 'Held at their reply: calls with “update-item”.');
    await page.click(SUMMARY);
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    await page.keyboard.press('Enter');
    await page.click(SUMMARY);
    await press(page, 'Drop');
    // If a reply is lost, nobody knows whether the write took effect: the cart is read, and shows that it did.
    await eventually(() => readLine(page, '721260')).toMatchObject({ quantity: '12', state: '' });
    expect(calls('cart-details')).not.toEqual([]);

    await page.click(SUMMARY);
    await typeInto(page, `Quantity of ${BEAKERS}`, '13');
    await page.keyboard.press('Enter');
    await page.click(SUMMARY);
    await eventually(() => rowsOf(page, 'Held call')).toHaveLength(1);
    await press(page, 'Let all go');
    await sees(page, 'No call is held.');
    await sees(page, 'Saved: 13');
    expect(await rowsOf(page, 'Held call')).toEqual([]);
  });

  it('acts as another tab and ends the session, each with one press [workbench Races]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=individual&cart=plain', {
      expects: [TAB, /session|409/],
    });
    await cartStands(page);
    const before = await readLines(page);
    expect(before).toHaveLength(3);
    await page.click(SUMMARY);
    const actBeside = async (name: string) => {
      await press(page, name);
      await sees(page, `${name}: done. The page hears of it with its next call.`);
      await page.evaluate(() => window.cbWidgets?.refreshCart?.());
    };
    const quantities = async () => (await readLines(page)).map(({ quantity }) => Number(quantity));
    const [first = 0, ...rest] = before.map(({ quantity }) => Number(quantity));
    await actBeside('Other tab: one piece more');
    await eventually(quantities).toEqual([first + 1, ...rest]);
    await actBeside('Other tab: add a line');
    await eventually(quantities).toEqual([1, first + 1, ...rest]);
    await actBeside('Other tab: remove a line');
    await eventually(quantities).toEqual([first + 1, ...rest]);
    await actBeside('Other tab: empty the cart');
    await eventually(quantities).toEqual([]);
    await sees(page, 'Your cart is currently empty');
    await press(page, 'End the session');
    await sees(page, 'End the session: done.');
    expect(
      await page.evaluate(async () => {
        const reply = await fetch('/api/rest/cb/cart/update-item', { method: 'POST', body: '{}' });
        return reply.status;
      }),
    ).toBe(409);
  });
});

describe('the switches of a page', () => {
  const shop = useShop(SHIPPED, { workbench: true });

  it.each([
    ['bootstrap3', '14px', ['bootstrap/css']],
    ['bootstrap2', '14px', ['bootstrap2/css']],
    ['bare', '16px', []],
    ['hostile', '14px', ['bootstrap/css', 'hostile']],
  ])('give it a site’s stylesheet: %s [workbench Sheets]', async (sheet, size, files) => {
    const { page } = await shop.visit(`/help?sheet=${sheet}`, { expects: [TAB] });
    const loaded = await page.evaluate(() =>
      [...document.styleSheets].flatMap(
        ({ href }) => /bootstrap\d?\/css|hostile/.exec(href ?? '')?.[0] ?? [],
      ),
    );
    expect(loaded).toEqual(files);
    const { size: drawn, heading } = await page.evaluate(() => ({
      size: getComputedStyle(document.body).fontSize,
      heading: getComputedStyle(document.querySelector('main h1') as Element).color,
    }));
    expect(drawn).toBe(size);
    expect(heading === 'rgb(0, 102, 0)').toBe(sheet === 'hostile');
  });

  it.each(['on', 'off'])('turn its policy on or off: %s [workbench Sheets]', async (policy) => {
    const { page } = await shop.visit(`/help?policy=${policy}`, {
      expects: [TAB, /^console: (Applying inline style|policy violation: style-src-elem inline)/],
    });
    const outline = await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'h1 { outline: 3px solid #123456 }';
      document.head.append(style);
      return getComputedStyle(document.querySelector('h1') as Element).outlineColor;
    });
    expect(outline === 'rgb(18, 52, 86)').toBe(policy === 'off');
  });
});
