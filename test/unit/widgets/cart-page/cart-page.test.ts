import { describe, expect, it, vi } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { heldReplies } from '../../support/held-replies.ts';
import { keepTestsApart } from '../../support/page-per-test.ts';
import { click, settle } from '../../support/render.ts';
import { MEMBER, openCart, READ } from './cart-page-on-screen.ts';

keepTestsApart();
const GUEST = { transient: true, userType: 1, siteType: 1, hidePrice: 'false' };
const two = () => cartReply([cartLine(1), cartLine(2)]);

describe('the cart page', () => {
  it("is titled and headed 'Your Shopping Cart' [1 §2]", async () => {
    const { heading } = await openCart({ cart: two() });
    expect(document.title).toBe('Your Shopping Cart');
    expect(heading().textContent).toContain('Your Shopping Cart');
  });

  it('keeps a title of the page that says it already [1 §2]', async () => {
    document.title = 'Your Shopping Cart | Marlow Science';
    await openCart({ cart: two() });
    expect(document.title).toBe('Your Shopping Cart | Marlow Science');
  });

  it('shows the cart of the page without a call [embedding contract]', async () => {
    const { requests, row } = await openCart({ cart: two() });
    expect(row(2)).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it('shows the shape of the lines until the cart is read [1 §4]', async () => {
    const held = heldReplies();
    const { page, row } = await openCart({ replies: { [READ]: held.reply } });
    expect(page.querySelector('[aria-label="Loading"]')).toBeTruthy();
    await held.answer(two());
    expect(page.querySelector('[aria-label="Loading"]')).toBeNull();
    expect(row(1)).toBeTruthy();
  });

  it("has the server create a cart on a page opened with '?create=true' [1 §2]", async () => {
    vi.stubGlobal('location', { ...location, search: '?create=true', href: location.href });
    const { requests } = await openCart({ replies: { 'GET cart/cart-details/true': cartReply([]) } });
    expect(requests.map(({ name }) => name)).toEqual(['GET cart/cart-details/true']);
  });

  it("says 'Your cart is currently empty' and what to do next [1 §2]", async () => {
    const { text, page } = await openCart({ cart: cartReply([]) });
    expect(text()).toContain('Your cart is currently empty');
    expect(text()).toContain('Add it by item number');
    expect(page.querySelector('table')).toBeNull();
  });

  it('says that a cart could not be read, and tries again when asked [1 §8]', async () => {
    const { text, button, row, heading } = await openCart({
      config: { phone: '800.334.5551' },
      replies: { [READ]: [new Response('', { status: 404 }), two()] },
    });
    expect(text()).toContain('The operation could not be completed. We apologize for the inconvenience.');
    expect(text()).toContain('800.334.5551');
    await click(button('Try again'));
    await settle();
    expect(row(1)).toBeTruthy();
    expect(document.activeElement).toBe(heading());
  });

  it('tells of lines that could not be shown and holds the checkout [wire contract]', async () => {
    const { text, button } = await openCart({ cart: cartReply([cartLine(1), { quantity: 1 }]) });
    expect(text()).toContain('One of your items could not be shown.');
    expect(button('Checkout').getAttribute('aria-disabled')).toBe('true');
  });

  it("shows the server's message above the lines [1 §3]", async () => {
    const { text } = await openCart({ cart: { ...two(), headMsg: 'Free freight this week' } });
    expect(text()).toContain('Free freight this week');
  });

  it('prints [1 §2]', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { button, text } = await openCart({ cart: two(), profile: { ...MEMBER, firstName: 'Ada' } });
    await click(button('Print'));
    expect(print).toHaveBeenCalledOnce();
    expect(text()).toContain('Ada');
  });

  it('leads to quick order and into its first field [1 §2]', async () => {
    const place = document.createElement('div');
    place.id = 'quick-order';
    const field = document.createElement('input');
    place.append(field);
    document.body.append(place);
    const { link } = await openCart({ cart: two() });
    await click(link('Quick Order') as HTMLElement);
    expect(document.activeElement).toBe(field);
  });

  it('shows guests the benefits and ways to sign in [1 §2, §6]', async () => {
    const { link } = await openCart({ cart: two(), profile: GUEST });
    expect(link('Sign in or create an account')?.getAttribute('href')).toBe('/account/login?resume=prev');
    expect(link('Add Shopping Cart to List')?.getAttribute('href')).toBe('/account/login');
    expect(link('Save Cart')?.getAttribute('href')).toBe('/account/login');
  });

  it.each([
    [true, {}],
    [false, { userSegment: { 'Punchout Session': 1 } }],
  ])("shows the note 'Shopping is always safe and secure': %s for %o [1 §2, §6]", async (shown, kind) => {
    const { text } = await openCart({ cart: two(), profile: { ...MEMBER, ...kind } });
    expect(text().includes('Shopping is always safe and secure')).toBe(shown);
  });

  it("labels the subtotal 'Merchandise Total' for type 3 [1 §2]", async () => {
    const { text } = await openCart({ cart: two(), profile: { ...MEMBER, siteType: 3 } });
    expect(text()).toContain('Merchandise Total$1,234.50');
  });

  it('hides prices everywhere, the messages that name them included [1 §6]', async () => {
    const line = cartLine(1, { saveMsg: 'Save $9.87', salePrice: '$9.87', contractPrice: '$9.87' });
    const { page } = await openCart({
      cart: cartReply([line], { subTotal: '$9.87' }),
      profile: { ...MEMBER, hidePrice: 'true' },
    });
    expect(page.innerHTML).not.toContain('9.87');
    expect(page.innerHTML).not.toContain('2.50');
  });

  it('takes removal, links and quick order away in the inspect view [1 §2]', async () => {
    const { page, link, button } = await openCart({
      cart: cartReply([cartLine(1, { productUrl: '/beaker' })]),
      view: 'inspect',
    });
    expect(button('Remove Beaker 1')).toBeUndefined();
    expect(button('remove all items')).toBeUndefined();
    expect(link('Quick Order')).toBeUndefined();
    expect(page.querySelectorAll('a')).toHaveLength(0);
  });

  it.each([
    ['Checkout', {}],
    ['Submit Quote Request', { siteType: 3 }],
    ['Submit Quote Request', { userType: 3 }],
    ['SEND CART TO Ariba', { userTypeCheck: { punchoutClient: 'Ariba' } }],
    ['Checkout', { userTypeCheck: { punchoutClient: 'Ariba', user: 'csr' } }],
    ['EXIT CART', { userSegment: { 'Punchout Session': 'true' } }],
  ])('leads on by %s at the top and under the totals for %o [1 §2, §6]', async (name, kind) => {
    const { buttons } = await openCart({ cart: two(), profile: { ...MEMBER, ...kind } });
    expect(buttons(name)).toHaveLength(3);
  });

  it('disables the button when the cart is empty, and says why [1 §2]', async () => {
    const { button } = await openCart({ cart: cartReply([]), view: 'inspect' });
    expect(button('EXIT CART').getAttribute('aria-disabled')).toBe('true');
    expect(button('EXIT CART').title).toBe('Your cart is empty.');
  });
});
