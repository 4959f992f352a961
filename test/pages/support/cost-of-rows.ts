import type { Page } from 'puppeteer-core';
import { readFrom } from './shop-visit.ts';

/**
 * Returns how many rows an element has, and how many elements, positioned elements and listeners each has on average. A
 * browser checks every positioned element to find the one under the pointer.
 */
export async function costOfRows(
  page: Page,
  selector: string,
): Promise<{ rows: number; elements: number; positioned: number; listeners: number }> {
  const client = await page.createCDPSession();
  const { result } = await client.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  });
  const countListeners = async (depth: number) => {
    const objectId = String(result.objectId);
    return (await client.send('DOMDebugger.getEventListeners', { objectId, depth })).listeners.length;
  };
  // Those of the element itself serve all rows.
  const listeners = (await countListeners(-1)) - (await countListeners(1));
  const [rows = 0, elements = 0, positioned = 0] = await readFrom(page, selector, (body) => {
    const inRows = [...body.querySelectorAll('*')];
    const isPositioned = (element: Element) => getComputedStyle(element).position !== 'static';
    return [body.children.length, inRows.length, inRows.filter(isPositioned).length];
  });
  await client.detach();
  return {
    rows,
    elements: elements / rows,
    positioned: positioned / rows,
    listeners: listeners / rows,
  };
}
