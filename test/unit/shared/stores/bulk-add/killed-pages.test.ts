import { expect, it, vi } from 'vitest';
import { fc } from '../../../support/generated.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { type Answer, line, openShop } from '../../../support/shop.ts';
import { later } from '../../../support/stores.ts';
import { openBulkPage, pieces, rowsOf, states } from './support.ts';

keepTestsApart({ quiet: true });

/** A request that never reaches the shop, and one whose reply never reaches the page: the page is killed then. */
const KILLS: readonly Answer[] = [{ end: 'lost', ignored: true }, { end: 'lost' }];

it('rows are in the demo shop’s cart exactly as requested, whichever pages are killed between them [journal Kills]', async () => {
  const row = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 9 }));
  const answer = fc.integer({ min: 0, max: 5 }).map((chance) => KILLS[chance] ?? {});
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 14 }),
      fc.array(answer, { maxLength: 14 }),
      async (wanted, given) => {
        sessionStorage.clear();
        const shop = openShop(line(1, 3), line(9, 1));
        // The shop refuses item 8.
        shop.products.delete('ITEM08');
        const answers = given.map((one) => ({ ...one }));
        shop.answers.set('+', answers);
        const rows = rowsOf(...wanted);
        for (let isBegun = false, hasEnded = false; !hasEnded; isBegun = true) {
          const page = await openBulkPage();
          if (isBegun) page.restoreBulkAdd('220022');
          void (isBegun && page.$bulkAdd.get()
            ? page.resumeBulkAdd()
            : page.startBulkAdd({ source: 'test', rows }));
          let left = answers.length;
          for (let isAlive = true; isAlive && !hasEnded; ) {
            await later(10);
            const last = given[given.length - answers.length - 1];
            isAlive = answers.length === left || last?.end !== 'lost';
            left = answers.length;
            hasEnded = page.$bulkAdd.get()?.phase === 'done';
          }
          vi.clearAllTimers();
          if (hasEnded) expect(states(page).every((state) => /added|refused/.test(state))).toBe(true);
        }
        const asked: Record<string, number> = { ITEM01: 3, ITEM09: 1 };
        for (const { itemNumber, quantity } of rows) {
          if (itemNumber !== 'ITEM08') asked[itemNumber] = (asked[itemNumber] ?? 0) + quantity;
        }
        expect(pieces(shop)).toEqual(asked);
      },
    ),
    { numRuns: 15 },
  );
}, 120_000);
