/**
 * The accessibility tree of each dialog at 1280 and 320 px, and where the focus is in it and after it closes.
 * `dialogs/` has a file for each page; `npm test -- --accept` with the path of this file rewrites them.
 */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { focusedName } from '../support/accessibility/focus.ts';
import { drawTree } from '../support/accessibility/tree.ts';
import { click, typeInto } from '../support/cart-screen.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

/** The control that is pressed, with its role if that isn't button. */
type Way = readonly string[];

interface PageOfDialogs {
  name: string;
  path: string;
  /** Runs first. */
  prepare?: (page: Page) => Promise<void>;
  /** Whether a dialog opens by itself. */
  atFirst?: true;
  /** How to open the other dialogs, one after another, with Escape after each. */
  ways?: readonly Way[];
  /** Other fragments of the address, each of which opens a dialog. */
  fragments?: readonly string[];
}

const MEMBER = 'as=individual';

const PAGES: PageOfDialogs[] = [
  {
    name: 'cart',
    path: `/checkout/cart?${MEMBER}`,
    ways: [
      ['Add Shopping Cart to List'],
      ['Save or share this cart'],
      ['Save or share this cart', 'Requisition sheet'],
      ['Save or share this cart', 'Funds and purchase orders…'],
      ['Select items', 'checkbox Select Sheep Brain, Preserved, Dura Mater Removed', 'Remove selected'],
      ['Move to list…'],
      ['Move to list…', 'New List'],
    ],
  },
  {
    name: 'cart of a guest',
    path: '/checkout/cart#cb-items=151261:2,721002:1',
    atFirst: true,
    fragments: ['#cb-items=151261:x'],
  },
  { name: 'two carts', path: '/checkout/cart?as=merge', atFirst: true },
  {
    name: 'cart with a line that cannot be read',
    path: '/checkout/cart?cart=plain&state=profile&fault=nameless-row:1,on:cart-details',
    ways: [['Remove the item that isn’t shown']],
  },
  {
    name: 'lists',
    path: `/account/list?${MEMBER}`,
    ways: [
      ['New List'],
      ["Find a Friend's List"],
      ['Email Whole-School Stockroom'],
      ['Copy Whole-School Stockroom'],
      ['checkbox Select Whole-School Stockroom', 'Move items to another list…'],
    ],
  },
  {
    name: 'list',
    path: `/account/list-detail?giftlistId=gl20000&isWishlist=false&${MEMBER}`,
    ways: ['Edit name and description', 'Email List', 'Delete List'].map((action) => [
      'More actions',
      `menuitem ${action}`,
    ]),
  },
  {
    name: "a friend's list",
    path: '/account/list-detail-public?giftlistId=gl010000&profileId=310001',
    ways: [['Copy List'], ['Choose items…'], ['Add List to Cart']],
  },
  {
    name: 'order',
    path: `/account/order-detail?orderId=o99661500&userId=220022&cart=empty&${MEMBER}`,
    ways: [['Add to List'], ['Save or share'], ['Save or share', 'Receiving checklist'], ['Reorder']],
  },
  {
    name: 'order sheet',
    path: `/order-sheet?${MEMBER}`,
    prepare: (page) => typeInto(page, 'Item number', '721002'),
    ways: [['Save as list…'], ['Scan with the camera…'], ['Remove all rows…']],
  },
];

describe('each dialog', () => {
  const shop = useShop(SHIPPED);

  it.each(PAGES)(
    'is announced with its name, its question and its controls, and returns the focus: $name [accessibility Dialogs, accessibility Focus]',
    async ({ name, path, prepare, atFirst, ways = [], fragments = [] }) => {
      const { page } = await shop.visit(path, { before: hasScanner, expects: [/breaks the contract/] });
      const drawn: string[] = [];
      if (atFirst) drawn.push(await drawAndClose(page));
      await prepare?.(page);
      for (const way of ways) {
        for (const control of way) {
          const [, role = 'button', label] = /^(?:(checkbox|menuitem) )?(.*)/.exec(control) ?? [];
          await click(page, `aria/${label}[role="${role}"]`);
        }
        drawn.push(await drawAndClose(page));
      }
      for (const fragment of fragments) {
        await page.evaluate((hash) => location.assign(hash), fragment);
        drawn.push(await drawAndClose(page));
      }
      await expect(drawn.join('\n')).toMatchFileSnapshot(`dialogs/${name.replaceAll(/\W+/g, '-')}.txt`);
    },
  );
});

/**
 * The dialog at both widths, as one text if they are alike; then where the focus is while it is open, and once it is
 * closed.
 */
async function drawAndClose(page: Page): Promise<string> {
  await page.waitForSelector('dialog[open]');
  await eventually(() => page.$('dialog[open] :is(.cb-skeleton, [aria-busy="true"])')).toBeNull();
  const first = await focusedName(page);
  const trees: string[] = [];
  for (const width of [1280, 320]) {
    await page.setViewport({ width, height: 900 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    trees.push(shorten(await drawTree(page, 'dialog[open]')));
  }
  await page.setViewport({ width: 1280, height: 900 });
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { hidden: true });
  return `${[...new Set(trees)].join('at 320 px:')}focus: ${first}, then ${await focusedName(page)}\n`;
}

/** Leaves out the third and all further rows and entries, which resemble the first two. */
function shorten(tree: string): string {
  /** By indent: how many there have been since the enclosing element began. */
  const counts: number[] = [];
  let hidden = Number.POSITIVE_INFINITY;
  const kept = tree.split('\n').filter((line) => {
    const indent = line.search(/\S/);
    if (indent > hidden) return false;
    hidden = Number.POSITIVE_INFINITY;
    counts.length = indent + 1;
    if (!/^ *(row|listitem|option)\b/.test(line)) return true;
    counts[indent] = (counts[indent] ?? 0) + 1;
    if (counts[indent] > 2) hidden = indent;
    return hidden > indent;
  });
  return kept.join('\n');
}

/** Runs in the page: the browser of the tests reads no barcodes, and has no camera. */
function hasScanner(): void {
  Object.assign(window, { BarcodeDetector: class {} });
  navigator.mediaDevices.getUserMedia = () => new Promise(() => {});
}
