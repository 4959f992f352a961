import { describe, expect, it, vi } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, pass, settle, spoken } from '../../support/render.ts';
import { MEMBER, openCart, READ, REMOVE } from './cart-page-on-screen.ts';

keepTestsApart();

const ADD = 'POST cart/quick-add-to-cart';
const cartOf = (...numbers: number[]) => cartReply(numbers.map((number) => cartLine(number)));
const left = (...numbers: number[]) => ({ result: 'success', cartDetails: cartOf(...numbers) });

describe('removing a line', () => {
  it('leaves a banner in its place and announces it [1 §2 Removal]', async () => {
    const { button, page, row } = await openCart({
      cart: cartOf(1, 2, 3),
      replies: { [REMOVE]: left(1, 3) },
    });
    await click(button('Remove Beaker 2'));
    await settle();
    expect(row(2)).toBeNull();
    const rows = [...page.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows[1]).toBe('Beaker 2 removed.Undo');
    expect(await spoken()).toContain('Beaker 2 removed.');
  });

  it('moves the focus to its Undo, so that a second Enter removes nothing more [accessibility Removal]', async () => {
    const { button } = await openCart({
      cart: cartOf(1, 2),
      replies: { [REMOVE]: [left(2), left()] },
    });
    await click(button('Remove Beaker 1'));
    await settle();
    expect(document.activeElement).toBe(button('Undo removing Beaker 1'));
    await click(button('Remove Beaker 2'));
    await settle();
    expect(document.activeElement).toBe(button('Undo removing Beaker 2'));
  });

  it('moves the focus to the name of the line after a discontinued one, otherwise to the heading [accessibility Removal]', async () => {
    const gone = { discontinuedItem: 1 };
    const { button, heading, row } = await openCart({
      cart: cartReply([cartLine(1, gone), cartLine(2, gone)]),
      replies: { [REMOVE]: [{ result: 'success', cartDetails: cartReply([cartLine(2, gone)]) }, left()] },
    });
    await click(button('Remove Beaker 1'));
    await settle();
    expect(document.activeElement).toBe(row(2).querySelector('th'));
    await click(button('Remove Beaker 2'));
    await settle();
    expect(document.activeElement).toBe(heading());
  });

  it('moves the focus to the name of the line before a discontinued one if no line follows [accessibility Removal]', async () => {
    const { button, row } = await openCart({
      cart: cartReply([cartLine(1), cartLine(2, { discontinuedItem: 1 })]),
      replies: { [REMOVE]: left(1) },
    });
    await click(button('Remove Beaker 2'));
    await settle();
    expect(document.activeElement).toBe(row(1).querySelector('th'));
  });

  it('leaves the focus where the shopper has moved it in the meantime', async () => {
    const { button, field } = await openCart({ cart: cartOf(1, 2), replies: { [REMOVE]: left(2) } });
    const removing = click(button('Remove Beaker 1'));
    field(2).focus();
    await removing;
    await settle();
    expect(document.activeElement).toBe(field(2));
  });

  it('can be undone: the item is added again with its quantity [accessibility Undo]', async () => {
    const { button, page, requests, row, text } = await openCart({
      cart: cartOf(1, 2),
      replies: { [REMOVE]: left(2), [ADD]: { result: 'success' }, [READ]: cartOf(2, 1) },
    });
    await click(button('Remove Beaker 1'));
    await settle();
    await click(button('Undo removing Beaker 1'));
    await settle();
    expect(requests.find(({ name }) => name === ADD)?.body).toMatchObject({ skuId: '351211', quantity: 3 });
    expect(row(1)).toBeTruthy();
    expect(text()).not.toContain('Undo');
    // The banner in its place says where it is now, and has the focus.
    expect(document.activeElement?.textContent).toBe('Back in your cart, line 2 of 2: Beaker 1.');
    expect(page.querySelector('.cb-removed')?.contains(document.activeElement)).toBe(true);
    await click(button('Show Beaker 1'));
    expect(document.activeElement).toBe(row(1).querySelector('.cb-line__name'));
  });

  it('is closed with its banner: nothing is added, and the focus is on the line there [1 §2 Removal banner]', async () => {
    const { button, requests, text, row } = await openCart({
      cart: cartOf(1, 2),
      replies: { [REMOVE]: left(2) },
    });
    await click(button('Remove Beaker 1'));
    await settle();
    await click(button('Dismiss removed items'));
    expect(text()).not.toContain('Beaker 1 removed.');
    expect(document.activeElement).toBe(row(2).querySelector('th'));
    expect(requests.map(({ name }) => name)).toEqual([REMOVE]);
  });

  it('shares one banner with earlier removals, and each can be undone separately [1 §2 Removal banner]', async () => {
    const { button, page, requests } = await openCart({
      cart: cartOf(1, 2, 3),
      replies: { [REMOVE]: [left(1, 3), left(1)], [ADD]: { result: 'success' }, [READ]: cartOf(1, 2) },
    });
    await click(button('Remove Beaker 2'));
    await settle();
    await click(button('Remove Beaker 3'));
    await settle();
    const rows = () => [...page.querySelectorAll('tbody tr:not([data-line])')].map((row) => row.textContent);
    expect(rows()).toEqual(['Beaker 3 removed.UndoBeaker 2 removed.UndoUndo all']);
    await click(button('Undo removing Beaker 2'));
    await settle();
    expect(rows()).toEqual(['Beaker 3 removed.UndoBack in your cart, line 2 of 2: Beaker 2.Show']);
    expect(requests.filter(({ name }) => name === ADD).map(({ body }) => body)).toMatchObject([
      { skuId: '351212' },
    ]);
  });

  it('is undone with earlier removals, and lines that couldn’t be restored say why [1 §2 Removal banner, accessibility Undo]', async () => {
    const { button, page, requests } = await openCart({
      cart: cartOf(1, 2, 3),
      replies: {
        [REMOVE]: [left(1, 3), left(1)],
        [ADD]: [{ result: 'success' }, { result: 'error', errorMessage: 'Sold out.' }],
        [READ]: cartOf(1, 2),
      },
    });
    await click(button('Remove Beaker 2'));
    await settle();
    await click(button('Remove Beaker 3'));
    await settle();
    await click(button('Undo all'));
    await settle();
    expect(requests.filter(({ name }) => name === ADD)).toHaveLength(2);
    expect(page.querySelector('.cb-removed')?.textContent).toBe(
      'Beaker 3 removed.Sold out.UndoBack in your cart, line 2 of 2: Beaker 2.Show',
    );
    const said = await spoken();
    expect(said).toContain('We couldn’t put Beaker 3 back. Please try again.');
    expect(said).toContain('Back in your cart: Beaker 2.');
    expect(document.activeElement).toBe(button('Undo removing Beaker 3'));
  });

  it('names the lines of a cleared cart that couldn’t be restored, and keeps the focus there [accessibility Undo]', async () => {
    const { button, page } = await openCart({
      cart: cartReply([cartLine(1), cartLine(2), { ...cartLine(2), commerceId: 'ci9' }]),
      replies: {
        [REMOVE]: left(),
        [ADD]: [
          { result: 'success' },
          { result: 'success' },
          { result: 'error', errorMessage: 'Only one is left.' },
        ],
        [READ]: cartOf(1, 2),
      },
    });
    await click(button('remove all items'));
    await settle();
    await click(button('Remove all'));
    await settle();
    expect(await spoken()).toBe('All items removed.');
    const undo = button('Undo removing Beaker 1');
    undo.focus();
    await click(undo);
    await settle();
    expect(page.querySelector('.cb-removed')?.textContent).toBe('Beaker 2 removed.Only one is left.Undo');
    expect(await spoken()).toBe(
      'We couldn’t put Beaker 2 back. Please try again. These items are back in your cart: Beaker 1, Beaker 2.',
    );
    expect(document.activeElement).toBe(button('Undo removing Beaker 2'));
  });

  it('keeps the Undo after the last line was removed [accessibility Undo]', async () => {
    const { button, text } = await openCart({ cart: cartOf(1), replies: { [REMOVE]: left() } });
    await click(button('Remove Beaker 1'));
    await settle();
    expect(text()).toContain('Your cart is currently empty');
    expect(button('Undo removing Beaker 1')).toBeTruthy();
  });

  it('says at the line that it failed, and works at the next press [1 §8 Lines]', async () => {
    const refusal = { result: 'error', errorMessage: '' };
    const { button, row } = await openCart({ cart: cartOf(1), replies: { [REMOVE]: [refusal, left()] } });
    await click(button('Remove Beaker 1'));
    await settle();
    expect(row(1).textContent).toContain('We can’t make this change. Your cart still has 3.');
    await click(button('Remove Beaker 1'));
    await settle();
    expect(row(1)).toBeNull();
  });

  const discontinued = (replacementURL: string) =>
    cartReply([cartLine(1, { discontinuedItem: 1, replacementURL }), cartLine(2)]);

  it("goes to the replacement after 'Remove & See Replacement' [1 §4 Discontinued]", async () => {
    const moves: string[] = [];
    document.addEventListener('cb:navigate', (event) => {
      event.preventDefault();
      moves.push((event as CustomEvent).detail.url);
    });
    const { button } = await openCart({ cart: discontinued('/p/new'), replies: { [REMOVE]: left(2) } });
    await click(button('Remove & See Replacement: Beaker 1'));
    await settle();
    expect(moves).toEqual(['http://shop.test/p/new']);
  });

  it('doesn’t go there if the removal was refused [1 §4 Discontinued]', async () => {
    const moves: Event[] = [];
    document.addEventListener('cb:navigate', (event) => moves.push(event));
    const { button, row } = await openCart({
      cart: discontinued('/p/new'),
      replies: { [REMOVE]: { result: 'error', errorMessage: 'Not now.' } },
    });
    await click(button('Remove & See Replacement: Beaker 1'));
    await settle();
    expect(row(1).textContent).toContain('Not now.');
    expect(moves).toEqual([]);
  });

  it('removes the line and says so if its replacement’s address isn’t allowed [S5]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { button, row, text } = await openCart({
      cart: discontinued('javascript:alert(1)'),
      replies: { [REMOVE]: left(2) },
    });
    await click(button('Remove & See Replacement: Beaker 1'));
    await settle();
    expect(row(1)).toBeNull();
    expect(text()).toContain('Beaker 1 was removed, but we can’t show its replacement right now.');
  });
});

describe("'remove all items'", () => {
  it('asks first, and removes nothing if the shopper keeps the cart [accessibility Undo, 1 §2 Remove all]', async () => {
    const { button, dialog, requests } = await openCart({ cart: cartOf(1, 2) });
    await click(button('remove all items'));
    await settle();
    expect(dialog()?.textContent).toContain('This removes 6 items from your cart.');
    await click(button('Keep my items'));
    expect([dialog(), requests]).toEqual([null, []]);
  });

  it('empties the cart and can be undone as one [1 §4 Clear cart, §2 Remove all]', async () => {
    const { button, dialog, requests, text, heading } = await openCart({
      cart: cartOf(1, 2),
      replies: { [REMOVE]: left(), [ADD]: { result: 'success' }, [READ]: cartOf(1, 2) },
    });
    await click(button('remove all items'));
    await settle();
    await click(button('Remove all'));
    await pass(0);
    expect(dialog()).toBeNull();
    expect(requests.map(({ body }) => body)).toEqual([
      { actionType: 'clearCart', enableShippingCharge: false },
    ]);
    expect(text()).toContain('Beaker 1 and 1 more removed.');
    expect(document.activeElement).toBe(heading());
    await click(button('Undo removing Beaker 1'));
    await settle();
    expect(requests.filter(({ name }) => name === ADD)).toHaveLength(2);
  });

  it.each([
    [true, {}],
    [false, { userSegment: { 'Punchout Session': 1 } }],
  ])(
    'is shown, like removal, lists and the quick order link: %s for %o [1 §2 Remove all, §6 Punch-out session]',
    async (shown, kind) => {
      const { button, link } = await openCart({ cart: cartOf(1), profile: { ...MEMBER, ...kind } });
      const names = ['Remove Beaker 1', 'remove all items', 'Add Shopping Cart to List', 'Save Cart'];
      expect(names.filter((name) => button(name))).toEqual(shown ? names : []);
      expect(link('Quick Order') !== undefined).toBe(shown);
    },
  );

  it('says if it failed; the cart is still there, and the next press clears it [1 §8 Clearing]', async () => {
    const { press, row, text } = await openCart({
      cart: cartOf(1),
      replies: { [REMOVE]: [{ result: 'error', errorMessage: 'no' }, left()] },
    });
    await press('remove all items');
    await press('Remove all');
    expect(text()).toContain('We couldn’t remove your items. Please try again.');
    expect(text()).toContain('Subtotal$1,234.50');
    expect(row(1).textContent).not.toContain('Removing…');
    await press('remove all items');
    await press('Remove all');
    expect(text()).toContain('Your cart is currently empty');
  });
});
