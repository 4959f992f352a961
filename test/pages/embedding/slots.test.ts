/** The demo shop's page with content of the site in every slot of a widget. */
import { describe, expect, it } from 'vitest';
import { BEAKERS, cartStands, click, press, readLines, sees } from '../support/cart-screen.ts';
import { allMounted } from '../support/mounted.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

describe.each([SHIPPED])('content of the page in widgets, %s', (runtime) => {
  const shop = useShop(runtime);

  it('appears in each slot, works with the site’s script, and is there again after Undo [embedding Slots]', async () => {
    const { page } = await shop.visit('/slots?as=individual');
    await allMounted(page);
    await cartStands(page);
    for (const text of ['Pack everything', 'School purchase orders', 'Older orders']) await sees(page, text);
    const copy = 'cb-cart-page [data-cb-item-number="721260"] .slot-content';
    await click(page, `${copy} button`);
    await sees(page, 'We will call you about 721260.');
    await readFrom(page, copy, (element) => Object.assign(window, { copy: element }));
    await press(page, `Remove ${BEAKERS}`);
    await sees(page, `${BEAKERS} removed.`);
    await press(page, `Undo removing ${BEAKERS}`);
    await eventually(() => readLines(page)).toHaveLength(14);
    expect(await readFrom(page, copy, (element) => Object.is(Reflect.get(window, 'copy'), element))).toBe(
      true,
    );
    await click(page, 'cb-order-history .slot-content button');
    await eventually(() =>
      page.$eval('cb-order-history .slot-content [role="status"]', (one) => one.textContent),
    ).toMatch(/about \w+\./);
    await click(page, 'main cb-mini-cart .cb-mini-cart__toggle');
    await sees(page, 'Orders above $75 ship free.');
  });
});
