import { beforeEach, describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, type Shop } from '../../../support/shop.ts';
import { later, openPage, type Page } from '../../../support/stores.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Page;

const contents = () => shop.lines.map(({ itemNumber, quantity }) => `${quantity} ${itemNumber}`);

describe('a cart that is cleared with two lines of one item', () => {
  beforeEach(async () => {
    shop = openShop(line(1, 3), { ...line(2, 2), itemNumber: 'ITEM01' });
    page = await openPage({ cart: shop.cart() });
    await page.loadCart();
    void page.removeAllLines();
    await later();
  });

  async function undo(): Promise<void> {
    for (const removal of page.$undoHistory.get()) void page.undoRemoval(removal);
    await later();
  }

  it('is restored with both, and neither is reported as a change', async () => {
    await undo();
    expect(contents()).toEqual(['5 ITEM01']);
    expect(page.$undoHistory.get().every(({ restored }) => restored)).toBe(true);
    expect(page.$notices.get()).toEqual([]);
  });

  it('keeps the line whose reply was lost, even if the other one was added', async () => {
    shop.answers.set('+', [{}, { end: 'cut', ignored: true }]);
    await undo();
    expect(contents()).toEqual(['3 ITEM01']);
    expect(page.$undoHistory.get()).toMatchObject([{ itemNumber: 'ITEM01', quantity: 2, rest: [] }]);
  });
});
