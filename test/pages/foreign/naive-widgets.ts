/**
 * Widgets that trust the browser: each draws a link with one feature that a page may replace, extend or
 * refuse. The checks that our widgets pass must detect them.
 */
import type { Page } from 'puppeteer-core';
import { openBarePage } from '../support/all-widgets.ts';
import type { ShopUnderTest } from '../support/shop-visit.ts';
import { actOnce } from './one-action.ts';

/** By name: returns the text of the link. Runs in the page. */
const WAYS: Record<string, string> = {
  mapper: "Array.from({ length: 1 }, () => 'Go')[0]",
  entries: "[...['Go'].entries()].map(([, word]) => word)[0]",
  json: 'JSON.parse(JSON.stringify({ words: ["Go"] })).words[0]',
  loop: "(() => { let words = ''; for (const word in { Go: 1 }) words += word; return words; })()",
  optional: "({}).items ? '' : 'Go'",
  storage: "localStorage.getItem('word') ?? 'Go'",
  cookie: "document.cookie === undefined || 'Go'",
  channel: "new BroadcastChannel('words') && 'Go'",
  locks: "navigator.locks.request('words', () => {}) && 'Go'",
};

const SCRIPT = `<script>
{
  const ways = { ${Object.entries(WAYS).map(([name, way]) => `${name}: () => ${way}`)} };
  for (const name of Object.getOwnPropertyNames(ways)) {
    const island = document.createElement('cb-' + name);
    document.querySelector('main').appendChild(island);
    try {
      if (ways[name]() === 'Go') island.innerHTML = '<a href="/">Go</a>';
    } catch {}
  }
}
</script>`;

/**
 * Opens a page with all of them.
 * @param head HTML for the start of the page's head
 * @returns the names of those that don't respond to a shopper, according to `actOnce`
 */
export async function findBrokenWidgets(shop: ShopUnderTest, head: string): Promise<string[]> {
  const { page }: { page: Page } = await openBarePage(shop, head, SCRIPT);
  const found = await actOnce(page, Object.keys(WAYS));
  return found.map((line) => line.replace(/: no a\[href\]$/, ''));
}
