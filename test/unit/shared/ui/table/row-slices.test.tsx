import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useRowSlices } from '../../../../../shared/ui/table/row-slices.ts';

const numbers = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => ({ number: first + index }));
const keyOf = ({ number }: { number: number }) => `${number}`;
type Row = ReturnType<typeof numbers>[number];

/** Shows rows, and notes each order that they have had. */
async function show(rows: readonly Row[]) {
  vi.useFakeTimers();
  const root = createRoot(document.createElement('div'));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.useRealTimers();
  });
  let shown: readonly Row[] = [];
  function Table({ rows }: { rows: readonly Row[] }) {
    shown = useRowSlices(rows, keyOf);
    return null;
  }
  const change = (next: readonly Row[]) => act(async () => root.render(<Table rows={next} />));
  await change(rows);
  async function settle(): Promise<void> {
    for (let paints = 0; paints < 10; paints += 1) await act(async () => vi.advanceTimersByTimeAsync(100));
  }
  return { change, shown: () => shown, settle };
}

describe('a long table’s rows', () => {
  it('come in slices, the first screen at once, and none disappears again [performance Long tables]', async () => {
    const rows = numbers(500);
    const { change, shown, settle } = await show([]);
    await change(rows);
    const counts = new Set<number>();
    for (let count = 0; count < rows.length; count = shown().length) {
      expect(shown()).toEqual(rows.slice(0, shown().length));
      counts.add(shown().length);
      await act(async () => vi.advanceTimersToNextTimerAsync());
    }
    expect([...counts]).toEqual([50, 150, 250, 350, 450]);
    expect(shown()).toBe(rows);
    const more = [...rows, ...numbers(400, 500)];
    await change(more);
    expect(shown()).toEqual(rows);
    await settle();
    expect(shown()).toBe(more);
  });

  it.each([
    [200, 200],
    [201, 50],
  ])('are %i, of which %i come at once [performance Long tables]', async (count, first) => {
    const { shown } = await show(numbers(count));
    expect(shown()).toHaveLength(first);
  });

  it('are in their new order at the top at once and below soon after, and none is missing in between [performance Long tables]', async () => {
    const rows = numbers(350);
    const { change, shown, settle } = await show(rows);
    await settle();
    expect(shown()).toBe(rows);
    const turned = rows.toReversed();
    await change(turned);
    expect(shown().slice(0, 50)).toEqual(turned.slice(0, 50));
    expect(shown().slice(50)).toEqual(rows.slice(0, 300));
    await settle();
    expect(shown()).toBe(turned);
  });

  it('follow the last requested order [performance Long tables]', async () => {
    const rows = numbers(350);
    const { change, shown, settle } = await show(rows);
    await settle();
    await change(rows.toReversed());
    await change(rows);
    await settle();
    expect(shown()).toBe(rows);
  });

  it('come in slices again if they’re other rows, as on the next page [performance Long tables]', async () => {
    const rows = numbers(350);
    const { change, shown, settle } = await show(rows);
    await settle();
    const next = numbers(350, 1000);
    await change(next);
    expect(shown()).toEqual(next.slice(0, 50));
    await settle();
    expect(shown()).toBe(next);
  });

  it.each([
    ['are few', 120, (rows: Row[]) => rows.toReversed()],
    ['are others', 350, (rows: Row[]) => [{ number: 1000 }, ...rows.slice(1)]],
    ['have changed, such as when all are ticked', 350, (rows: Row[]) => rows.map((row) => ({ ...row }))],
    ['are fewer', 350, (rows: Row[]) => rows.slice(100)],
  ])('are shown at once if they %s [performance Long tables]', async (_, count, next) => {
    const rows = numbers(count);
    const { change, shown, settle } = await show(rows);
    await settle();
    const after = next(rows);
    await change(after);
    expect(shown()).toBe(after);
  });
});
