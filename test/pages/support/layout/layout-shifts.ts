import type { Page } from 'puppeteer-core';

export interface Shift {
  value: number;
  /** What moved. */
  elements: string[];
}

/** Runs in the page: records every shift, including those after an input. */
export function recordShifts(): void {
  const shifts: { value: number; elements: string[] }[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as {
        value: number;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      // Less than a pixel, for which the browser names no element.
      if (sources.length === 0) continue;
      const elements = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
          [x, y, width, height].join(),
        );
        return `${element?.tagName}.${element?.className} ${from} -> ${to}`;
      });
      (window as unknown as { shifts: unknown[] }).shifts.push({ value, elements });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the shifts that `recordShifts` recorded. */
export function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
