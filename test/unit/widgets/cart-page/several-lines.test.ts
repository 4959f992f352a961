import { describe, expect, it } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { beginPage, endPage, keepTestsApart } from '../../support/page.ts';
import { click, settle, spoken } from '../../support/render.ts';
import { MEMBER, openCart, READ } from './cart-page-on-screen.ts';

keepTestsApart();

const DROP = 'POST cart/remove-multiple-items';
const ADD = 'POST cart/quick-add-to-cart';
const LISTS = 'GET shopping-list/shopping-list-details';
const FILL = 'POST shopping-list/add-items';
const KEY = 'cb-ticked-lines';
const GUEST = { transient: true, userType: 1, siteType: 1, hidePrice: 'false' };
const cartOf = (...numbers: number[]) => cartReply(numbers.map((number) => cartLine(number)));
const left = (...numbers: number[]) => ({ result: 'success', cartDetails: cartOf(...numbers) });
const later = { result: 'success', response: [{ giftlistId: 'gl7', Name: 'Save for later' }] };

/** A cart whose lines are being selected. */
async function openSelecting(replies: object = {}, cart: object = cartOf(1, 2, 3), profile: object = MEMBER) {
  const screen = await openCart({ cart, profile, replies: { ...replies } });
  await screen.press('Select items');
  return screen;
}

describe('several lines', () => {
  it('have a checkbox each after a press, and one for all, which gets the focus [1 §2 Several lines]', async () => {
    const { box, button, text } = await openSelecting();
    expect(document.activeElement).toBe(box('Select all items'));
    await click(box('Select Beaker 2'));
    expect([text().includes('1 selected'), box('Select all items').indeterminate]).toEqual([true, true]);
    await click(box('Select all items'));
    expect(text()).toContain('3 selected');
    await click(button('Done'));
    await settle();
    expect(box('Select Beaker 2')).toBeUndefined();
    expect(document.activeElement).toBe(button('Select items'));
  });

  it('are removed together, and undone as one [1 §2 Several lines, accessibility Undo]', async () => {
    const { tick, press, requests, page, button } = await openSelecting({
      [DROP]: left(2),
      [ADD]: { result: 'success' },
      [READ]: cartOf(1, 2, 3),
    });
    await tick('Select Beaker 1', 'Select Beaker 3');
    await press('Remove selected');
    expect(requests.map(({ body }) => body)).toEqual([
      { actionType: 'removeMultipleItems', itemIds: 'ci1,ci3' },
    ]);
    expect(page.querySelector('.cb-removed')?.textContent).toBe('Beaker 1 and 1 more removed.Undo');
    expect(await spoken()).toContain('2 items removed. You can undo it.');
    expect(document.activeElement).toBe(button('Remove selected'));
    await press('Undo removing Beaker 1');
    expect(requests.filter(({ name }) => name === ADD)).toHaveLength(2);
  });

  it('are removed after a question if Undo can’t restore one of them [accessibility Undo]', async () => {
    const cart = cartReply([cartLine(1, { discontinuedItem: 1 }), cartLine(2), cartLine(3)]);
    const { tick, press, dialog, pressInside, requests } = await openSelecting({ [DROP]: left(3) }, cart);
    await tick('Select Beaker 1', 'Select Beaker 2');
    await press('Remove selected');
    expect(dialog()?.textContent).toContain('One of them is discontinued, so Undo can’t bring it back.');
    expect(requests).toEqual([]);
    await pressInside('Remove them');
    expect(requests).toHaveLength(1);
  });

  it('are saved for later: first added to the list, then removed [1 §2 Several lines, 2 §2 Moving]', async () => {
    const { tick, press, requests, text, page } = await openSelecting({
      [LISTS]: later,
      [FILL]: { result: 'success' },
      [DROP]: left(3),
    });
    await tick('Select Beaker 1', 'Select Beaker 2');
    await press('Save for later');
    expect(requests.map(({ name }) => name)).toEqual([LISTS, FILL, DROP]);
    expect(text()).toContain('2 items moved to Save for later.');
    expect(page.querySelector('.cb-removed')?.textContent).toContain('leaves them on the list.');
  });

  it('are said to be in both places if they can’t be removed, with Try again [2 §2 Moving]', async () => {
    const { tick, press, requests, text } = await openSelecting({
      [LISTS]: later,
      [FILL]: { result: 'success' },
      [DROP]: [{ result: 'error', errorMessage: 'Locked.' }, left(2, 3)],
    });
    await tick('Select Beaker 1');
    await press('Save for later');
    expect(text()).toContain('1 item is in both places');
    await press('Try removing again');
    expect(requests.map(({ name }) => name)).toEqual([LISTS, FILL, DROP, DROP]);
    expect(text()).toContain('1 item moved to Save for later.');
  });

  it('go to a chosen list, which the dialog reads [1 §2 Several lines]', async () => {
    const { tick, press, pressInside, dialog, requests, text } = await openSelecting({
      [LISTS]: { result: 'success', response: [{ giftlistId: 'gl1', Name: 'Biology' }] },
      [FILL]: [{ result: 'error', errorMessage: 'Full.' }, { result: 'success' }],
      [DROP]: left(2, 3),
    });
    await tick('Select Beaker 1');
    await press('Move to list…');
    await pressInside('Move to list');
    expect(dialog()?.textContent).toContain('Full.');
    await pressInside('Move to list');
    expect(dialog()).toBeNull();
    expect(requests.filter(({ name }) => name === FILL).map(({ body }) => body)).toContainEqual({
      giftlistId: 'gl1',
      items: [{ productId: '351211', quantity: 3 }],
    });
    expect(text()).toContain('1 item moved to Biology.');
  });

  it('say what to do if none is ticked, and send nothing', async () => {
    const { press, text, requests } = await openSelecting();
    for (const name of ['Remove selected', 'Save for later', 'Move to list…']) await press(name);
    expect(text()).toContain('Select at least one item first.');
    expect(requests).toEqual([]);
  });

  it.each([
    ['the inspect view', MEMBER, 'inspect' as const],
    ['a punch-out session', { ...MEMBER, userSegment: { 'Punchout Session': true } }, 'standard' as const],
  ])('can’t be ticked in %s [1 §2 Inspect view]', async (_, profile, view) => {
    const { button } = await openCart({ cart: cartOf(1, 2), profile, view });
    expect(button('Select items')).toBeUndefined();
  });
});

describe("a guest's ticks", () => {
  const tickAsGuest = async () => {
    const { tick, link, button } = await openSelecting({}, cartOf(1, 2, 3), GUEST);
    await tick('Select Beaker 1', 'Select Beaker 3');
    expect(button('Save for later')).toBeUndefined();
    expect(link('Sign in to move items to a list')?.getAttribute('href')).toBe('/account/login?resume=prev');
  };

  it('return after signing in, even at lines with other ids; the page says which have no line [1 §2 Several lines]', async () => {
    await tickAsGuest();
    const kept = sessionStorage.getItem(KEY);
    endPage();
    beginPage();
    // Beaker 1 has another id after the merge, and Beaker 3 another quantity and id.
    const merged = cartReply([
      cartLine(1, { commerceId: 'ci9' }),
      cartLine(2),
      cartLine(3, { commerceId: 'ci8', quantity: 5 }),
    ]);
    sessionStorage.setItem(KEY, kept ?? '');
    const { box, text } = await openCart({ cart: merged });
    await settle();
    expect([1, 2, 3].map((number) => box(`Select Beaker ${number}`).checked)).toEqual([true, false, false]);
    expect(text()).toContain('1 item you selected before you signed in has changed');
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('belong to one shopper: another shopper’s aren’t shown, and a member leaves none [S13]', async () => {
    sessionStorage.setItem(
      KEY,
      JSON.stringify({ owner: 'p9', ticks: [{ id: 'ci1', itemNumber: '351211', quantity: 3 }] }),
    );
    const { box, tick } = await openCart({ cart: cartOf(1, 2) });
    await settle();
    expect(box('Select Beaker 1').checked).toBe(false);
    await tick('Select Beaker 2');
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });
});
