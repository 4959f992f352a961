import { describe, expect, it } from 'vitest';
import { QuickOrder } from '../../../../widgets/quick-order/quick-order.tsx';
import { click, pass, press, render, type } from '../../support/render.ts';
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

/** Adds the items of the list, and refuses the rest. */
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

/** Waits until a run ends. */
async function finish(): Promise<void> {
  for (let round = 0; round < 12; round += 1) await pass(50);
}

keepTestsApart();

describe('quick order with several rows', () => {
  it('starts with as many rows as the page wants, and always has an empty one at the end', async () => {
    form = await render(QuickOrder, { rows: 3 });
    expect(typed()).toEqual([':1', ':1', ':1']);
    await fillRows(['351210:1', '351211:1', '351212:1']);
    expect(rows()).toHaveLength(4);
    expect(rows()[3]?.getAttribute('aria-label')).toBe('Row 4');
  });

  it('moves through the rows with Enter, and Enter in an empty one adds them', async () => {
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
    await finish();
    expect(added()).toEqual(['351210', '351211']);
    expect(typed()).toEqual([':1', ':1']);
    expect(document.activeElement).toBe(field('itemNumber', 0));
    expect(form.textContent).toContain('2 items added to your cart');
  });

  it('sends the rows one at a time and shows its progress [sheet Sending]', async () => {
    const answers: ((reply: Reply) => void)[] = [];
    const requests = answerCalls({
      [ADD]: () =>
        new Promise<Reply>((resolve) => {
          answers.push(resolve);
        }),
      [READ]: cart,
    });
    form = await render(QuickOrder, { rows: 3 });
    await pass(1);
    await fillRows(['351210:1', '351211:1']);
    await click(add());
    await finish();
    expect(form.querySelector('[role="progressbar"]')?.getAttribute('aria-valuetext')).toBe('0 of 2');
    expect(requests.filter(({ name }) => name === ADD)).toHaveLength(1);
    answers[0]?.({ result: 'success' });
    await finish();
    expect(form.querySelector('[role="progressbar"]')?.getAttribute('aria-valuetext')).toBe('1 of 2');
    expect(typed()[0]).toBe('351211:1');
    answers[1]?.({ result: 'success' });
    await finish();
    expect(form.querySelector('[role="progressbar"]')).toBeNull();
  });

  it('adds the valid rows and keeps each failed one with its reason [1 §5 Item number]', async () => {
    const added = openShopFor(['351210', '351213']);
    form = await render(QuickOrder, { rows: 2 });
    await fillRows(['351210:1', '35:1', '999999:4', '351213:1']);
    await click(add());
    await finish();
    expect(added()).toEqual(['351210', '999999', '351213']);
    expect(typed()).toEqual(['35:1', '999999:4', ':1']);
    expect(rows()[0]?.textContent).toContain('Enter valid item or qty');
    expect(rows()[1]?.textContent).toContain('999999 is unknown.');
    expect(form.textContent).toContain('2 added to your cart. 2 not added; they’re still here.');
    expect(document.activeElement).toBe(field('itemNumber', 0));
  });

  it('stops if the session has ended, and keeps what wasn’t added [sheet Sending]', async () => {
    const ended = { error: { messageCode: 'USER_NOT_AUTHENTICATED' } };
    answerCalls({ [ADD]: [{ result: 'success' }, ended], [READ]: cart });
    form = await render(QuickOrder, { rows: 3 });
    await fillRows(['351210:1', '351211:2', '351212:3']);
    await click(add());
    await finish();
    expect(typed().slice(0, 2)).toEqual(['351211:2', '351212:3']);
    expect(form.textContent).toContain('Your session has ended.');
  });

  it('says that an item number is in two rows', async () => {
    form = await render(QuickOrder, { rows: 2 });
    await finish();
    await fillRows(['351210:1', '351210:2', '']);
    expect(rows()[1]?.textContent).toContain('351210 is also in row 1. We’ll combine the quantities.');
  });

  it('marks its first row if nothing was typed at all [1 §5 Item number]', async () => {
    form = await render(QuickOrder, { rows: 2 });
    await click(add());
    expect(rows()[0]?.textContent).toContain('Enter valid item or qty');
    expect(document.activeElement).toBe(field('itemNumber', 0));
  });
});
