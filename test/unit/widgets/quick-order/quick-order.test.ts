import { describe, expect, it, vi } from 'vitest';
import { QuickOrder } from '../../../../widgets/quick-order/quick-order.tsx';
import { heldReplies } from '../../support/held-replies.ts';
import { click, press, render, settle, type } from '../../support/render.ts';
import { answerCalls, type Reply } from '../../support/replies.ts';
import { printState } from '../../support/state-block.ts';
import { ADD, cart, keepTestsApart, READ } from './quick-order-page.ts';

const refusal = (message: string): Reply => ({ result: 'error', response: JSON.stringify({ message }) });
const order = (skuId: string, quantity: number) => ({
  addItemCount: 1,
  skuId,
  actionType: 'addItemToCart',
  quantity,
});

let form: HTMLElement;

const field = (name: 'itemNumber' | 'quantity', row = 0) =>
  form.querySelectorAll<HTMLInputElement>(`[data-field="${name}"]`)[row] as HTMLInputElement;
const button = (name: string) =>
  [...form.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;
const described = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
const announced = () => {
  vi.advanceTimersByTime(100);
  return document.querySelector('[role="status"]')?.textContent;
};

keepTestsApart();

describe('quick order', () => {
  describe('that loads after a press on a link to it', () => {
    function pressLinkTo(id: string): HTMLAnchorElement {
      const link = document.createElement('a');
      link.href = `#${id}`;
      document.body.id = 'order-here';
      document.body.append(link);
      link.focus();
      return link;
    }

    it('has the focus in its first field [1 §2 Quick order link]', async () => {
      pressLinkTo('order-here');
      form = await render(QuickOrder, { rows: 1 });
      expect(document.activeElement).toBe(field('itemNumber'));
    });

    it('keeps the focus while it restores what was typed before a reload [1 §2 Quick order link, §8 Quick order draft]', async () => {
      const rows = [{ itemNumber: 'SF1200', quantity: '2' }];
      sessionStorage.setItem('cb-quick-order-0', JSON.stringify({ owner: '', rows }));
      pressLinkTo('order-here');
      form = await render(QuickOrder, { rows: 1 });
      await settle();
      expect(field('itemNumber').value).toBe('SF1200');
      expect(document.activeElement).toBe(field('itemNumber'));
    });

    it.each(['elsewhere', ''])('leaves the focus on a link to #%s [1 §2 Quick order link]', async (id) => {
      const link = pressLinkTo(id);
      form = await render(QuickOrder, { rows: 1 });
      expect(document.activeElement).toBe(link);
    });
  });

  it('upper-cases an item number as it’s typed, and the caret stays in place [1 §5 Item number]', async () => {
    form = await render(QuickOrder, { rows: 1 });
    await type(field('itemNumber'), 'rc1234');
    expect(field('itemNumber').value).toBe('RC1234');
  });

  it('moves with Enter from item to quantity to adding, and starts again in the item field [1 §4 Quick order, §2 Quick order]', async () => {
    const requests = answerCalls({ [ADD]: { result: 'success' }, [READ]: cart });
    form = await render(QuickOrder, { rows: 1 });
    await type(field('itemNumber'), ' 351210 ');
    const enter = await press('Enter');
    expect(enter.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(field('quantity'));
    await type(field('quantity'), '12');
    await press('Enter');
    await settle();
    expect(requests).toEqual([
      { name: ADD, body: order('351210', 12) },
      { name: READ, body: undefined },
    ]);
    expect([field('itemNumber').value, field('quantity').value]).toEqual(['', '1']);
    expect(document.activeElement).toBe(field('itemNumber'));
    expect(form.textContent).toContain('Added to your cart: 12 × 351210');
    expect(announced()).toBe('Added to your cart: 12 × 351210');
  });

  it('sends nothing for a wrong item or quantity, and says so at both fields [1 §5 Item number, §8 Fields]', async () => {
    const requests = answerCalls({});
    form = await render(QuickOrder, { rows: 1 });
    await type(field('itemNumber'), '3512');
    await type(field('quantity'), '0');
    await click(button('Add to Cart'));
    expect(requests).toEqual([]);
    expect(field('itemNumber').value).toBe('3512');
    expect(field('quantity').value).toBe('');
    for (const name of ['itemNumber', 'quantity'] as const) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
      expect(described(field(name))).toEqual(['Enter valid item or qty']);
    }
    // The focus goes there, so the field is read with its error.
    expect(document.activeElement).toBe(field('itemNumber'));
  });

  it('clears a quantity that isn’t a number when the focus leaves its field, and removes the error at the next key [1 §5 Quick order quantity]', async () => {
    form = await render(QuickOrder, { rows: 1 });
    await type(field('quantity'), '1.5');
    expect(field('quantity').value).toBe('1.5');
    await click(field('itemNumber'));
    expect(field('quantity').value).toBe('');
    expect(form.textContent).toContain('Enter valid item or qty');
    await type(field('quantity'), '2');
    expect(form.textContent).not.toContain('Enter valid item or qty');
  });

  it('keeps what was typed if the shop refuses, with its message in the error box [1 §8 Quick order]', async () => {
    answerCalls({ [ADD]: refusal('Item 999999 is not sold by us.') });
    form = await render(QuickOrder, { rows: 1 });
    await type(field('itemNumber'), '999999');
    await type(field('quantity'), '3');
    await press('Enter');
    await settle();
    expect([field('itemNumber').value, field('quantity').value]).toEqual(['999999', '3']);
    expect(described(field('itemNumber'))).toEqual(['Item 999999 is not sold by us.']);
    // The focus goes there, so the field is read with its error, and nothing else says it.
    expect(document.activeElement).toBe(field('itemNumber'));
    expect(announced()).toBeFalsy();
  });

  it('keeps what was typed if the connection is lost, and Try again adds it [1 §4 Quick order]', async () => {
    const requests = answerCalls({ [ADD]: [null as unknown as object, { result: 'success' }], [READ]: cart });
    form = await render(QuickOrder, { rows: 1 });
    await type(field('itemNumber'), '351210');
    await click(button('Add to Cart'));
    await settle();
    expect(field('itemNumber').value).toBe('351210');
    await click(button('Try again'));
    await settle();
    expect(requests.filter(({ name }) => name === ADD)).toHaveLength(2);
    expect(field('itemNumber').value).toBe('');
    expect(document.activeElement).toBe(field('itemNumber'));
  });

  it('adds once however often the button is pressed; meanwhile fields and button are disabled and keep the focus [1 §4 Quick order]', async () => {
    const held = heldReplies();
    const requests = answerCalls({
      [ADD]: held.reply,
      [READ]: cart,
    });
    form = await render(QuickOrder, { rows: 1 });
    await type(field('itemNumber'), '351210');
    const add = button('Add to Cart');
    await click(add);
    await click(add);
    await settle();
    expect(add.getAttribute('aria-disabled')).toBe('true');
    expect(add.textContent).toBe('Adding…');
    expect([field('itemNumber').readOnly, field('quantity').readOnly]).toEqual([true, true]);
    expect(document.activeElement).toBe(add);
    await held.answer({ result: 'success' });
    expect(requests.filter(({ name }) => name === ADD)).toHaveLength(1);
    expect(field('itemNumber').readOnly).toBe(false);
  });

  it('scrolls into view once the cart above it has the item, and not after a refusal [1 §4 Quick order]', async () => {
    const inView = vi.spyOn(Element.prototype, 'scrollIntoView');
    answerCalls({ [ADD]: [refusal('No such item.'), { result: 'success' }], [READ]: cart });
    form = await render(QuickOrder, { rows: 1 });
    await type(field('itemNumber'), '351210');
    for (const times of [0, 1]) {
      await press('Enter');
      await press('Enter');
      await settle();
      vi.advanceTimersByTime(100);
      expect(inView).toHaveBeenCalledTimes(times);
    }
    expect(inView.mock.contexts).toEqual([form.querySelector('.cb-quick-order')]);
  });

  it('links to sign-in if the session has ended, and keeps what was typed', async () => {
    answerCalls({ [ADD]: new Response('', { status: 401 }) });
    form = await render(QuickOrder, { rows: 1 });
    await type(field('itemNumber'), '351210');
    await click(button('Add to Cart'));
    await settle();
    expect(form.querySelector('a')?.getAttribute('href')).toBe('/account/login?resume=prev');
    expect(field('itemNumber').value).toBe('351210');
  });

  it('doesn’t take the focus from a shopper who has moved on', async () => {
    answerCalls({ [ADD]: { result: 'success' }, [READ]: cart });
    form = await render(QuickOrder, { rows: 1 });
    const elsewhere = document.createElement('input');
    document.body.append(elsewhere);
    await type(field('itemNumber'), '351210');
    const adding = click(button('Add to Cart'));
    elsewhere.focus();
    await adding;
    await settle();
    expect(document.activeElement).toBe(elsewhere);
  });

  it('restores what was typed before a reload, each form its own', async () => {
    const open = async () => [
      await render(QuickOrder, { rows: 1 }, 'quick-order'),
      await render(QuickOrder, { rows: 1 }, 'quick-order'),
    ];
    const before = await open();
    for (const [index, item] of ['351210', 'RC1234'].entries()) {
      form = before[index] as HTMLElement;
      await type(field('itemNumber'), item);
      await type(field('quantity'), String(index + 3));
    }
    for (const one of before) {
      await one.unmount();
      one.remove();
    }
    const after = await open();
    const typed = after.map((one) => {
      form = one;
      return [field('itemNumber').value, field('quantity').value];
    });
    expect(typed).toEqual([
      ['351210', '3'],
      ['RC1234', '4'],
    ]);
  });

  it('doesn’t offer again what was added while the form was removed from the page', async () => {
    const held = heldReplies();
    answerCalls({
      [ADD]: held.reply,
      [READ]: cart,
    });
    const first = await render(QuickOrder, { rows: 1 }, 'quick-order');
    form = first;
    await type(field('itemNumber'), '351210');
    await click(button('Add to Cart'));
    await settle();
    await first.unmount();
    first.remove();
    await held.answer({ result: 'success' });
    form = await render(QuickOrder, { rows: 1 }, 'quick-order');
    expect(field('itemNumber').value).toBe('');
  });

  it('is hidden on a page with an inspect view, wherever it is [1 §2 Inspect view]', async () => {
    const cartPlace = document.createElement('div');
    cartPlace.dataset.cbWidget = 'cart-page';
    cartPlace.dataset.view = 'inspect';
    document.body.append(cartPlace);
    form = await render(QuickOrder, { rows: 1 });
    expect(form.textContent).toBe('');
    cartPlace.remove();
  });

  it('is hidden in a punch-out session [1 §6 Punch-out session]', async () => {
    printState({ profile: { userSegment: { 'Punchout Session': 1 } } });
    form = await render(QuickOrder, { rows: 1 });
    expect(form.textContent).toBe('');
  });
});
