import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import type { BulkRow } from '../../../../shared/domain/bulk-add/bulk-run.ts';
import type { QuickOrderRow } from '../../../../widgets/quick-order/quick-order-row.ts';
import { openBulkPage, pieces, rowsOf, untilIdle } from '../../shared/stores/bulk-add/support.ts';
import { keepTestsApart } from '../../support/page.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import { later } from '../../support/stores.ts';

keepTestsApart({ quiet: true });

const SOURCE = 'cb-quick-order-0';
const THREE = rowsOf([1, 1], [2, 2], [3, 3]);
const ALL = { ITEM01: 1, ITEM02: 2, ITEM03: 3 };

/** Begins a run, and loses the page while the second row is on its way. */
async function leaveDuringSecondRow(shop: Shop): Promise<void> {
  const left = await openBulkPage();
  void left.startBulkAdd({ source: SOURCE, rows: THREE });
  await later(25);
  vi.clearAllTimers();
  expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM02: 2 });
}

/** The form of the next page, as its draft has it, and its button. */
async function openForm(rows: readonly BulkRow[]) {
  const page = await openBulkPage();
  const { makeRow, checkRow, isFilled } = await import('../../../../widgets/quick-order/quick-order-row.ts');
  const { restoreRun, sendRun } = await import('../../../../widgets/quick-order/order-sheet/send-run.ts');
  const $rows = atom<readonly QuickOrderRow[]>(
    rows.map(({ key, itemNumber, quantity }) => makeRow({ itemNumber, quantity: `${quantity}`, run: key })),
  );
  const form = { $rows, arrange: (wanted: readonly QuickOrderRow[]) => $rows.set(wanted) };
  const entries = () =>
    $rows.get().flatMap((row) => {
      const order = checkRow(row);
      return order ? [{ row, order }] : [];
    });
  return {
    page,
    /** Does what the order sheet does once its code is loaded. */
    loadSheet: () => restoreRun(form, SOURCE, '220022'),
    /** Presses the button, and waits until the run ends. The code that sends loads in the meantime. */
    async press(load: Promise<unknown>) {
      const pressed = entries();
      void load.then(() => sendRun({ entries: pressed, several: true, source: SOURCE, form }));
      await later(1000);
      await untilIdle(page);
    },
    left: () => $rows.get().filter(isFilled).length,
  };
}

it('adds no row again that the cart shows to be added while the code for sending loads [sheet Draft, journal Restored]', async () => {
  const shop = openShop();
  await leaveDuringSecondRow(shop);
  const { page, press, left } = await openForm(THREE);
  page.restoreBulkAdd('220022');
  await press(later(1000));
  expect(pieces(shop)).toEqual(ALL);
  expect(left()).toBe(0);
});

it('compares the cart with what an earlier page has sent, even if the button is pressed first [sheet Draft, journal Restored]', async () => {
  const shop = openShop();
  await leaveDuringSecondRow(shop);
  const { press, left } = await openForm(THREE);
  await press(Promise.resolve());
  expect(pieces(shop)).toEqual(ALL);
  expect(left()).toBe(0);
});

it('sends further rows of the form, but none that an earlier page has added [sheet Draft, journal Restored]', async () => {
  const shop = openShop();
  await leaveDuringSecondRow(shop);
  const { page, press } = await openForm([...THREE, { key: 'new', itemNumber: 'ITEM04', quantity: 4 }]);
  page.restoreBulkAdd('220022');
  await press(later(1000));
  expect(pieces(shop)).toEqual({ ...ALL, ITEM04: 4 });
});

it('compares the rows with the cart before it replaces a run that a crash has left without its last mark [journal Decided]', async () => {
  const shop = openShop();
  await leaveDuringSecondRow(shop);
  const kept = JSON.parse(sessionStorage.getItem('cb-bulk-add') ?? '');
  const rows = kept.rows.map((one: { state: string }) =>
    one.state === 'sending' ? { ...one, state: 'waiting' } : one,
  );
  sessionStorage.setItem('cb-bulk-add', JSON.stringify({ ...kept, rows, sent: undefined }));
  const { press } = await openForm([...THREE, { key: 'new', itemNumber: 'ITEM04', quantity: 4 }]);
  await press(Promise.resolve());
  expect(pieces(shop)).toEqual({ ...ALL, ITEM04: 4 });
});

it('adds a row once whose question the shopper answers right before they press the button [sheet Rows]', async () => {
  const shop = openShop();
  const [row] = rowsOf([1, 1]);
  const journal = { source: SOURCE, rows: [{ row, state: 'asking' }] };
  sessionStorage.setItem('cb-bulk-add', JSON.stringify({ owner: '220022', ...journal }));
  const { page, loadSheet, press, left } = await openForm(row ? [row] : []);
  loadSheet();
  page.answerRow('r0', 'send');
  await press(Promise.resolve());
  expect(left()).toBe(0);
  await press(Promise.resolve());
  expect(pieces(shop)).toEqual({ ITEM01: 1 });
});
