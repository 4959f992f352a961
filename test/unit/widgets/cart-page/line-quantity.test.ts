import { describe, expect, it } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { heldReplies } from '../../support/held-replies.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, leave, pass, press, spoken, type } from '../../support/render.ts';
import { openCart, REMOVE, UPDATE } from './cart-page-on-screen.ts';

keepTestsApart();

const saved = (quantity: string) => ({
  result: 'success',
  cartDetails: cartReply([cartLine(1, { quantity, total: '$99.00' })]),
});
const open = (quantity = '3', replies = {}) =>
  openCart({ cart: cartReply([cartLine(1, { quantity })]), replies });

describe("a line's quantity", () => {
  it('is sent 1000 ms after the last change, and only the last quantity [1 §4, §9]', async () => {
    const { field, requests, row } = await open('3', { [UPDATE]: saved('12') });
    await type(field(1), '1');
    await pass(999);
    await type(field(1), '12');
    await pass(999);
    expect(requests).toEqual([]);
    await pass(1);
    expect(requests.map(({ body }) => body)).toEqual([
      { itemIds: 'ci1', actionType: 'updateItems', updateId: 'ci1=12' },
    ]);
    expect(row(1).textContent).toContain('$99.00');
  });

  it('is sent at once with Enter and on leaving the field [1 §4 Quantity edit]', async () => {
    const { field, requests } = await open('3', { [UPDATE]: [saved('4'), saved('5')] });
    await type(field(1), '4');
    await press('Enter');
    await pass(0);
    expect(requests).toHaveLength(1);
    await type(field(1), '5');
    await leave(field(1));
    expect(requests).toHaveLength(2);
  });

  it("says 'Saving…' beside the total while it’s being saved [visual Saving]", async () => {
    const held = heldReplies();
    const { field, row, text } = await open('3', { [UPDATE]: held.reply });
    await type(field(1), '4');
    await press('Enter');
    await pass(0);
    expect(row(1).querySelector('td:nth-child(4)')?.textContent).toBe('Saving…$7.50');
    expect(field(1).disabled).toBe(false);
    expect(text()).toContain('SubtotalRecalculating');
    await held.answer(saved('4'));
    await pass(0);
    expect(text()).toContain('Subtotal$1,234.50');
  });

  it('steps from a quantity above 999 to 999 [1 §5 Line quantity]', async () => {
    const { field, button } = await open('1200', { [UPDATE]: [saved('999')] });
    await click(button('Increase quantity of Beaker 1'));
    expect(field(1).value).toBe('1200');
    await click(button('Decrease quantity of Beaker 1'));
    expect(field(1).value).toBe('999');
  });

  it('takes three characters, and goes from 1 with minus to 999 with plus [1 §5 Line quantity, §9 Quantity]', async () => {
    const { field, button } = await open('998', { [UPDATE]: [saved('999')] });
    expect(field(1).maxLength).toBe(3);
    const plus = button('Increase quantity of Beaker 1');
    await click(plus);
    await click(plus);
    expect(field(1).value).toBe('999');
    expect([plus.getAttribute('aria-disabled'), plus.title]).toEqual(['true', 'The maximum is 999.']);
    await pass(1000);
  });

  it('doesn’t go below 1 with minus, and says so [1 §5 Line quantity, accessibility Quantity]', async () => {
    const { field, button, requests } = await open('1');
    await click(button('Decrease quantity of Beaker 1'));
    await pass(500);
    expect(await spoken()).toBe('You can’t go below 1 here.');
    await pass(500);
    expect(field(1).value).toBe('1');
    expect(requests).toEqual([]);
  });

  it('steps with the arrow keys, and quick steps are announced once: when the last is saved [accessibility Quantity, accessibility Live region]', async () => {
    const { field } = await open('3', { [UPDATE]: saved('5') });
    field(1).focus();
    await press('ArrowUp');
    await press('ArrowUp');
    expect(field(1).value).toBe('5');
    await pass(800);
    expect(await spoken()).toBe('');
    await pass(200);
    expect(await spoken()).toBe('Saved: 5 of Beaker 1.');
  });

  it('is also announced if steps return to the cart’s quantity, and nothing is sent [accessibility Quantity]', async () => {
    const { field, requests } = await open();
    field(1).focus();
    await press('ArrowUp');
    await press('ArrowDown');
    await pass(1000);
    expect(await spoken()).toBe('Saved: 3 of Beaker 1.');
    expect(requests).toEqual([]);
  });

  it('leaves arrow keys with modifiers to the browser and to screen readers, which move through tables with them [accessibility Quantity]', async () => {
    const { field, requests } = await open();
    field(1).focus();
    for (const held of [
      { altKey: true, shiftKey: true },
      { shiftKey: true },
      { ctrlKey: true },
      { metaKey: true },
    ]) {
      expect((await press('ArrowUp', held)).defaultPrevented).toBe(false);
      expect((await press('ArrowDown', held)).defaultPrevented).toBe(false);
    }
    await pass(1000);
    expect(field(1).value).toBe('3');
    expect(requests).toEqual([]);
  });

  it('is restored by Escape, and nothing is sent [accessibility Quantity]', async () => {
    const { field, requests } = await open();
    await type(field(1), '7');
    await press('Escape');
    await pass(1000);
    expect(field(1).value).toBe('3');
    expect(requests).toEqual([]);
  });

  it('marks a value that isn’t a number, and clears it once typing has stopped [1 §4 Invalid quantity, §5 Line quantity]', async () => {
    const { field, text, requests } = await open();
    await type(field(1), '1a');
    expect(field(1).getAttribute('aria-invalid')).toBe('true');
    await pass(1000);
    expect(field(1).value).toBe('');
    expect(text()).toContain('Enter a whole number from 1 to 999. Your cart still has 3.');
    expect(requests).toEqual([]);
  });

  it.each(['-1', '1.5', ' 5', 'x'])(
    'clears %o on leaving the field [1 §5 Line quantity]',
    async (entered) => {
      const { field } = await open();
      await type(field(1), entered);
      await leave(field(1));
      expect([field(1).value, field(1).getAttribute('aria-invalid')]).toEqual(['', 'true']);
    },
  );

  it('is no longer an error with the next number [1 §4 Invalid quantity]', async () => {
    const { field } = await open('3', { [UPDATE]: saved('5') });
    await type(field(1), 'x');
    await pass(1000);
    await type(field(1), '5');
    expect([field(1).value, field(1).getAttribute('aria-invalid')]).toEqual(['5', null]);
    await pass(1000);
  });

  it('drops a number that becomes invalid before it was sent [1 §4 Invalid quantity]', async () => {
    const { field, requests } = await open();
    await type(field(1), '1');
    await type(field(1), '1.');
    await pass(2000);
    expect(requests).toEqual([]);
  });

  it('is restored if the field is left empty [1 §4 Invalid quantity]', async () => {
    const { field } = await open();
    await type(field(1), '');
    expect(field(1).value).toBe('');
    await leave(field(1));
    expect(field(1).value).toBe('3');
  });

  it('asks whether to remove the line at 0, and keeps it on request [1 §4 Quantity 0]', async () => {
    const { field, button, text, requests } = await open();
    await type(field(1), '0');
    expect(text()).toContain('Remove this item?');
    await press('Enter');
    expect(document.activeElement).toBe(button('Keep 3: Beaker 1'));
    await click(button('Keep 3: Beaker 1'));
    await pass(1000);
    expect([field(1).value, document.activeElement]).toEqual(['3', field(1)]);
    expect(requests).toEqual([]);
  });

  it('removes the line at 0 once that is confirmed [1 §4 Quantity 0, §5 Line quantity]', async () => {
    const reply = { result: 'success', cartDetails: cartReply([]) };
    const { field, buttons, requests } = await open('3', { [REMOVE]: reply });
    await type(field(1), '0');
    await click(buttons('Remove Beaker 1').at(-1) as HTMLElement);
    await pass(0);
    expect(requests.map(({ body }) => body)).toEqual([
      { action: 'removeOneItem', removeOneItem: 'ci1', enableShippingCharge: false },
    ]);
  });

  it('stays on screen, marked and with Retry, if it couldn’t be saved [reliability Line write]', async () => {
    const lost = new Response('', { status: 403 });
    const { field, button, text, requests } = await open('3', { [UPDATE]: [lost, saved('8')] });
    await type(field(1), '8');
    await press('Enter');
    await pass(0);
    expect(field(1).value).toBe('8');
    expect(text()).toContain('8 wasn’t saved. Your cart still has 3.');
    await click(button('Retry: Beaker 1'));
    await pass(0);
    expect(requests).toHaveLength(2);
    expect(text()).not.toContain('wasn’t saved');
  });

  it('shows the server’s reason and the confirmed quantity if it was refused [reliability Line write]', async () => {
    const refusal = { result: 'error', errorMessage: 'Only 5 can be ordered.' };
    const { field, text } = await open('3', { [UPDATE]: refusal });
    await type(field(1), '8');
    await press('Enter');
    await pass(0);
    expect(field(1).value).toBe('3');
    expect(text()).toContain('Only 5 can be ordered.');
  });
  it.each([
    [{ result: 'error', errorCode: 'x' }, 'We can’t make this change. Your cart still has 3.'],
    [{ formExceptions: [{ errorCode: 'x' }] }, 'We can’t make this change. Your cart still has 3.'],
    [{ result: 'error', errorMessage: [{ message: '' }, { message: 'No.' }] }, 'No.'],
  ])('has a message for a refusal without words: %j [1 §8 Lines, wire Errors]', async (refusal, told) => {
    const { field, row } = await open('3', { [UPDATE]: refusal });
    await type(field(1), '8');
    await press('Enter');
    await pass(0);
    expect(row(1).querySelector('.cb-line__problem')?.textContent).toBe(told);
  });
});
