/** An order sheet: each typed or pasted row has its own item, which must arrive in the cart once. */
import type { Page } from 'puppeteer-core';
import { sumOf } from '../../../shared/domain/sum.ts';
import { atRest } from '../support/page-clock.ts';
import type { Visit } from '../support/shop-visit.ts';
import { type AskedWrite, type Deed, type Place, pressAny } from './soak.ts';

const ITEM = '#quick-order [data-field="itemNumber"]';
const FIRST_ITEM = 10_001;

/** Creates the sheet's place for one run, which starts with an empty cart. */
export function orderSheet(): Place {
  const wanted: string[] = [];
  const nextItem = () => {
    wanted.push(`PS${FIRST_ITEM + wanted.length}`);
    return wanted.at(-1) as string;
  };

  const typeRow: Deed = async (tab) => {
    // Rows may leave the sheet at any moment, so the free one is found and focused at once.
    const isThere = await tab.$$eval(ITEM, (fields) => {
      const free = (fields as HTMLInputElement[]).find(({ value, readOnly }) => !value && !readOnly);
      free?.focus();
      return !!free;
    });
    if (!isThere) return 0;
    await tab.keyboard.type(nextItem());
    return 1;
  };

  const paste: Deed = async (tab, dice) => {
    // While a run is under way, nothing is read.
    if (await tab.$eval(ITEM, (field) => (field as HTMLInputElement).readOnly)) return 0;
    const items = Array.from({ length: 2 + dice(3) }, nextItem);
    await tab.$eval(
      ITEM,
      (field, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      items.map((item) => `${item} 1`).join('\n'),
    );
    await tab.waitForSelector('.cb-order-sheet__preview [data-tone="action"]');
    await pressAny(tab, `Add ${items.length} to Cart`);
    return items.length;
  };

  const go: Deed = async (tab, dice) => {
    await pressAny(tab, ['Add to Cart', 'Add to Cart', 'Continue', 'Stop'][dice(4)] as string);
    return 0;
  };

  return {
    path: '/order-sheet',
    cart: 'empty',
    stands: ITEM,
    // A row whose reply was lost is sent again once the server can no longer be working on it.
    patience: 60_000,
    deeds: [typeRow, typeRow, paste, go, go, go],
    complaints: async (visit, tabs, asked) => {
      const complaints: string[] = [];
      const sent = arrivalsIn(visit);
      for (const [index, tab] of tabs.entries()) {
        await tab.bringToFront();
        await goOn(tab, sent);
        await atRest(tab);
        for (const item of await itemsIn(tab)) {
          complaints.push(`tab ${index} still has ${item}, which has arrived ${sent.get(item) ?? 0} times`);
        }
        const count = await tab.$eval('header .cb-mini-cart__count', ({ textContent }) => textContent);
        const inCart = sumOf([...arrivalsIn(visit).values()], (times) => times);
        if (Number(count) !== inCart) complaints.push(`tab ${index} counts ${count}, the cart has ${inCart}`);
      }
      const repeats = repeatsIn(visit, asked);
      for (const item of wanted) {
        const times = sent.get(item) ?? 0;
        // A request may also have been lost on its way to the server.
        if (times < 1 || times > 1 + Math.max(0, repeats.get(item) ?? 0)) {
          complaints.push(`${item} has arrived ${times} times`);
        }
      }
      return complaints;
    },
    async lastRequest(tab, dice) {
      await typeRow(tab, dice);
      return async () => [];
    },
  };
}

/** How often each item was put into the cart. */
function arrivalsIn(visit: Visit): Map<string, number> {
  const arrived = new Map<string, number>();
  for (const { body, done } of visit.calls('quick-add-to-cart')) {
    const { skuId } = body as { skuId: string };
    if (done) arrived.set(skuId, (arrived.get(skuId) ?? 0) + 1);
  }
  return arrived;
}

/** How often each item reached the server without a page's request: the browser's own repetitions. */
function repeatsIn(visit: Visit, asked: readonly AskedWrite[]): Map<string, number> {
  const repeats = new Map<string, number>();
  const count = (item: string, by: number) => repeats.set(item, (repeats.get(item) ?? 0) + by);
  for (const { body } of visit.calls('quick-add-to-cart')) count((body as { skuId: string }).skuId, 1);
  for (const { path, body } of asked)
    if (path.endsWith('quick-add-to-cart')) count(JSON.parse(body).skuId, -1);
  return repeats;
}

/** Sends the remaining rows, and answers a question about a row like somebody who has checked the cart. */
async function goOn(tab: Page, arrived: Map<string, number>): Promise<void> {
  const asked = await tab.$$eval('.cb-bulk-result__answers button', (buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? ''),
  );
  for (const label of asked) {
    const item = /PS\d+/.exec(label)?.[0] ?? '';
    if (label.startsWith(arrived.has(item) ? 'It’s in my cart' : 'Add it again')) await pressAny(tab, label);
  }
  if (await pressAny(tab, 'Continue')) return;
  if ((await itemsIn(tab)).length) await pressAny(tab, 'Add to Cart');
}

function itemsIn(tab: Page): Promise<string[]> {
  return tab.$$eval(ITEM, (fields) =>
    fields.map((field) => (field as HTMLInputElement).value).filter(Boolean),
  );
}
