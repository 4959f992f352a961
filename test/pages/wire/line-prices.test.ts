/** Values that a server may write into `hidePrice` of a line. */
import { describe, expect, it } from 'vitest';
import { cartStands, press, readLines, sees } from '../support/cart-screen.ts';
import { changeReplies } from '../support/replies/changed-replies.ts';
import { rewriteReplies } from '../support/replies/given-replies.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

const SHOWS = [null, '', false, 'false', 0, '0'];
const HIDES = ['Y', 'yes', 'on', 2, '1', true, 'N'];
const VALUES = [...SHOWS, ...HIDES];

/** An item without any price. */
const ON_REQUEST = 'MS3000';

describe('the price of a line', () => {
  const shop = useShop(SHIPPED);

  it('is shown for no value, false and 0, and hidden for anything else, also from the tag manager [wire Hidden price]', async () => {
    const { page } = await shop.visit('/checkout/cart?state=profile', {
      prepare: (tab) => changeReplies(tab, { hidePrice: VALUES }),
    });
    await cartStands(page);
    const lines = await readLines(page);
    expect(lines.length).toBeGreaterThan(VALUES.length);
    const shown = lines.map(({ itemNumber, text }, index) => [
      VALUES[index % VALUES.length],
      itemNumber === ON_REQUEST || text.includes('$'),
    ]);
    expect(shown).toEqual(
      lines.map(({ itemNumber }, index) => {
        const value = VALUES[index % VALUES.length];
        return [value, itemNumber === ON_REQUEST || SHOWS.some((one) => one === value)];
      }),
    );
    const told = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []));
    await eventually(told).toContain('view_cart');
    expect(await told()).not.toMatch(/"(price|value)":/);
  });

  it.each([
    ['shown', '0', true],
    ['hidden', 'Y', false],
  ])('is %s in the mini-cart by %j [wire Hidden price, 1 §2 Mini-cart]', async (_, value, isShown) => {
    const { page } = await shop.visit('/help', {
      prepare: (tab) =>
        rewriteReplies(
          tab,
          'get-commerce-item-details',
          '(\\\\*)"commerceId',
          `$1"hidePrice$1":$1"${value}$1",$&`,
        ),
    });
    await press(page, 'What’s in your cart');
    await sees(page, 'Daphnia magna, Living, Pack of 30');
    const rows = await page.$$eval('.cb-mini-cart__row', (list) =>
      list.map(({ textContent }) => textContent),
    );
    expect(rows).toHaveLength(5);
    expect(rows.some((row) => row?.includes('$'))).toBe(isShown);
  });
});
