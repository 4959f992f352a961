/** A run of many rows on its own page, with the demo shop behind it. */
import { vi } from 'vitest';
import type { BulkRow } from '../../../../../shared/domain/bulk-add/bulk-run.ts';
import type { PickItem } from '../../../../../shared/domain/bulk-add/item-pick.ts';
import type { Shop } from '../../../support/shop.ts';
import { later, openPage } from '../../../support/stores.ts';

/** Opens a page with the code that adds many rows; the tab's storage stays. */
export async function openBulkPage(options?: Parameters<typeof openPage>[0]) {
  const page = await openPage(options);
  return { ...page, ...(await import('../../../../../shared/stores/bulk-add/bulk-add.ts')) };
}

export type BulkPage = Awaited<ReturnType<typeof openBulkPage>>;

/** Rows for items 1 to 9 of the shop, by number and quantity. */
export function rowsOf(...wanted: [number: number, quantity: number][]): BulkRow[] {
  return wanted.map(([number, quantity], place) => ({
    key: `r${place}`,
    itemNumber: `ITEM0${number}`,
    quantity,
  }));
}

/** Items of the shop to choose from, each ordered in the quantity of its number. */
export function pickItems(...numbers: number[]): PickItem[] {
  return numbers.map((number) => ({
    key: `k${number}`,
    itemNumber: `ITEM0${number}`,
    name: `Item ${number}`,
    wanted: number,
  }));
}

/** The states of the rows, in order. */
export function states({ $bulkAdd }: BulkPage): string[] {
  return $bulkAdd.get()?.rows.map(({ state }) => state) ?? [];
}

/** The pieces that the server has, by item. */
export function pieces(shop: Shop): Record<string, number> {
  return Object.fromEntries(shop.lines.map(({ itemNumber, quantity }) => [itemNumber, quantity]));
}

/** Waits until a run ends or stops. */
export async function untilIdle({ $bulkAdd }: BulkPage): Promise<void> {
  for (let turns = 0; turns < 500; turns++) {
    await later(1000);
    if (!/running|stopping/.test($bulkAdd.get()?.phase ?? '')) return;
  }
  throw new Error('The run does not end');
}

/** Begins a run, and loses the page after this many milliseconds, so that no reply reaches it; an answer takes 10. */
export async function leaveAfter(
  milliseconds: number,
  rows: readonly BulkRow[],
  options?: Parameters<typeof openPage>[0],
): Promise<void> {
  const left = await openBulkPage(options);
  void left.startBulkAdd({ source: 'test', rows: [...rows] });
  await later(milliseconds);
  vi.clearAllTimers();
}
