/** The conditions under which a page is checked with axe, one after another on the same visit. */
import type { Page } from 'puppeteer-core';
import { findViolations } from './accessibility/audit.ts';

/** WCAG 1.4.12: the text spacing that a shopper's own stylesheet may set. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p {
  margin-bottom: 2em !important;
}`;

const WIDE = { width: 1280, height: 900 };

/** The rules that a stylesheet can break: hidden names, colours, sizes. All others concern things that never change. */
const RULES_OF_STYLE = [
  'aria-dialog-name',
  'aria-hidden-focus',
  'button-name',
  'color-contrast',
  'empty-table-header',
  'label',
  'link-name',
];

/** The rules that apply only to screens: nothing is pressed or scrolled on paper. */
const RULES_OF_SCREENS = [...RULES_OF_STYLE, 'scrollable-region-focusable', 'target-size'];

interface Condition {
  name: string;
  /** Reverts the changes of the previous condition. */
  enter: (page: Page) => Promise<unknown>;
  /** All rules if left out. */
  rules?: readonly string[];
}

const CONDITIONS: Condition[] = [
  { name: 'on a desktop', enter: (page) => page.setViewport(WIDE) },
  { name: 'on paper', enter: (page) => emulate(page, { media: 'print' }), rules: RULES_OF_STYLE },
  {
    name: 'in forced colours',
    enter: (page) => emulate(page, { media: '', features: [{ name: 'forced-colors', value: 'active' }] }),
    rules: RULES_OF_SCREENS,
  },
  {
    name: 'at 200 %',
    enter: async (page) => {
      await emulate(page, { media: '', features: [] });
      await page.setViewport({ width: 640, height: 450, deviceScaleFactor: 2 });
    },
    rules: RULES_OF_SCREENS,
  },
  {
    name: 'at 320 px with wider spacing',
    enter: async (page) => {
      await page.setViewport({ width: 320, height: 740 });
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, SPACING);
    },
  },
];

/**
 * Returns the problems of the page under any of the conditions, each with the first condition that shows it: axe's
 * violations, texts of widgets that wider spacing cuts off, and sideways scrolling of the page. Leaves the page narrow.
 * @param options.narrowOnly checks only the last condition, for a slow page
 */
export async function findViolationsAnywhere(page: Page, { narrowOnly = false } = {}): Promise<string[]> {
  const found = new Map<string, string>();
  for (const { name: condition, enter, rules } of narrowOnly ? CONDITIONS.slice(-1) : CONDITIONS) {
    await enter(page);
    for (const violation of await findViolations(page, rules)) {
      if (!found.has(violation)) found.set(violation, `${condition}: ${violation}`);
    }
  }
  for (const text of await page.evaluate(findClippedTexts))
    found.set(text, `at 320 px with wider spacing: ${text}`);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [...found.values(), ...(isTooWide ? ['at 320 px: the page scrolls sideways'] : [])];
}

async function emulate(
  page: Page,
  media: { media: string; features?: { name: string; value: string }[] },
): Promise<void> {
  const client = await page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', media);
}

/**
 * Runs in the page. Finds texts of widgets that an enclosing element cuts off. Ignores elements that are hidden from
 * everybody but screen readers, elements that scroll, and fields, whose text scrolls.
 */
function findClippedTexts(): string[] {
  const clipped: string[] = [];
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT,
    ({ nodeValue, parentElement }) =>
      nodeValue?.trim() &&
      parentElement?.closest('.cb-root, .cb-dialog') &&
      parentElement.checkVisibility({ visibilityProperty: true })
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
  );
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const text = range.getBoundingClientRect();
    for (let around = walker.currentNode.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      // For screen readers alone.
      if (clipPath !== 'none' || box.width <= 1) break;
      const isCut = (overflow: string, ...beyond: number[]) =>
        /hidden|clip/.test(overflow) && beyond.some((distance) => distance > 1);
      if (
        isCut(overflowX, box.left - text.left, text.right - box.right) ||
        isCut(overflowY, box.top - text.top, text.bottom - box.bottom)
      ) {
        clipped.push(
          `${around.localName}.${around.className} cuts off "${walker.currentNode.nodeValue?.trim()}"`,
        );
        break;
      }
      // Text inside something that scrolls can be brought into view.
      if (/auto|scroll/.test(overflowX + overflowY)) break;
    }
  }
  return clipped;
}
