import type { Page } from 'puppeteer-core';
import { readFrom } from './shop-visit.ts';

/** Returns how many rows an element has, and how many elements and listeners each has on average. */
export async function costOfRows(
  page: Page,
  selector: string,
): Promise<{ rows: number; elements: number; listeners: number }> {
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
  const [rows = 0, elements = 0] = await readFrom(page, selector, (body) => [
    body.children.length,
    body.querySelectorAll('*').length,
  ]);
  await client.detach();
  return { rows, elements: elements / rows, listeners: listeners / rows };
}
