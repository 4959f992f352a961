import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop } from '../../../support/shop.ts';
import { later } from '../../../support/stores.ts';
import { openBulkPage, pieces, rowsOf, states, untilIdle } from './support.ts';

keepTestsApart({ quiet: true });

/** Stops a run of two rows once the first is in the cart and the reply about the second has been lost. */
async function stopInDoubt(arrives: boolean) {
  const shop = openShop();
  shop.answers.set('+', [{}, { end: 'cut', ignored: !arrives }]);
  const page = await openBulkPage();
  void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1], [2, 1]) });
  await later(25);
  page.stopBulkAdd();
  await untilIdle(page);
  expect(states(page)).toEqual(['added', 'sending']);
  return { shop, page };
}

describe('Stop while a row’s reply is lost', () => {
  it.each([true, false])(
    'adds the row once when the run goes on; was it added: %s [journal Stop, journal Decided]',
    async (arrives) => {
      const { shop, page } = await stopInDoubt(arrives);
      void page.resumeBulkAdd();
      await untilIdle(page);
      expect(states(page)).toEqual(['added', 'added']);
      expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM02: 1 });
    },
  );

  it('shows the cart as it is now [journal Stop]', async () => {
    const shop = openShop(line(3));
    shop.answers.set('+', [{ end: 'cut' }]);
    const page = await openBulkPage();
    void page.loadCart();
    await later();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1]) });
    await later(15);
    page.stopBulkAdd();
    await untilIdle(page);
    expect(states(page)).toEqual(['sending']);
    const shown = page.$cart.get().cart?.lines.map(({ itemNumber }) => itemNumber);
    expect(shown?.sort()).toEqual(['ITEM01', 'ITEM03']);
  });

  it('doesn’t hide that the shop has limited an earlier row [journal Capped]', async () => {
    const shop = openShop(line(1, 990));
    shop.answers.set('+', [{}, { end: 'cut' }]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 20], [2, 1]) });
    await later(25);
    page.stopBulkAdd();
    await untilIdle(page);
    void page.resumeBulkAdd();
    await untilIdle(page);
    const said = page.$bulkAdd.get()?.rows[0]?.message;
    expect([states(page)[0], said]).toEqual(['added', 'Your cart has 999 of this item, not 1,010.']);
  });
});
