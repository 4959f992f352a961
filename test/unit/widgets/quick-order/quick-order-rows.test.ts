import { describe, expect, it } from 'vitest';
import { QuickOrder } from '../../../../widgets/quick-order/quick-order.tsx';
import { click, press, render, settle, type } from '../../support/render.ts';
import { answerCalls, type Reply } from '../../support/replies.ts';
import { ADD, cart, keepTestsApart, READ } from './quick-order-page.ts';

let form: HTMLElement;

const rows = () => form.querySelectorAll<HTMLElement>('[role="group"]');
const field = (name: 'itemNumber' | 'quantity', row: number) =>
  form.querySelectorAll<HTMLInputElement>(`[data-field="${name}"]`)[row] as HTMLInputElement;
const add = () => form.querySelector('.cb-quick-order__add') as HTMLButtonElement;
const typed = () =>
  [...rows()].map((_, row) => `${field('itemNumber', row).value}:${field('quantity', row).value}`);

async function fillRows(texts: string[]): Promise<void> {
  for (const [row, text] of texts.entries()) {
    const [itemNumber = '', quantity = ''] = text.split(':');
    await type(field('itemNumber', row), itemNumber);
    await type(field('quantity', row), quantity);
  }
}

/** Adds what the list names, and refuses the rest. */
function openShopFor(known: string[]) {
  const replies = (body: unknown): Reply => {
    const { skuId } = body as { skuId: string };
    return known.includes(skuId)
      ? { result: 'success' }
      : { result: 'error', response: JSON.stringify({ message: `${skuId} is unknown.` }) };
  };
  const requests = answerCalls({ [ADD]: replies, [READ]: cart });
  return () =>
    requests.filter(({ name }) => name === ADD).map(({ body }) => (body as { skuId: string }).skuId);
}

keepTestsApart();

describe('quick order with several rows', () => {
  it('starts with as many rows as the page asks for and always has an empty one at the end', async () => {
    form = await render(QuickOrder, { rows: 3 });
    expect(typed()).toEqual([':1', ':1', ':1']);
    await fillRows(['351210:1', '351211:1', '351212:1']);
    expect(rows()).toHaveLength(4);
    expect(rows()[3]?.getAttribute('aria-label')).toBe('Row 4');
  });

  it('goes through the rows by Enter and adds them by Enter in an empty one', async () => {
    const added = openShopFor(['351210', '351211']);
    form = await render(QuickOrder, { rows: 2 });
    field('itemNumber', 0).focus();
    for (const [item, quantity] of [
      ['351210', '2'],
      ['351211', '3'],
    ]) {
      await type(document.activeElement as HTMLInputElement, item as string);
      await press('Enter');
      await type(document.activeElement as HTMLInputElement, quantity as string);
      await press('Enter');
    }
    expect(document.activeElement).toBe(field('itemNumber', 2));
    await press('Enter');
    await settle();
    expect(added()).toEqual(['351210', '351211']);
    expect(typed()).toEqual([':1', ':1']);
    expect(document.activeElement).toBe(field('itemNumber', 0));
    expect(form.textContent).toContain('Added to your cart: 2 items');
  });

  it('sends the rows one at a time and tells how far it is', async () => {
    const answers: ((reply: Reply) => void)[] = [];
    const requests = answerCalls({
      [ADD]: () =>
        new Promise<Reply>((resolve) => {
          answers.push(resolve);
        }),
      [READ]: cart,
    });
    form = await render(QuickOrder, { rows: 3 });
    await fillRows(['351210:1', '351211:1']);
    await click(add());
    await settle();
    expect(form.textContent).toContain('Adding 1 of 2…');
    expect(requests.filter(({ name }) => name === ADD)).toHaveLength(1);
    answers[0]?.({ result: 'success' });
    await settle();
    expect(form.textContent).toContain('Adding 2 of 2…');
    expect(typed().slice(0, 2)).toEqual([':1', '351211:1']);
    answers[1]?.({ result: 'success' });
    await settle();
    expect(form.textContent).not.toContain('Adding');
  });

  it('adds the valid rows and keeps each failing one with its reason [1 §5 Item number]', async () => {
    const added = openShopFor(['351210', '351213']);
    form = await render(QuickOrder, { rows: 2 });
    await fillRows(['351210:1', '35:1', '999999:4', '351213:1']);
    await click(add());
    await settle();
    expect(added()).toEqual(['351210', '999999', '351213']);
    expect(typed()).toEqual([':1', '35:1', '999999:4', ':1']);
    expect(rows()[1]?.textContent).toContain('Enter valid item or qty');
    expect(rows()[2]?.textContent).toContain('999999 is unknown.');
    expect(form.textContent).toContain('Added to your cart: 2. Not added: 2; they are still here.');
    expect(document.activeElement).toBe(field('itemNumber', 1));
  });

  it('stops at the first row for which the connection is lost, and adds the rest by Try again', async () => {
    const requests = answerCalls({
      [ADD]: [{ result: 'success' }, null as unknown as object, { result: 'success' }, { result: 'success' }],
      [READ]: cart,
    });
    form = await render(QuickOrder, { rows: 3 });
    await fillRows(['351210:1', '351211:2', '351212:3']);
    await click(add());
    await settle();
    expect(requests.filter(({ name }) => name === ADD)).toHaveLength(2);
    expect(typed().slice(0, 3)).toEqual([':1', '351211:2', '351212:3']);
    const again = [...form.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Try again',
    );
    expect(again).toHaveLength(1);
    await click(again[0] as HTMLElement);
    await settle();
    expect(typed()).toEqual([':1', ':1', ':1']);
  });

  it('tells that an item number stands in two rows', async () => {
    form = await render(QuickOrder, { rows: 2 });
    await fillRows(['351210:1', '351210:2', '']);
    expect(rows()[1]?.textContent).toContain('351210 is in row 1, too. The quantities are added together.');
  });

  it('flags its first row when nothing was typed at all [1 §5 Item number]', async () => {
    form = await render(QuickOrder, { rows: 2 });
    await click(add());
    expect(rows()[0]?.textContent).toContain('Enter valid item or qty');
    expect(document.activeElement).toBe(field('itemNumber', 0));
  });
});
