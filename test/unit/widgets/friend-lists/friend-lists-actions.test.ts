import { describe, expect, it } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, pass, settle, spoken, type } from '../../support/render.ts';
import { ADD, CART, COPY, GUEST, openFriendLists } from './friend-lists-on-screen.ts';

keepTestsApart({ quiet: true });

const ADDED = {
  result: 'success',
  response: {
    validproducts: [
      { ProductId: '351211', displayName: 'Beaker', quantity: 2, dataLayer_obj: { event: 'add' } },
    ],
    invalidProducts: [{ ProductId: '900100', displayName: 'Frog', message: 'Out of season.' }],
  },
};
const EMPTY_CART = { result: 'success', commerceItems: [] };

describe("adding a friend's list to the cart", () => {
  it('sends the list, and says line by line what was added and what wasn’t [2 §2 Friend list rows, §4 List to cart]', async () => {
    const { button, dialog, requests } = await openFriendLists({
      replies: { [ADD]: ADDED, [CART]: EMPTY_CART },
    });
    await click(button('Add to Cart: List 2'));
    await settle();
    await settle();
    expect(requests.find(({ name }) => name === ADD)?.body).toEqual({ selectedLists: ['gl2'] });
    const lines = [...(dialog()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(lines[0]).toContain('Beaker');
    expect(lines[1]).toContain('Out of season.');
  });

  it('reads the cart again, and the mini-cart follows [2 §4 List to cart]', async () => {
    const { button, asked } = await openFriendLists({ replies: { [ADD]: ADDED, [CART]: EMPTY_CART } });
    await click(button('Add to Cart: List 2'));
    await settle();
    expect(asked()).toContain(CART);
    expect((window as { dataLayer?: unknown[] }).dataLayer).toContainEqual({ event: 'add' });
  });

  it('acts once on a double press, and only the pressed button says that it is busy [reliability Double press]', async () => {
    const held = heldReplies();
    const { button, asked } = await openFriendLists({
      replies: {
        [ADD]: held.reply,
        [CART]: EMPTY_CART,
      },
    });
    await click(button('Add to Cart: List 1'));
    await click(button('Add to Cart: List 1'));
    await settle();
    expect(button('Add to Cart: List 1').getAttribute('aria-disabled')).toBe('true');
    expect(button('Add to Cart: List 2').getAttribute('aria-disabled')).toBeNull();
    await held.answer(ADDED);
    expect(asked().filter((name) => name === ADD)).toHaveLength(1);
    expect(button('Add to Cart: List 1').getAttribute('aria-disabled')).toBeNull();
  });

  it.each([
    ['a refusal', { result: 'error', errorMessage: 'This list has no items.' }, 'This list has no items.'],
    [
      'a forbidden call',
      new Response('', { status: 403 }),
      'Nothing was added to your cart. Please try again.',
    ],
    ['an ended session', new Response('', { status: 401 }), 'Your session has ended.'],
    ['a lost reply', null, 'We couldn’t confirm what was added.'],
  ])(
    'shows the reason in red after %s, until it’s dismissed [2 §8 Adding from a list]',
    async (_, reply, message) => {
      const { button, alert, dialog } = await openFriendLists({
        replies: { [ADD]: [reply], [CART]: EMPTY_CART },
      });
      await click(button('Add to Cart: List 1'));
      await settle();
      expect(alert()).toContain(message);
      expect(dialog()).toBeNull();
      await click(button('Dismiss'));
      expect(alert()).toBeNull();
    },
  );
});

describe("copying a friend's list", () => {
  it('asks for a name and a description, prefilled with the list’s [2 §2 Friend list rows]', async () => {
    const { button, dialog } = await openFriendLists();
    await click(button('Copy List 3'));
    await settle();
    const fields = [...(dialog()?.querySelectorAll('input') ?? [])].map(({ value }) => value);
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Copy List');
    expect(fields).toEqual(['List 3', 'For class 3']);
  });

  it('sends them, says where the copy is, and links to it [2 §2 Friend list rows]', async () => {
    const { button, dialog, requests, text, link } = await openFriendLists({
      replies: { [COPY]: { result: 'success', giftlistId: 'gl77' } },
    });
    await click(button('Copy List 3'));
    await settle();
    await type(dialog()?.querySelector('input') as HTMLInputElement, 'Mine now');
    await click(button('Copy List'));
    await settle();
    expect(requests.at(-1)).toEqual({
      name: COPY,
      body: { giftlistId: 'gl3', profileId: 'p9', eventName: 'Mine now', description: 'For class 3' },
    });
    expect(dialog()).toBeNull();
    expect(text()).toContain('Copied to Mine now.');
    expect(link('View your lists').getAttribute('href')).toBe('/account/list');
    expect(await spoken()).toContain('Copied to Mine now.');
  });

  it('keeps what was typed if the server refuses, with its message [2 §8 Adding from a list]', async () => {
    const { button, dialog } = await openFriendLists({
      replies: { [COPY]: { result: 'error', errorMessage: 'This name is taken.' } },
    });
    await click(button('Copy List 3'));
    await settle();
    await type(dialog()?.querySelector('input') as HTMLInputElement, 'Mine now');
    await click(button('Copy List'));
    await settle();
    expect(dialog()?.querySelector('[role=alert]')?.textContent).toBe('This name is taken.');
    expect(dialog()?.querySelector('input')?.value).toBe('Mine now');
  });

  it('reports a failure even if the dialog was closed in the meantime [reliability Failures]', async () => {
    const held = heldReplies();
    const { button, dialog, alert } = await openFriendLists({
      replies: {
        [COPY]: held.reply,
      },
    });
    await click(button('Copy List 3'));
    await settle();
    await click(button('Copy List'));
    await click(button('Cancel'));
    expect(dialog()).toBeNull();
    await settle();
    await held.answer(new Response('', { status: 500 }));
    expect(alert()).toContain('We couldn’t confirm that the list was copied.');
  });

  it('opens the sign-in dialog for guests instead, and sends nothing [2 §2 Guest copy, §6 Guest]', async () => {
    const { button, dialog, asked } = await openFriendLists({ profile: GUEST });
    const before = asked().length;
    await click(button('Copy List 3'));
    await settle();
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Sign In');
    await pass(0);
    expect(asked()).toHaveLength(before);
  });
});
