import { createElement, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { BulkAdd } from '../../../../../shared/domain/bulk-add/bulk-run.ts';
import type { PickRow } from '../../../../../shared/domain/bulk-add/item-pick.ts';
import { ItemPicker } from '../../../../../shared/ui/bulk-add/item-picker.tsx';
import { click, leave, press, render } from '../../../support/render.ts';
import { allNamed, screenOf } from '../../../support/screen.ts';

const row = (number: number, part: Partial<PickRow> = {}): PickRow => ({
  key: `k${number}`,
  itemNumber: `ITEM0${number}`,
  name: `Beaker ${number}`,
  wanted: number,
  text: `${number}`,
  ticked: false,
  wrong: false,
  inCart: 0,
  ...part,
});

const RUN: BulkAdd = {
  source: 'order:o1',
  startedAt: 0,
  phase: 'done',
  rows: [
    { row: { key: 'k1', itemNumber: 'ITEM01', quantity: 1 }, state: 'added' },
    { row: { key: 'k2', itemNumber: 'ITEM02', quantity: 2 }, state: 'refused', message: 'Sold out.' },
  ],
};

type Props = Parameters<typeof ItemPicker>[0];

const propsWith = (part: Partial<Props> = {}): Props => ({
  kind: 'order',
  rows: [row(1), row(2, { inCart: 3 }), row(3, { itemNumber: '', name: 'Old kit' })],
  unreadable: 0,
  cart: 'known',
  run: null,
  isOther: false,
  mayLeave: false,
  merge: null,
  onTick: vi.fn(),
  onType: vi.fn(),
  onReset: vi.fn(),
  onWrong: vi.fn(),
  onAdd: vi.fn(() => undefined),
  onLeave: vi.fn(),
  onStop: vi.fn(),
  onContinue: vi.fn(),
  onAnswer: vi.fn(),
  onClose: vi.fn(),
  ...part,
});

async function open(part: Partial<Props> = {}) {
  const props = propsWith(part);
  const page = await render(ItemPicker, props);
  const field = (name: string) =>
    allNamed<HTMLInputElement>(page, 'input', `Quantity of ${name}`)[0] as HTMLInputElement;
  return { page, props, field, ...screenOf(page) };
}

describe('the picker', () => {
  it('has a row for each item: name, number, the ordered quantity, a quantity field, what is in the cart, and no price [picker Rows, picker Cart]', async () => {
    const { page, box, field, text } = await open();
    const cells = [...page.querySelectorAll('tbody tr')].map((one) => one.textContent);
    expect(cells.slice(0, 2)).toEqual([
      'Beaker 1Item #ITEM011−+',
      'Beaker 2Item #ITEM02Already in your cart: 32−+',
    ]);
    expect(box('Select Beaker 1').checked).toBe(false);
    expect(field('Beaker 2').value).toBe('2');
    expect(text()).not.toMatch(/\$|in stock|available/i);
  });

  it('calls a list’s quantity the needed one [picker Rows]', async () => {
    const { text } = await open({ kind: 'list' });
    expect(text()).toContain('# Needed');
    expect(text()).not.toContain('Ordered');
  });

  it('says why an item without a number can’t be ticked, and offers no quantity for it [picker Ticks]', async () => {
    const { box, page } = await open();
    expect(box('Select Old kit').disabled).toBe(true);
    expect(page.querySelector('[data-row=k3]')?.textContent).toContain('has no item number');
    expect(page.querySelector('[data-row=k3] input[type=text]')).toBeNull();
  });

  it.each([
    [[false, false], false, false, ['k1', 'k2'], true],
    [[true, false], false, true, ['k1', 'k2'], true],
    [[true, true], true, false, ['k1', 'k2'], false],
  ] as const)(
    'with ticks %j, the checkbox above shows it, and ticks all or none [picker Ticks]',
    async (ticks, checked, half, keys, on) => {
      const { page, props } = await open({
        rows: [row(1, { ticked: ticks[0] }), row(2, { ticked: ticks[1] }), row(3, { itemNumber: '' })],
      });
      const all = page.querySelector('.cb-picker__all input') as HTMLInputElement;
      expect([all.checked, all.indeterminate]).toEqual([checked, half]);
      await click(all);
      expect(props.onTick).toHaveBeenCalledWith(keys, on);
    },
  );

  it('counts the ticked items on the button, which waits for a tick [picker Adding]', async () => {
    const { button, props } = await open();
    const none = button('Add selected (0)');
    expect(none.getAttribute('aria-disabled')).toBe('true');
    await click(none);
    expect(document.querySelector('dialog [role=alert]')?.textContent).toMatch(/at least one item/);
    expect(props.onAdd).not.toHaveBeenCalled();
  });

  it('marks a field that the shopper leaves without a quantity [picker Quantity]', async () => {
    const { field, props } = await open({ rows: [row(1, { text: '0' })] });
    field('Beaker 1').focus();
    await leave(field('Beaker 1'));
    expect(props.onWrong).toHaveBeenCalledWith(['k1']);
  });

  it('moves to the first field without a valid quantity, which is described [picker Quantity]', async () => {
    const { field, press: pressButton } = await open({
      rows: [row(1, { ticked: true }), row(2, { ticked: true, text: '0', wrong: true })],
      onAdd: () => 'k2',
    });
    await pressButton('Add selected (2)');
    const wrong = field('Beaker 2');
    expect(document.activeElement).toBe(wrong);
    expect(wrong.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(wrong.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Enter a whole number from 1 to 999.');
  });

  it('restores the first quantity on Escape in a field, and closes on a second one [picker Kept]', async () => {
    const first = await open({ rows: [row(1, { text: '8' })] });
    first.field('Beaker 1').focus();
    await press('Escape');
    expect(first.props.onReset).toHaveBeenCalledWith('k1');
    expect(first.props.onClose).not.toHaveBeenCalled();
    const second = await open({ rows: [row(1)] });
    second.field('Beaker 1').focus();
    await press('Escape');
    expect(second.props.onClose).toHaveBeenCalledOnce();
  });

  it('says that the cart couldn’t be read, and how many items are missing [picker Cart, picker Rows]', async () => {
    const { text } = await open({ cart: 'unknown', unreadable: 2 });
    expect(text()).toContain('We couldn’t load your cart');
    expect(text()).toContain('couldn’t show 2 items');
  });

  it('renders only the changed row [performance Rows]', async () => {
    const drawn = vi.fn();
    const watched = (number: number, part: Partial<PickRow> = {}) => {
      const made = row(number, part);
      return Object.defineProperty(made, 'inCart', { get: () => void drawn(number), enumerable: true });
    };
    const before = [watched(1), watched(2)];
    function Page() {
      const [rows, setRows] = useState(before);
      const onTick = () => setRows([before[0] as PickRow, watched(2, { ticked: true })]);
      return createElement(ItemPicker, { ...propsWith(), rows, onTick });
    }
    const page = await render(Page, {});
    drawn.mockClear();
    await screenOf(page).tick('Select Beaker 2');
    expect(new Set(drawn.mock.calls.flat())).toEqual(new Set([2]));
  });
});

describe('the run in the picker', () => {
  it('replaces the items, with its result by line, and gets the focus; afterwards the items get it [picker Focus, journal Result]', async () => {
    function Page() {
      const [run, setRun] = useState<BulkAdd | null>(null);
      const onAdd = () => void setRun(RUN);
      const rows = [row(1, { ticked: true })];
      const onLeave = () => setRun(null);
      return createElement(ItemPicker, { ...propsWith(), rows, run, mayLeave: true, onAdd, onLeave });
    }
    const page = await render(Page, {});
    const { press: pressButton, link } = screenOf(page);
    await pressButton('Add selected (1)');
    expect(document.activeElement?.textContent).toBe('We’ve gone through all of your items.');
    expect(page.querySelector('table')).toBeNull();
    expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'ITEM02 × 2Sold out.',
    ]);
    expect(link('View Cart').getAttribute('href')).toBe('/checkout/cart');
    await pressButton('Choose more items');
    expect(document.activeElement?.textContent).toMatch(/^Choose what to add/);
  });

  it('goes on when the picker is closed, and is removed once its end was shown [picker Adding]', async () => {
    const running = await open({ run: { ...RUN, phase: 'running' } });
    await running.pressInside('Close');
    expect(running.props.onLeave).not.toHaveBeenCalled();
    expect(running.props.onClose).toHaveBeenCalledOnce();
    await running.page.unmount();
    const done = await open({ run: RUN, mayLeave: true });
    await done.pressInside('Close');
    expect(done.props.onLeave).toHaveBeenCalledOnce();
  });

  it('that has stopped can be continued or discarded, unless a row is in doubt [picker In the way]', async () => {
    const stopped: BulkAdd = { ...RUN, phase: 'stopped', reason: { kind: 'session' } };
    const first = await open({ run: stopped, mayLeave: true });
    expect(first.link('Sign in').getAttribute('href')).toBe('/account/login?resume=prev');
    await first.pressInside('Continue');
    expect(first.props.onContinue).toHaveBeenCalledOnce();
    await first.pressInside('Don’t add the rest');
    expect(first.props.onLeave).toHaveBeenCalledOnce();
    await first.page.unmount();
    const doubtful = await open({ run: stopped, mayLeave: false });
    expect(doubtful.button('Don’t add the rest')).toBeUndefined();
  });

  it('of another place says so [picker In the way]', async () => {
    const { text } = await open({ run: { ...RUN, phase: 'running' }, isOther: true });
    expect(text()).toContain('still being added');
  });

  it('waits for the choice between two carts, which is asked here [picker Merge]', async () => {
    const carts = { current: { count: 2 }, previous: { count: 3 } };
    const onChoose = vi.fn(async () => {});
    const merge = { carts, merging: false, priced: false, onChoose, onClose: vi.fn() };
    const { dialog, pressInside, text } = await open({ run: { ...RUN, phase: 'running' }, merge });
    expect(dialog().textContent).toContain('Merged Cart Notice');
    expect(text()).not.toContain('Choose Items');
    await pressInside('Merge Both Carts');
    expect(onChoose).toHaveBeenCalledWith('mergeCart');
  });

  it('shows why the items are missing [picker Places]', async () => {
    const { text, page } = await open({ rows: null, failure: createElement('p', {}, 'Not to be had.') });
    expect(text()).toContain('Not to be had.');
    expect(page.querySelector('table')).toBeNull();
  });
});
