/**
 * Random actions with faults in two tabs of one session. At rest both tabs show what a page shows that is opened anew,
 * the server was sent no more writes than there were wishes, and a wish without a fault is fulfilled.
 */
import type { Page } from 'puppeteer-core';
import type { Visit } from '../support/shop-visit.ts';

/** A page with quantities that are saved. */
export interface Ground {
  name: string;
  path: string;
  /** Parts of the paths by which it writes. */
  writes: RegExp;
}

export const CART: Ground = {
  name: 'cart',
  path: '/checkout/cart',
  writes: /update-item|remove-product-from-cart|quick-add-to-cart/,
};

const FAULTS = [
  'delay:400',
  'jitter:7',
  'flaky:2',
  'status:500,on:update',
  'reset,flaky:1',
  'cut,flaky:1',
  'html:maintenance,flaky:1',
  'conflict,flaky:1',
  'text-type',
];

const FIELD = 'input[aria-label^="Quantity of "]';

/** Longer than a delay after the last key, a slow write and the reading that follows. */
const PATIENCE_MS = 10_000;

/** Numbers from a seed, from 0 to below `count`. */
function createDice(seed: number): (count: number) => number {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/**
 * Acts on the ground, and gives what went wrong.
 * @param visit whose page is at the ground
 */
export async function soak(ground: Ground, visit: Visit, actions: number, seed: number): Promise<string[]> {
  const dice = createDice(seed);
  const tabs = [visit.page, await visit.openTab(ground.path)];
  let wishes = 0;
  for (const tab of tabs) await tab.waitForSelector(FIELD);

  const deeds: ((tab: Page) => Promise<void>)[] = [
    async (tab) => {
      wishes += 1;
      await setQuantity(tab, dice(12), 1 + dice(30));
    },
    async (tab) => {
      wishes += 1;
      await pressButton(tab, dice(2) ? 'Increase quantity' : 'Decrease quantity', dice(12));
    },
    async (tab) => {
      // An undo may follow, which is one wish more.
      wishes += 2;
      await pressButton(tab, dice(4) ? 'Undo' : 'Remove ', dice(12));
    },
    () => visit.setFault(FAULTS[dice(FAULTS.length)] as string).catch(() => {}),
    () => visit.setFault('off').catch(() => {}),
    async (tab) => {
      await tab.setOfflineMode(true);
      await pause(300);
      await tab.setOfflineMode(false);
    },
    sleepAndWake,
    async (tab) => {
      await tab.evaluate(() => location.assign('/help'));
      await tab.waitForFunction(() => location.pathname === '/help');
      await tab.goBack({ waitUntil: 'domcontentloaded' });
      await tab.waitForSelector(FIELD);
    },
  ];
  // Quantities are what a shopper changes most.
  const weighted = [0, 0, 0, 0, 1, 1, 1, 2, 3, 3, 4, 5, 6, 7];
  for (let action = 0; action < actions; action += 1) {
    const tab = tabs[dice(2)] as Page;
    await tab.bringToFront();
    await deeds[weighted[dice(weighted.length)] as number]?.(tab);
    await pause(dice(3) * 60);
  }
  await visit.setFault('off');
  const complaints = await complaintsAtRest(ground, visit, tabs);
  wishes += 1;
  const wanted = 31 + dice(60);
  await tabs[0]?.bringToFront();
  await setQuantity(tabs[0] as Page, 0, wanted);
  complaints.push(...(await complaintsAtRest(ground, visit, tabs, wanted)));
  const sent = visit
    .calls()
    .filter(({ path, method }) => method === 'POST' && ground.writes.test(path)).length;
  if (sent > wishes) complaints.push(`${sent} writes for ${wishes} wishes`);
  return complaints;
}

/** Compares both tabs with a page that is opened anew, until they are alike or patience ends. */
async function complaintsAtRest(
  { path }: Ground,
  visit: Visit,
  tabs: Page[],
  first?: number,
): Promise<string[]> {
  const end = Date.now() + PATIENCE_MS;
  const fresh = await visit.openTab(path);
  for (;;) {
    await fresh.bringToFront();
    await fresh.reload({ waitUntil: 'domcontentloaded' });
    await fresh.waitForSelector(FIELD);
    const server = await rowsOf(fresh);
    const complaints: string[] = [];
    if (first !== undefined && server[0]?.quantity !== `${first}`)
      complaints.push(`the wish for ${first} became ${server[0]?.quantity}`);
    for (const [index, tab] of tabs.entries()) {
      // A tab reads again when it is looked at.
      await tab.bringToFront();
      await pause(400);
      // What failed, or is in doubt, stays as it was typed, and says so.
      const shown = (await rowsOf(tab)).map((row, place) => (row.told ? server[place] : row));
      const textOf = (row?: Row) => (row ? `${row.quantity} in '${row.name}'` : 'no row');
      for (let place = 0; place < Math.max(shown.length, server.length); place += 1) {
        const [seen, there] = [textOf(shown[place]), textOf(server[place])];
        if (seen !== there) complaints.push(`tab ${index} shows ${seen}, the server has ${there}`);
      }
    }
    if (!complaints.length || Date.now() > end) {
      await fresh.close();
      return complaints;
    }
    await pause(500);
  }
}

interface Row {
  name: string;
  quantity: string;
  /** Whether the row says that something is not as the shopper wants it. */
  told: boolean;
}

function rowsOf(tab: Page): Promise<Row[]> {
  return tab.$$eval(FIELD, (fields) =>
    fields.map((field) => ({
      name: field.getAttribute('aria-label') ?? '',
      quantity: (field as HTMLInputElement).value,
      told: /failed|doubt/.test(field.closest('tr')?.getAttribute('data-state') ?? ''),
    })),
  );
}

async function setQuantity(tab: Page, place: number, quantity: number): Promise<void> {
  const fields = await tab.$$(FIELD);
  const field = fields[place % fields.length];
  await field?.evaluate((element) => {
    element.focus();
    (element as HTMLInputElement).select();
  });
  await tab.keyboard.type(`${quantity}`);
  await tab.keyboard.press('Enter');
}

/** Presses one of the buttons whose name begins so. */
async function pressButton(tab: Page, name: string, place: number): Promise<void> {
  await tab.$$eval(
    'main button',
    (buttons, start, nth) => {
      const named = buttons.filter((button) =>
        (button.getAttribute('aria-label') ?? button.textContent ?? '').startsWith(start),
      );
      // The last rows stay, so that there are always some to act on.
      if (start !== 'Remove ' || named.length > 4) named[nth % named.length]?.click();
    },
    name,
    place,
  );
}

async function sleepAndWake(tab: Page): Promise<void> {
  const client = await tab.createCDPSession();
  await client.send('Page.setWebLifecycleState', { state: 'frozen' });
  await pause(200);
  await client.send('Page.setWebLifecycleState', { state: 'active' });
  await client.detach();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
