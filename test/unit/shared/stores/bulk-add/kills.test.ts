import { beforeEach, describe, expect, it } from 'vitest';
import type { BulkRow } from '../../../../../shared/domain/bulk-add/bulk-run.ts';
import { fc } from '../../../support/generated.ts';
import { type Boundary, type CountingServer, keptRows, openPage } from './simulated-server.ts';

const BOUNDARIES: readonly Boundary[] = ['before the request', 'before the reply', 'before the journal'];

beforeEach(() => sessionStorage.clear());

/** The pieces that valid rows request, plus those already in the cart. */
function askedFor(rows: readonly BulkRow[], before: Record<string, number>, bad: ReadonlySet<string>) {
  const pieces = { ...before };
  for (const { itemNumber, quantity } of rows) {
    if (!bad.has(itemNumber)) pieces[itemNumber] = (pieces[itemNumber] ?? 0) + quantity;
  }
  return pieces;
}

describe('500 rows with 25 bad ones', () => {
  it('lose nothing and add nothing twice, killed at every boundary of every request [journal Kills]', async () => {
    const isBad = (place: number) => place % 20 === 7;
    // Some items are on several rows, and some are already in the cart.
    const rows = Array.from({ length: 500 }, (_, place) => ({
      key: String(place),
      itemNumber: isBad(place) ? `BAD${place}` : `ITEM${place % 300}`,
      quantity: 1 + (place % 7),
    }));
    const bad = new Set(rows.filter((_, place) => isBad(place)).map(({ itemNumber }) => itemNumber));
    const before = { ITEM3: 4, OTHER1: 2 };
    const server: CountingServer = { pieces: { ...before }, requests: 0, bad };
    const killed = new Set<string>();
    let pages = 0;
    let hasEnded = false;
    while (!hasEnded) {
      pages += 1;
      hasEnded = await openPage(server, rows, (boundary, { key }) => {
        const place = `${key} ${boundary}`;
        return !killed.has(place) && Boolean(killed.add(place));
      });
    }
    expect(server.pieces).toEqual(askedFor(rows, before, bad));
    expect(keptRows().filter(({ state }) => state === 'added')).toHaveLength(475);
    expect(keptRows().filter(({ state, message }) => state === 'refused' && message)).toHaveLength(25);
    // A row that has arrived isn't sent again, so only bad rows reach all three boundaries.
    expect(pages).toBe(1 + 475 * 2 + 25 * 3);
    expect(killed.size).toBe(pages - 1);
  }, 120_000);

  it.each(BOUNDARIES)('lose nothing if every row is killed %s [journal Kills]', async (boundary) => {
    const rows = Array.from({ length: 60 }, (_, place) => ({
      key: String(place),
      itemNumber: `ITEM${place % 40}`,
      quantity: 1 + (place % 3),
    }));
    const server: CountingServer = { pieces: {}, requests: 0, bad: new Set() };
    const killed = new Set<string>();
    const kills = (at: Boundary, { key }: BulkRow) =>
      at === boundary && !killed.has(key) && Boolean(killed.add(key));
    while (!(await openPage(server, rows, kills)));
    expect(server.pieces).toEqual(askedFor(rows, {}, server.bad));
    expect(server.requests).toBe(60);
    expect(killed.size).toBe(60);
  });
});

describe('any rows, killed anywhere', () => {
  it('are in the cart exactly as requested [journal Kills]', async () => {
    const row = fc.record({
      item: fc.integer({ min: 0, max: 5 }),
      quantity: fc.integer({ min: 1, max: 999 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 25 }),
        fc.dictionary(fc.constantFrom('ITEM0', 'ITEM1', 'OTHER'), fc.integer({ min: 1, max: 50 })),
        fc.infiniteStream(fc.integer({ min: 0, max: 3 })),
        async (wanted, before, chances) => {
          sessionStorage.clear();
          const rows = wanted.map(({ item, quantity }, place) => ({
            key: String(place),
            itemNumber: `ITEM${item}`,
            quantity,
          }));
          const server: CountingServer = { pieces: { ...before }, requests: 0, bad: new Set(['ITEM5']) };
          let kills = 0;
          const kill = () => kills < 60 && chances.next().value === 0 && Boolean(++kills);
          while (!(await openPage(server, rows, kill)));
          expect(server.pieces).toEqual(askedFor(rows, before, server.bad));
          expect(keptRows().every(({ state }) => /added|refused/.test(state))).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  }, 120_000);
});
