/**
 * Runs in a page of the product: reads its markup, from which the hand-written page is made. Text that
 * differs from line to line becomes a slot, `{name}`; the rest is a few templates, as one would write them by
 * hand.
 */
import type { WireLine } from '../floor/wire.ts';

/** The markup of a cart, with slots. */
export interface Markup {
  /** Everything but the rows, whose place is `{rows}`. */
  shell: string;
  /** The rows without the text that differs, each kind once. */
  rows: string[];
  /** Which of them a line has, by its item number and whether there is more than one of it. */
  kinds: Record<string, number>;
}

/** Reads the whole current cart. */
export function readMarkup(): Markup {
  const state = JSON.parse(document.getElementById('cb-state')?.textContent ?? '');
  const island = document.querySelector('[data-cb-widget]') as Element;
  const markup: Markup = { shell: '', rows: [], kinds: {} };
  for (const line of state.cart.commerceItems as WireLine[]) {
    const row = island.querySelector(`[data-line="${line.commerceId}"]`) as Element;
    const template = rowTemplate(row.cloneNode(true) as Element, line);
    if (!markup.rows.includes(template)) markup.rows.push(template);
    markup.kinds[`${line.productId} ${Number(line.quantity) > 1}`] = markup.rows.indexOf(template);
  }
  const shell = island.cloneNode(true) as Element;
  (shell.querySelector('.cb-lines__body') as Element).textContent = '{rows}';
  for (const sum of shell.querySelectorAll('.cb-summary__total .cb-money')) sum.textContent = '{subtotal}';
  return { ...markup, shell: shell.innerHTML };
}

/** The markup while a change of the first line is under way. */
export function readWaiting(): { status: string; sum: string } {
  const status = document.querySelector('.cb-line__status')?.outerHTML;
  const sum = document.querySelector('.cb-summary__total .cb-summary__waiting')?.outerHTML;
  return { status: status ?? '', sum: sum ?? '' };
}

/** The markup of the row that offers to undo a removal. */
export function readRemoved(): string {
  return document.querySelector('.cb-removed')?.outerHTML ?? '';
}

/** Everything of an island that two pages must have in common, a line of text for each element. */
export function outline(): string[] {
  const island = document.querySelector('[data-cb-widget]') as Element;
  return [...island.querySelectorAll('*')].map((element) => {
    const attributes = [...element.attributes].map(({ name, value }) => `${name}="${value}"`);
    const words = element.childElementCount > 0 ? '' : element.textContent;
    return normalized(`${element.tagName} ${attributes.sort().join(' ')} ${words}`);
  });
}

/** The position of each row, in whole pixels. */
export function places(): string[] {
  return [...document.querySelectorAll('.cb-line')].map((row) => {
    const { x, y, width, height } = row.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  });
}

function rowTemplate(row: Element, line: WireLine): string {
  row.querySelector('input')?.setAttribute('value', '{quantity}');
  for (const element of [row, ...row.querySelectorAll('*')]) {
    for (const attribute of element.attributes) attribute.value = withSlots(attribute.value, line);
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) node.nodeValue = slotOf(element, node.nodeValue ?? '', line);
    }
  }
  return row.outerHTML;
}

function slotOf(element: Element, text: string, line: WireLine): string {
  if (!/^\$[\d,.]+$/.test(text)) return withSlots(text, line);
  if (element.closest('.cb-line__total')) return '{total}';
  const price = amount(text);
  return price === amount(line.salePrice) ? '{sale}' : price === amount(line.listPrice) ? '{list}' : text;
}

function withSlots(text: string, line: WireLine): string {
  return text
    .replaceAll(line.commerceId, '{id}')
    .replaceAll(line.displayName, '{name}')
    .replaceAll(line.productId, '{number}');
}

function amount(value: unknown): number {
  return Number(String(value).replace(/[$,]/g, ''));
}

/**
 * Without the parts that may differ: generated ids, the site's own address, the time of printing, empty
 * attributes, which one runtime writes and the other does not, and a field's value, which is no attribute in
 * the product.
 */
function normalized(text: string): string {
  return text
    .replaceAll(location.origin, '')
    .replace(/cb-id-\d+/g, 'id')
    .replace(/ value="[^"]*"/g, '')
    .replace(/ [a-z-]+=""/g, '')
    .replace(/Printed .* [AP]M/, 'Printed');
}
