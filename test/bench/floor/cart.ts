/**
 * The hand-written cart that the product is measured against: it parses the state block, writes all rows in one go, and
 * after a reply changes only the parts that differ. It doesn't check replies, and has no undo and no errors.
 */
import type { Markup } from '../in-page/read-markup.ts';
import type { WireCart, WireLine } from './wire.ts';

/** Put before this script when it is built: the product's own markup. */
declare const MARKUP: Markup & { status: string; waiting: string; removed: string };

/** The shown values of a line. */
interface ShownLine {
  quantity: string;
  total: string;
}

const state = JSON.parse(document.getElementById('cb-state')?.textContent ?? '');
const island = document.querySelector('[data-cb-widget]') as HTMLElement;
const templates = MARKUP.rows.map((row) => row.split(/[{}]/));
const shown = new Map<string, ShownLine>();

function dollars(amount: unknown): string {
  const cents = Number(String(amount ?? '').replace(/[$,]/g, '')).toFixed(2);
  return `$${cents.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

function rowHtml(line: WireLine): string {
  const values: Record<string, string> = {
    id: line.commerceId,
    number: line.productId,
    name: escaped(line.displayName),
    quantity: String(line.quantity),
    sale: dollars(line.salePrice),
    list: dollars(line.listPrice),
    total: dollars(line.total),
  };
  shown.set(line.commerceId, { quantity: String(line.quantity), total: values.total as string });
  const template = templates[MARKUP.kinds[`${line.productId} ${Number(line.quantity) > 1}`] ?? 0] as string[];
  let html = '';
  // Alternating text and slots.
  for (let at = 0; at < template.length; at += 1) {
    const piece = template[at] as string;
    html += at % 2 ? values[piece] : piece;
  }
  return html;
}

function draw(cart: WireCart): void {
  const rows = cart.commerceItems.map(rowHtml).join('');
  island.innerHTML = MARKUP.shell
    .replace('{rows}', () => rows)
    .replaceAll('{subtotal}', dollars(cart.subTotal));
}

function rowOf(lineId: string): HTMLElement {
  return island.querySelector(`[data-line="${lineId}"]`) as HTMLElement;
}

function wait(row: HTMLElement): void {
  row.dataset.state = 'sending';
  row.querySelector('.cb-line__total')?.insertAdjacentHTML('afterbegin', MARKUP.status);
  for (const sum of island.querySelectorAll('.cb-summary__total')) {
    sum.querySelector('.cb-money')?.remove();
    sum.insertAdjacentHTML('beforeend', MARKUP.waiting);
  }
}

async function write(path: string, body: object): Promise<WireCart> {
  const response = await fetch(`${state.config.apiBase}/${path}`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-CB-CSRF': state.config.csrfToken,
    },
    body: JSON.stringify(body),
  });
  return JSON.parse(await response.text()).response.cartDetails;
}

function apply(cart: WireCart): void {
  for (const line of cart.commerceItems) {
    const before = shown.get(line.commerceId) as ShownLine;
    const now = { quantity: String(line.quantity), total: dollars(line.total) };
    if (before.quantity === now.quantity && before.total === now.total) continue;
    shown.set(line.commerceId, now);
    const row = rowOf(line.commerceId);
    (row.querySelector('.cb-stepper__field') as HTMLInputElement).value = now.quantity;
    (row.querySelector('.cb-line__total .cb-money') as HTMLElement).textContent = now.total;
  }
  const subtotal = dollars(cart.subTotal);
  for (const sum of island.querySelectorAll('.cb-summary__total')) {
    sum.querySelector('.cb-summary__waiting')?.remove();
    sum.insertAdjacentHTML('beforeend', `<span class="cb-money" translate="no">${subtotal}</span>`);
  }
  const count = cart.commerceItems.reduce((sum, { quantity }) => sum + Number(quantity), 0);
  (island.querySelector('.cb-cart__count') as HTMLElement).textContent = `${count} items`;
}

async function change(row: HTMLElement, quantity: string): Promise<void> {
  const { line } = row.dataset;
  wait(row);
  const updateId = `${line}=${quantity}`;
  const cart = await write('cart/update-item', { itemIds: line, actionType: 'updateItems', updateId });
  delete row.dataset.state;
  row.querySelector('.cb-line__status')?.remove();
  apply(cart);
}

async function remove(row: HTMLElement): Promise<void> {
  wait(row);
  const cart = await write('cart/remove-product-from-cart', {
    action: 'removeOneItem',
    removeOneItem: row.dataset.line,
    enableShippingCharge: false,
  });
  row.insertAdjacentHTML('beforebegin', MARKUP.removed);
  const next = row.nextElementSibling?.querySelector<HTMLElement>('.cb-line__remove');
  row.remove();
  apply(cart);
  next?.focus();
}

// When the document is complete, the browser examines up to 200 fields, and lays out every row for that. The product
// renders after that moment, and so does this page; otherwise only its start would include that work.
setTimeout(draw, 0, state.cart);
island.addEventListener('keydown', (event) => {
  const field = event.target as HTMLInputElement;
  if (event.key === 'Enter' && field.matches('.cb-stepper__field')) {
    event.preventDefault();
    void change(field.closest('tr') as HTMLElement, field.value);
  }
});
island.addEventListener('click', (event) => {
  const button = (event.target as Element).closest('.cb-line__remove, .cb-stepper__button:last-child');
  const row = button?.closest('tr');
  if (!button || !row) return;
  if (button.matches('.cb-line__remove')) return void remove(row);
  const field = row.querySelector('.cb-stepper__field') as HTMLInputElement;
  field.value = String(Number(field.value) + 1);
  void change(row, field.value);
});
island.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement) target.select();
});
