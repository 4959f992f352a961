import { describe, expect, it } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { heldReplies } from '../../support/held-replies.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, settle, spoken, type } from '../../support/render.ts';
import { MEMBER, openCart } from './cart-page-on-screen.ts';

keepTestsApart();
const NEW_LIST = 'POST shopping-list/new-list';
const ADD = 'POST shopping-list/add-items';
const GUEST = { ...MEMBER, transient: true };
const cart = cartReply([cartLine(1), cartLine(2)]);
const MADE = { result: 'success', giftlistId: 'gl1' };

async function openDialog(replies: object, opener = 'Add Shopping Cart to List') {
  const screen = await openCart({ cart, replies: { ...replies } });
  await click(screen.button(opener));
  await settle();
  const name = () => screen.dialog()?.querySelector('input') as HTMLInputElement;
  const save = async (list = 'Biology') => {
    await type(name(), list);
    await click(screen.button('Save List'));
    await settle();
  };
  return { ...screen, name, save };
}

describe('saving the cart to a list', () => {
  it.each(['Add Shopping Cart to List', 'Save Cart'])(
    'starts with %s, which asks for a name [1 §2 Save to list, §2 Save Cart]',
    async (opener) => {
      const { dialog, name } = await openDialog({}, opener);
      expect(dialog()?.querySelector('h2')?.textContent).toBe('New List');
      expect(name().maxLength).toBe(40);
    },
  );

  it.each(['Add Shopping Cart to List', 'Save Cart'])(
    'sends guests to sign in: %s [1 §2 Save to list, §6 Guest]',
    async (name) => {
      const { link, button } = await openCart({ cart, profile: GUEST });
      expect(link(name)?.getAttribute('href')).toBe('/account/login');
      expect(button(name)).toBeUndefined();
    },
  );

  it('creates a list of all lines, says so, and links to it [1 §2 Save to list]', async () => {
    const { save, dialog, text, link, requests } = await openDialog({
      [NEW_LIST]: MADE,
      [ADD]: { result: 'success' },
    });
    await save();
    expect(requests.map(({ name }) => name)).toEqual([NEW_LIST, ADD]);
    expect(dialog()).toBeNull();
    expect(text()).toContain('Saved to Biology');
    expect(link('View your lists')?.getAttribute('href')).toBe('/account/list');
    expect(await spoken()).toContain('Saved to Biology');
  });

  it("shows the server's reason inside the dialog and keeps what was typed [1 §8 Other failures]", async () => {
    const refusal = { result: 'error', errorMessage: 'You have 50 lists already.' };
    const { save, dialog, name } = await openDialog({ [NEW_LIST]: refusal });
    await save();
    expect(dialog()?.querySelector('[role=alert]')?.textContent).toBe('You have 50 lists already.');
    expect(name().value).toBe('Biology');
  });

  it('has its own message for a refusal without words [wire Errors]', async () => {
    const { save, dialog } = await openDialog({ [NEW_LIST]: { result: 'error', errorCode: 'tooMany' } });
    await save();
    expect(dialog()?.querySelector('[role=alert]')?.textContent).toContain(
      'couldn’t save your cart to Biology',
    );
  });

  it('creates no second list if only the items were missing [reliability Lost reply]', async () => {
    const { save, dialog, text, requests } = await openDialog({
      [NEW_LIST]: MADE,
      [ADD]: [new Response('', { status: 500 }), { result: 'success' }],
    });
    await save();
    expect(dialog()?.textContent).toContain('We created the list Biology');
    await save();
    expect(requests.map(({ name }) => name)).toEqual([NEW_LIST, ADD, ADD]);
    expect(text()).toContain('Saved to Biology');
  });

  it('says how it ended even if the dialog was closed in the meantime', async () => {
    const held = heldReplies();
    const { save, button, dialog, text } = await openDialog({
      [NEW_LIST]: held.reply,
    });
    await save();
    await click(button('Cancel'));
    expect(dialog()).toBeNull();
    await held.answer(new Response('', { status: 403 }));
    expect(text()).toContain('We couldn’t save your cart to Biology.');
  });

  it('waits for a cart with items [1 §2 Save to list]', async () => {
    const { button, dialog } = await openCart({ cart: cartReply([]) });
    expect(button('Add Shopping Cart to List').title).toBe('Your cart is empty.');
    await click(button('Add Shopping Cart to List'));
    await settle();
    expect(dialog()).toBeNull();
  });
});
