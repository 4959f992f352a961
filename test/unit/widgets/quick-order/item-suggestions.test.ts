import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPage, endPage } from '../../support/page.ts';
import { click, leave, pass, press, render, spoken, type } from '../../support/render.ts';
import { printState } from '../../support/state-block.ts';
import { keepTestsApart } from './quick-order-page.ts';

const KEY = 'cb-seen-items';
const MEMBER = { transient: false, profileId: '220022', hidePrice: 'false' };
const SEEN = [
  { itemNumber: '151261', name: 'Bullfrog', quantity: 3, price: 9876.54 },
  { itemNumber: '151270', name: 'Leopard frog', quantity: 1200 },
  { itemNumber: '721002' },
];

let form: HTMLElement;

keepTestsApart();

beforeEach(() => {
  endPage();
  beginPage();
});

async function open({
  owner = '220022',
  items = SEEN as object[],
  rows = 1,
  profile = MEMBER as object,
} = {}) {
  sessionStorage.setItem(KEY, JSON.stringify({ owner, items }));
  printState({ profile });
  const { QuickOrder } = await import('../../../../widgets/quick-order/quick-order.tsx');
  form = await render(QuickOrder, { rows }, 'quick-order');
  await pass(40);
}

const field = (row = 0) => form.querySelectorAll('[data-field="itemNumber"]')[row] as HTMLInputElement;
const quantity = (row = 0) => form.querySelectorAll('[data-field="quantity"]')[row] as HTMLInputElement;
const list = () => form.querySelector('[role="listbox"]');
const options = () => [...form.querySelectorAll<HTMLElement>('[role="option"]')];
const texts = () => options().map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

/** Moves the focus into the field, lets its code load, then types. */
async function typeNumber(text: string, row = 0): Promise<void> {
  await act(async () => field(row).focus());
  await pass(40);
  await type(field(row), text);
  await pass(1);
}

describe('while an item number is typed', () => {
  it('items from orders and lists are suggested with name and last quantity, and no price [sheet Suggestions]', async () => {
    await open();
    await typeNumber('151');
    expect(texts()).toEqual(['151261 Last quantity: 3 Bullfrog', '151270 Last quantity: 1,200 Leopard frog']);
    expect(form.innerHTML).not.toContain('9876');
    vi.advanceTimersByTime(600);
    expect(await spoken()).toContain('2 suggestions. Use the Up and Down Arrow keys to choose one.');
    await typeNumber('9');
    expect(list()).toBeNull();
  });

  it('the field is a combobox with a list box for screen readers [sheet Suggestions]', async () => {
    await open();
    expect(field().getAttribute('role')).toBe('combobox');
    expect(field().getAttribute('aria-autocomplete')).toBe('list');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await typeNumber('151');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-controls')).toBe(list()?.id);
    expect(list()?.getAttribute('aria-label')).toBe('Items from your orders and lists');
    expect(field().hasAttribute('aria-activedescendant')).toBe(false);
    await press('ArrowDown');
    expect(active()).toBe(options()[0]);
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    expect(document.activeElement).toBe(field());
    await press('Escape');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(field().hasAttribute('aria-controls')).toBe(false);
    expect(field().hasAttribute('aria-activedescendant')).toBe(false);
    expect(list()).toBeNull();
    expect(field().value).toBe('151');
  });

  it('arrow keys move through the items and back to the text, and Enter takes one and moves on [sheet Suggestions]', async () => {
    await open();
    await typeNumber('151');
    const order: (string | undefined)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
      expect((await press(key)).defaultPrevented).toBe(true);
      order.push(active()?.textContent?.slice(0, 6));
    }
    expect(order).toEqual(['151261', '151270', undefined, '151270']);
    await press('Enter');
    await pass(40);
    expect(field().value).toBe('151270');
    expect(quantity().value).toBe('1');
    expect(document.activeElement).toBe(quantity());
    expect(list()).toBeNull();
  });

  it('Enter takes the typed text as long as no item is chosen [sheet Suggestions, sheet One row]', async () => {
    await open();
    await typeNumber('151');
    await press('Enter');
    await pass(40);
    expect(field().value).toBe('151');
    expect(document.activeElement).toBe(quantity());
    expect(list()).toBeNull();
  });

  it('a click puts an item into its row [sheet Suggestions]', async () => {
    await open({ rows: 3 });
    await typeNumber('7', 1);
    const [option] = options();
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    await act(async () => option?.dispatchEvent(down));
    expect(down.defaultPrevented).toBe(true);
    await act(async () => option?.click());
    await pass(40);
    expect([field(0).value, field(1).value]).toEqual(['', '721002']);
    expect(document.activeElement).toBe(quantity(1));
  });

  it('Down Arrow shows the latest items in an empty field; with Alt, none is chosen [sheet Suggestions]', async () => {
    await open();
    await typeNumber('');
    expect(list()).toBeNull();
    await press('ArrowDown');
    expect(texts()).toHaveLength(3);
    expect(active()).toBe(options()[0]);
    await press('Escape');
    const event = new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true });
    await act(async () => void field().dispatchEvent(event));
    expect(texts()).toHaveLength(3);
    expect(active()).toBeNull();
    expect(texts()[2]?.trim()).toBe('721002');
  });

  it('leaving the field closes the list, and Escape without a list is left to the page [sheet Suggestions]', async () => {
    await open();
    await typeNumber('151');
    await leave(field());
    expect(list()).toBeNull();
    await act(async () => field().focus());
    await pass(40);
    expect(list()).toBeNull();
    expect((await press('Escape')).defaultPrevented).toBe(false);
  });

  it('text that was typed before the code has loaded counts, too [sheet Suggestions]', async () => {
    await open();
    await act(async () => field().focus());
    await type(field(), '151');
    await pass(40);
    expect(texts()).toHaveLength(2);
  });

  it('a name is found by its words [sheet Suggestions]', async () => {
    await open();
    await typeNumber('leopard');
    expect(texts()).toEqual(['151270 Last quantity: 1,200 Leopard frog']);
  });
});

describe('nothing is suggested', () => {
  it('from another shopper’s orders, which are deleted [sheet Suggestions, S13]', async () => {
    await open({ owner: '330033' });
    await typeNumber('151');
    expect(list()).toBeNull();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('to a guest [sheet Suggestions, S13]', async () => {
    await open({ profile: { transient: true } });
    await typeNumber('151');
    expect(list()).toBeNull();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('once the shopper has signed out in another tab [sheet Suggestions, S13]', async () => {
    await open();
    await typeNumber('151');
    const { noteSignedOut } = await import('../../../../shared/stores/account/signed-out.ts');
    await act(async () => noteSignedOut());
    expect(list()).toBeNull();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('to a shopper whose pages have read no items, and the field is a plain one [sheet Suggestions, sheet One row]', async () => {
    printState({ profile: MEMBER });
    const { QuickOrder } = await import('../../../../widgets/quick-order/quick-order.tsx');
    form = await render(QuickOrder, { rows: 1 }, 'quick-order');
    await typeNumber('151');
    expect(field().hasAttribute('role')).toBe(false);
    expect(list()).toBeNull();
    await click(quantity());
    expect(quantity().hasAttribute('role')).toBe(false);
  });
});
