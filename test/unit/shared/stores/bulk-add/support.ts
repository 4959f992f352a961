/** A run of many rows on its own page, with the demo shop behind it. */
import { vi } from 'vitest';
import type { BulkRow } from '../../../../../shared/domain/bulk-add/bulk-run.ts';
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

/** Locks as a browser has them; the tabs of a test share them. */
export function provideLocks(): { held: Set<string> } {
  const held = new Set<string>();
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      async request(
        name: string,
        { ifAvailable, signal }: LockOptions,
        use: (lock: object | null) => unknown,
      ) {
        if (held.has(name)) {
          if (ifAvailable) return use(null);
          return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
        }
        held.add(name);
        await use({ name });
        held.delete(name);
      },
    },
  });
  return { held };
}
