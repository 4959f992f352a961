/** Rows with saved quantities, like those of the cart and of a list: the actions on them, and how they are compared. */
import type { Page } from 'puppeteer-core';
import { atRest } from '../support/page-clock.ts';
import { type Deed, type Place, pressAny } from './soak.ts';

const FIELD = 'input[aria-label^="Quantity of "]';

/** At this number, rows are no longer removed, so that there are always some to act on. */
const FEWEST = 4;

/**
 * Makes a place of such rows.
 * @param untold a selector of what a row has that says it is not as the shopper wants it
 */
export function quantityRows({
  path,
  writes,
  untold,
}: Pick<Place, 'path' | 'writes'> & { untold: string }): Place {
  return {
    path,
    writes,
    stands: FIELD,
    // A quantity of a page that was left is looked for in the cart for 20 seconds.
    patience: 30_000,
    deeds: [typeQuantity, typeQuantity, typeQuantity, typeQuantity, step, step, remove],
    async complaints(visit, tabs) {
      const fresh = await visit.openTab(path);
      await fresh.waitForSelector(FIELD);
      const there = await rowsOf(fresh, untold);
      await fresh.close();
      const complaints: string[] = [];
      for (const [index, tab] of tabs.entries()) {
        // A tab rereads when it becomes visible.
        await tab.bringToFront();
        await atRest(tab);
        // A failed change, or one in doubt, keeps the typed quantity and says so.
        const shown = (await rowsOf(tab, untold)).map((row, nth) => (row.isTold ? there[nth] : row));
        for (let nth = 0; nth < Math.max(shown.length, there.length); nth += 1) {
          const [seen, kept] = [textOf(shown[nth]), textOf(there[nth])];
          if (seen !== kept) complaints.push(`tab ${index} shows ${seen}, the server has ${kept}`);
        }
      }
      return complaints;
    },
    async lastRequest(tab) {
      // Some items are limited to five.
      const [before] = await rowsOf(tab, untold);
      const wanted = before?.quantity === '3' ? '4' : '3';
      await setQuantity(tab, 0, wanted);
      return async (visit) => {
        const fresh = await visit.openTab(path);
        await fresh.waitForSelector(FIELD);
        const [first] = await rowsOf(fresh, untold);
        await fresh.close();
        return first?.quantity === wanted ? [] : [`the request for ${wanted} became ${first?.quantity}`];
      };
    },
  };
}

const typeQuantity: Deed = async (tab, dice) => {
  await setQuantity(tab, dice(12), `${1 + dice(30)}`);
  return 1;
};

const step: Deed = async (tab, dice) => {
  await pressAny(tab, dice(2) ? 'Increase quantity' : 'Decrease quantity', dice(12));
  return 1;
};

const remove: Deed = async (tab, dice) => {
  const isUndo = !dice(4);
  if (isUndo || (await tab.$$(FIELD)).length > FEWEST)
    await pressAny(tab, isUndo ? 'Undo' : 'Remove ', dice(12));
  // An undo may follow, which is one more request.
  return 2;
};

async function setQuantity(tab: Page, nth: number, quantity: string): Promise<void> {
  const fields = await tab.$$(FIELD);
  await fields[nth % fields.length]?.evaluate((field) => {
    (field as HTMLInputElement).focus();
    (field as HTMLInputElement).select();
  });
  await tab.keyboard.type(quantity);
  await tab.keyboard.press('Enter');
}

interface Row {
  name: string;
  quantity: string;
  /** Whether the row says that it differs from the shopper's wish. */
  isTold: boolean;
}

function rowsOf(tab: Page, untold: string): Promise<Row[]> {
  return tab.$$eval(
    FIELD,
    (fields, selector) =>
      fields.map((field) => ({
        name: field.getAttribute('aria-label') ?? '',
        quantity: (field as HTMLInputElement).value,
        isTold: Boolean(field.closest('tr')?.matches(`:is(${selector}), :has(${selector})`)),
      })),
    untold,
  );
}

const textOf = (row?: Row) => (row ? `${row.quantity} in '${row.name}'` : 'no row');
