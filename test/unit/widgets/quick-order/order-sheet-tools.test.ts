import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPage, endPage } from '../../support/page.ts';
import { click, pass, render, spoken, type } from '../../support/render.ts';
import { answerCalls, type Reply } from '../../support/replies.ts';
import { allNamed } from '../../support/screen.ts';
import { printState } from '../../support/state-block.ts';
import { keepTestsApart } from './quick-order-page.ts';

const MEMBER = { transient: false, profileId: '220022' };
const NEW = 'POST shopping-list/new-list';
const FILL = 'POST shopping-list/add-items';

let form: HTMLElement;

keepTestsApart();

beforeEach(() => {
  endPage();
  beginPage();
});

const fields = (name: 'itemNumber' | 'quantity') => [
  ...form.querySelectorAll<HTMLInputElement>(`[data-field="${name}"]`),
];
const field = (row: number) => fields('itemNumber')[row] as HTMLInputElement;
const typed = () =>
  fields('itemNumber').map(({ value }, row) => `${value}:${fields('quantity')[row]?.value}`);
const named = (name: string, place: HTMLElement = form) =>
  allNamed<HTMLButtonElement>(place, 'button', name)[0];

async function open(profile: object = MEMBER): Promise<void> {
  printState({ profile });
  const { QuickOrder } = await import('../../../../widgets/quick-order/quick-order.tsx');
  form = await render(QuickOrder, { rows: 3 }, 'quick-order');
  await wait();
}

async function wait(): Promise<void> {
  for (let round = 0; round < 10; round += 1) await pass(40);
}

/** Types keys like a scanner or a person, this many milliseconds apart, and waits until the form has come to rest. */
async function send(keys: string[], gap: number): Promise<void> {
  await sendAtOnce(keys, gap);
  await wait();
}

/** Types such keys without waiting for the next frame. */
async function sendAtOnce(keys: string[], gap: number): Promise<void> {
  let timeStamp = performance.now();
  for (const key of keys) {
    timeStamp += gap;
    const target = document.activeElement as HTMLInputElement;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    await act(async () => void target.dispatchEvent(event));
    if (key.length === 1 && !event.defaultPrevented) await type(target, target.value + key);
  }
}

describe('a scanner on a sheet', () => {
  it('fills row after row, and the same item again adds 1 [sheet Scanners]', async () => {
    await open();
    field(0).focus();
    await send([...'351210', 'Enter'], 8);
    expect(document.activeElement).toBe(field(1));
    await send([...'SF1200', 'Tab'], 8);
    await send([...'351210', 'Enter'], 8);
    expect(typed().slice(0, 3)).toEqual(['351210:2', 'SF1200:1', ':1']);
    expect(await spoken()).toContain('351210: 2');
  });

  it('is in the next row before its next key, even if that row is new [sheet Scanners]', async () => {
    await open();
    field(0).focus();
    const codes = ['351210', 'SF1200', '721260', '228770'];
    for (const [row, code] of codes.entries()) {
      await sendAtOnce([...code, 'Enter'], 8);
      expect(document.activeElement).toBe(field(row + 1));
    }
    expect(typed()).toEqual([...codes.map((code) => `${code}:1`), ':1']);
  });

  it('leaves a field alone that contains something else [sheet Scanners]', async () => {
    await open();
    await type(fields('quantity')[0] as HTMLInputElement, '7');
    await type(field(0), '721002');
    (fields('quantity')[0] as HTMLInputElement).focus();
    await send([...'351210', 'Enter'], 8);
    expect(typed().slice(0, 2)).toEqual(['721002:7', '351210:1']);
  });

  it('isn’t confused with a fast typist: Enter moves to the quantity [sheet Scanners]', async () => {
    await open();
    field(0).focus();
    await send([...'351210', 'Enter'], 55);
    expect(typed()[0]).toBe('351210:1');
    expect(document.activeElement).toBe(fields('quantity')[0]);
  });
});

describe('a sheet’s rows', () => {
  it('are saved as a file, with the reason at each wrong one [sheet Saving]', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:made';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await open();
    await type(field(0), '35');
    await click(named('Add to Cart') as HTMLElement);
    await type(field(1), '351210');
    await type(field(2), '=1+1');
    await click(named('Save as CSV') as HTMLElement);
    await wait();
    expect(names).toEqual(['quick-order.csv']);
    const lines = (await (files[0] as Blob).text()).replace('\uFEFF', '').split('\r\n');
    expect(lines[0]).toBe('Item number,Quantity,Reason not added');
    expect(lines.slice(1, 4)).toEqual(['35,1,Enter valid item or qty', '351210,1,', "'=1+1,1,"]);
  });

  it('are saved as a list with their item numbers, without the cart [sheet Saving]', async () => {
    const requests = answerCalls({ [NEW]: { giftlistId: 'gl7' }, [FILL]: {} });
    await open();
    await type(field(0), '351210');
    await type(field(1), 'sf1200');
    await type(fields('quantity')[1] as HTMLInputElement, '4');
    await saveAs('Biology');
    expect(requests.map(({ name, body }) => [name, body])).toEqual([
      [NEW, expect.objectContaining({ eventName: 'Biology' })],
      [
        FILL,
        {
          giftlistId: 'gl7',
          items: [
            { productId: '351210', quantity: 1 },
            { productId: 'SF1200', quantity: 4 },
          ],
        },
      ],
    ]);
    expect(document.querySelector('dialog')).toBeNull();
    expect(typed()[0]).toBe('351210:1');
  });

  it('go from the new list into the cart with one call, and leave; refused ones stay [sheet Saving]', async () => {
    const products = { validproducts: [{ ProductId: '351210' }], invalidProducts: [{ ProductId: 'SF1200' }] };
    const requests = answerCalls({
      [NEW]: { giftlistId: 'gl7' },
      [FILL]: {},
      'POST shopping-list/shopping-list-details/add-multiple-products-to-cart': products,
      'GET cart/cart-details/false': { commerceItems: [], isEmptyCart: 'true' },
    });
    await open();
    await type(field(0), '351210');
    await type(field(1), 'sf1200');
    await saveAs('Biology');
    expect(form.textContent).toContain('Saved to your list Biology: 2 items.');
    await click(named('Add all from this list') as HTMLElement);
    await wait();
    expect(requests.find(({ name }) => name.includes('add-multiple'))?.body).toEqual({
      selectedLists: ['gl7'],
    });
    expect(typed()[0]).toBe('SF1200:1');
    expect(document.querySelector('dialog')?.textContent).toContain('351210');
  });

  it('say which item a list didn’t accept; saving again fills the same list [sheet Saving]', async () => {
    const refused = { result: 'error', message: 'We do not know the item 351219.' };
    const requests = answerCalls({ [NEW]: { giftlistId: 'gl7' }, [FILL]: [refused, {}] as Reply[] });
    await open();
    await type(field(0), '351219');
    await saveAs('Biology');
    expect(document.querySelector('dialog')?.textContent).toContain(
      'We do not know the item 351219. We created the list Biology, but it’s empty.',
    );
    await click(named('Save List', document.body) as HTMLElement);
    await wait();
    expect(requests.filter(({ name }) => name === NEW)).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['a guest', { transient: true }],
    ['a punch-out session', { ...MEMBER, userSegment: { 'Punchout Session': true } }],
  ])('can’t be saved as a list by %s [sheet Saving]', async (_, profile) => {
    await open(profile);
    expect(named('Save as list…')).toBeUndefined();
  });
});

async function saveAs(name: string): Promise<void> {
  await click(named('Save as list…') as HTMLElement);
  await wait();
  await type(document.querySelector('dialog input') as HTMLInputElement, name);
  await click(named('Save List', document.body) as HTMLElement);
  await wait();
}
