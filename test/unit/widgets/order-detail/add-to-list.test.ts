import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { orderItem, orderReply } from '../../support/order-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, settle, spoken, type } from '../../support/render.ts';
import { LISTS, MEMBER, openOrder, texts } from './order-on-screen.ts';

keepTestsApart({ quiet: true });

const ADD = 'POST shopping-list/add-items';
const NEW = 'POST shopping-list/new-list';
const lists = (...rows: object[]) => ({ result: 'success', response: rows });
const BIOLOGY = { giftlistId: 'gl1', Name: 'Biology', quantity: 7 };
const CHEMISTRY = { giftlistId: 'gl2', Name: 'Chemistry' };
const ITEMS = [
  { productId: '351211', quantity: 3 },
  { productId: '351212', quantity: 6 },
];
const order = orderReply({
  productDetails: {
    dropShipItems: [orderItem(1)],
    softGoodsItems: [orderItem(2), orderItem(2)],
  },
});

async function openDialog(replies: object) {
  const screen = await openOrder({ order, replies: { [LISTS]: lists(BIOLOGY, CHEMISTRY), ...replies } });
  await screen.press('Add to List');
  // Its code is loaded by lazy code.
  await settle();
  const select = () => screen.dialog()?.querySelector('select') as HTMLSelectElement;
  const choose = (id: string) =>
    act(async () => {
      select().value = id;
      select().dispatchEvent(new Event('change', { bubbles: true }));
    });
  const nameField = () => screen.dialog()?.querySelector('input') as HTMLInputElement;
  return { ...screen, select, choose, nameField };
}

describe('adding an order to a list', () => {
  it('offers the shopper’s lists, and a new one [2 §2 Order buttons]', async () => {
    const { dialog, select, button } = await openDialog({});
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Add to List');
    expect(texts(select().options)).toEqual(['Biology (7)', 'Chemistry']);
    expect(button('New List')).toBeDefined();
  });

  it('sends all items of the order, an item on two lines once, and links to the lists [2 §2 Order buttons]', async () => {
    const { choose, press, sent, dialog, text, link } = await openDialog({ [ADD]: {} });
    await choose('gl2');
    await press('Add to List');
    expect(sent(ADD).map(({ body }) => body)).toEqual([{ giftlistId: 'gl2', items: ITEMS }]);
    expect(dialog()).toBeNull();
    expect(text()).toContain('Added to Chemistry');
    expect(link('View your lists')?.getAttribute('href')).toBe('/account/list');
    expect(await spoken()).toContain('Added to Chemistry');
  });

  it('creates a list with them [2 §2 Order buttons, §9 Lengths]', async () => {
    const { press, nameField, sent, dialog, text } = await openDialog({
      [NEW]: { giftlistId: 'gl9' },
      [ADD]: {},
    });
    await press('New List');
    expect(document.activeElement).toBe(nameField());
    expect(nameField().maxLength).toBe(40);
    await type(nameField(), 'Spring');
    await press('Save List');
    expect(sent(NEW)[0]?.body).toMatchObject({ eventName: 'Spring' });
    expect(sent(ADD)[0]?.body).toEqual({ giftlistId: 'gl9', items: ITEMS });
    expect(dialog()).toBeNull();
    expect(text()).toContain('Added to Spring');
  });

  it('starts with a new list for a shopper who has none [2 §2 Order buttons]', async () => {
    const { dialog, press } = await openDialog({ [LISTS]: lists() });
    expect(dialog()?.querySelector('h2')?.textContent).toBe('New List');
    await press('Cancel');
    expect(dialog()).toBeNull();
  });

  it('returns from a new list to the lists, with the focus on them', async () => {
    const { press, select } = await openDialog({});
    await press('New List');
    await press('Cancel');
    expect(document.activeElement).toBe(select());
  });

  it('says in the dialog why nothing was added, and can be tried again [2 §8 Order]', async () => {
    const { press, dialog, text } = await openDialog({
      [ADD]: [{ result: 'error', errorMessage: 'This list is full.' }, {}],
    });
    await press('Add to List');
    expect(dialog()?.querySelector('[role="alert"]')?.textContent).toBe('This list is full.');
    await press('Add to List');
    expect(text()).toContain('Added to Biology');
  });

  it('creates no second list if only the items were missing [reliability Lost reply]', async () => {
    const { press, nameField, dialog, sent } = await openDialog({
      [NEW]: { giftlistId: 'gl9' },
      [ADD]: [new Response('', { status: 403 }), {}],
    });
    await press('New List');
    await type(nameField(), 'Spring');
    await press('Save List');
    expect(dialog()?.querySelector('[role="alert"]')?.textContent).toContain('We created the list Spring');
    await press('Save List');
    expect([sent(NEW).length, sent(ADD).length]).toEqual([1, 2]);
    expect(dialog()).toBeNull();
  });

  it('says that it isn’t known whether they were added, and sends nothing by itself', async () => {
    const { press, dialog, sent } = await openDialog({ [ADD]: null });
    await press('Add to List');
    expect(dialog()?.querySelector('[role="alert"]')?.textContent).toContain('couldn’t confirm');
    expect(sent(ADD)).toHaveLength(1);
  });

  it('says that the lists can’t be read, and reads them again [2 §8 Order]', async () => {
    const { dialog, press, select } = await openDialog({
      [LISTS]: [new Response('', { status: 404 }), lists(BIOLOGY)],
    });
    expect(dialog()?.textContent).toContain('Your lists couldn’t be loaded.');
    await press('Try again');
    expect(texts(select().options)).toEqual(['Biology (7)']);
  });

  it('says how it ended even if the dialog was closed in the meantime', async () => {
    const held = heldReplies();
    const { press, button, dialog, alert } = await openDialog({
      [ADD]: held.reply,
    });
    await click([...(dialog()?.querySelectorAll('button') ?? [])].at(-1) as HTMLElement);
    await click(button('Cancel'));
    expect(dialog()).toBeNull();
    await held.answer(new Response('', { status: 403 }));
    expect(alert()?.textContent).toContain('We couldn’t add the items to Biology.');
    await press('Dismiss');
    expect(alert()).toBeNull();
  });

  it('is not offered in a punch-out session [1 §6 Punch-out session]', async () => {
    const profile = { ...MEMBER, userSegment: { 'Punchout Session': true } };
    const { button } = await openOrder({ profile });
    expect(button('Add to List')).toBeUndefined();
  });
});
