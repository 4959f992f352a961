import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useDrawnRows } from '../../../../../shared/ui/table/drawn-rows.ts';

/** Opens a table of some rows, and returns how many of them are drawn. */
async function open(total: number) {
  vi.useFakeTimers();
  const root = createRoot(document.createElement('div'));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.useRealTimers();
  });
  let drawn = 0;
  function Table({ total }: { total: number }) {
    drawn = Math.min(useDrawnRows(total), total);
    return null;
  }
  const change = (next: number) => act(async () => root.render(<Table total={next} />));
  await change(total);
  /** Lets the browser paint, twice for the frame and what follows it. */
  async function paint(): Promise<number> {
    await act(async () => vi.advanceTimersToNextTimerAsync());
    await act(async () => vi.advanceTimersToNextTimerAsync());
    return drawn;
  }
  return { change, drawn: () => drawn, paint };
}

describe('a long cart’s lines', () => {
  it('are drawn in slices, the first screen at once [performance Long tables]', async () => {
    const { drawn, paint } = await open(420);
    expect(drawn()).toBe(50);
    expect(await paint()).toBe(150);
    expect(await paint()).toBe(250);
    expect(await paint()).toBe(350);
    expect(await paint()).toBe(420);
  });

  it.each([
    [200, 200],
    [201, 50],
  ])('are %i, of which %i come at once [performance Long tables]', async (total, first) => {
    const { drawn } = await open(total);
    expect(drawn()).toBe(first);
  });

  it('come at once if they were added later, and the remaining ones stay [performance Long tables]', async () => {
    const { change, drawn, paint } = await open(260);
    for (let slices = 0; slices < 3; slices += 1) await paint();
    await change(261);
    expect(drawn()).toBe(261);
    await change(2);
    expect(drawn()).toBe(2);
    await change(900);
    expect(drawn()).toBe(900);
  });
});
