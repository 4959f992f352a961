import { describe, expect, it, vi } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { heldReplies } from '../../support/held-replies.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, settle } from '../../support/render.ts';
import { MEMBER, openCart, READ } from './cart-page-on-screen.ts';

keepTestsApart();
const COUNT = 'GET checkout/mini-cart-count';
const GUEST = { transient: true, userType: 1, siteType: 1, hidePrice: 'false' };
const two = () => cartReply([cartLine(1), cartLine(2)]);

describe('the cart page', () => {
  it("has the title and heading 'Your Shopping Cart' [1 §2 Heading]", async () => {
    const { heading } = await openCart({ cart: two() });
    expect(document.title).toBe('Your Shopping Cart');
    expect(heading().textContent).toContain('Your Shopping Cart');
  });

  it('keeps the page’s title if it’s already that [1 §2 Heading]', async () => {
    document.title = 'Your Shopping Cart | Marlow Science';
    await openCart({ cart: two() });
    expect(document.title).toBe('Your Shopping Cart | Marlow Science');
  });

  it('shows the page’s cart without a call [embedding Printed cart]', async () => {
    const { requests, row } = await openCart({ cart: two() });
    expect(row(2)).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it('shows placeholders for the lines until the cart has been read [1 §4 Cart load, visual Loading]', async () => {
    const held = heldReplies();
    const { page, row } = await openCart({ replies: { [READ]: held.reply } });
    expect(page.querySelector('[aria-label="Loading"]')).toBeTruthy();
    await held.answer(two());
    expect(page.querySelector('[aria-label="Loading"]')).toBeNull();
    expect(row(1)).toBeTruthy();
  });

  it("has the server create a cart on a page opened with '?create=true' [1 §2 Create]", async () => {
    vi.stubGlobal('location', {
      ...location,
      origin: location.origin,
      search: '?create=true',
      hash: '',
      href: location.href,
    });
    const { requests } = await openCart({ replies: { 'GET cart/cart-details/true': cartReply([]) } });
    expect(requests.map(({ name }) => name)).toEqual(['GET cart/cart-details/true']);
  });

  it("also creates one with 'Try again' [1 §2 Create]", async () => {
    vi.stubGlobal('location', {
      ...location,
      origin: location.origin,
      search: '?create=true',
      hash: '',
      href: location.href,
    });
    const { requests, button, row } = await openCart({
      replies: { 'GET cart/cart-details/true': [new Response('', { status: 404 }), two()] },
    });
    await click(button('Try again'));
    await settle();
    expect(row(1)).toBeTruthy();
    expect(requests).toHaveLength(2);
  });

  it("says 'Your cart is currently empty' and what to do next [1 §2 Empty cart, §2 Continue Shopping, visual Empty]", async () => {
    const { text, page } = await openCart({ cart: cartReply([]) });
    expect(text()).toContain('Your cart is currently empty');
    expect(text()).toContain('Add it by item number');
    const ways = [...page.querySelectorAll<HTMLAnchorElement>('a')].filter(
      ({ textContent }) => textContent === 'Continue Shopping',
    );
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/', '/']);
    expect(page.querySelector('table')).toBeNull();
  });

  it.each([
    ['with lines', two(), 'standard', ['/']],
    ['with lines, in the inspect view', two(), 'inspect', []],
    ['empty, in the inspect view', cartReply([]), 'inspect', []],
  ] as const)(
    'links to the shop if it may: a cart %s [1 §2 Continue Shopping]',
    async (_, cart, view, hrefs) => {
      const { page } = await openCart({ cart, view });
      const ways = [...page.querySelectorAll('a')].filter(
        ({ textContent }) => textContent === 'Continue Shopping',
      );
      expect(ways.map((way) => way.getAttribute('href'))).toEqual(hrefs);
    },
  );

  it('says that a cart couldn’t be read, and tries again on request [1 §8 Cart]', async () => {
    const { text, button, link, row, heading } = await openCart({
      config: { phone: '800.334.5551' },
      replies: { [READ]: [new Response('', { status: 404 }), two()] },
    });
    expect(text()).toContain(
      'The operation could not be completed. We apologize for the inconvenience. Please create a new cart or contact customer service for assistance.',
    );
    expect(link('800.334.5551').getAttribute('href')).toBe('tel:8003345551');
    expect(link('Create a new cart').getAttribute('href')).toBe('?create=true');
    await click(button('Try again'));
    await settle();
    expect(row(1)).toBeTruthy();
    expect(document.activeElement).toBe(heading());
  });

  it("shows the server's message above the lines [1 §3 Cart]", async () => {
    const { text } = await openCart({ cart: { ...two(), headMsg: 'Free freight this week' } });
    expect(text()).toContain('Free freight this week');
  });

  it('prints [1 §2 Print]', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { button, text } = await openCart({ cart: two(), profile: { ...MEMBER, firstName: 'Ada' } });
    await click(button('Print'));
    expect(print).toHaveBeenCalledOnce();
    // The header loads when the page is idle.
    await vi.waitFor(() => expect(text()).toContain('Ada'));
  });

  it('moves to quick order and into its first field [1 §2 Quick order link]', async () => {
    const place = document.createElement('div');
    place.id = 'quick-order';
    const field = document.createElement('input');
    place.append(field);
    document.body.append(place);
    const { link } = await openCart({ cart: two() });
    await click(link('Quick Order') as HTMLElement);
    expect(document.activeElement).toBe(field);
  });

  it('shows guests the benefits and links to sign in [1 §2 Guest benefits, §6 Guest]', async () => {
    const { link, page } = await openCart({ cart: two(), profile: GUEST });
    const benefits = [...page.querySelectorAll('.cb-benefits li')].map(({ textContent }) => textContent);
    expect(benefits).toEqual([
      'Prices and terms of your school or organization',
      'Shopping lists and saved carts',
      'Order history and quick reorder',
    ]);
    expect(link('Sign in or create an account')?.getAttribute('href')).toBe('/account/login?resume=prev');
    expect(link('Add Shopping Cart to List')?.getAttribute('href')).toBe('/account/login');
    expect(link('Save Cart')?.getAttribute('href')).toBe('/account/login');
  });

  it.each([
    ['members', MEMBER],
    ['guests of userType 2', { ...GUEST, userType: 2 }],
  ])('hides the benefits of an account from %s [1 §2 Guest benefits]', async (_, profile) => {
    const { link, page } = await openCart({ cart: two(), profile });
    expect(link('Sign in or create an account')).toBeUndefined();
    expect(page.querySelector('[href="/account/login?resume=prev"]')).toBeNull();
  });

  it.each([
    [true, {}],
    [false, { userSegment: { 'Punchout Session': 1 } }],
  ])(
    "shows the note 'Shopping is always safe and secure': %s for %o [1 §2 Security note, §6 Punch-out session]",
    async (shown, kind) => {
      const { text } = await openCart({ cart: two(), profile: { ...MEMBER, ...kind } });
      expect(text().includes('Shopping is always safe and secure')).toBe(shown);
    },
  );

  it("labels the subtotal 'Merchandise Total' for type 3 [1 §2 Merchandise Total]", async () => {
    const { text } = await openCart({ cart: two(), profile: { ...MEMBER, siteType: 3 } });
    expect(text()).toContain('Merchandise Total$1,234.50');
  });

  it('hides prices everywhere, including messages that contain them [1 §6 Prices]', async () => {
    const line = cartLine(1, { saveMsg: 'Save $9.87', salePrice: '$9.87', contractPrice: '$9.87' });
    const { page } = await openCart({
      cart: cartReply([line], { subTotal: '$9.87' }),
      profile: { ...MEMBER, hidePrice: 'true' },
    });
    expect(page.innerHTML).not.toContain('9.87');
    expect(page.innerHTML).not.toContain('2.50');
  });

  it('hides removal, links and quick order in the inspect view [1 §2 Inspect view]', async () => {
    const { page, link, button } = await openCart({
      cart: cartReply([cartLine(1, { productUrl: '/beaker' })]),
      view: 'inspect',
    });
    expect(button('Remove Beaker 1')).toBeUndefined();
    expect(button('remove all items')).toBeUndefined();
    expect(link('Quick Order')).toBeUndefined();
    expect(page.querySelectorAll('a')).toHaveLength(0);
  });

  it('hides promotion, estimate, tax and everything for guests in the inspect view [1 §2 Inspect view]', async () => {
    const { page, text } = await openCart({ cart: two(), profile: GUEST, view: 'inspect' });
    expect(page.querySelector('form')).toBeNull();
    expect(text()).not.toMatch(/Tax|Sign in|Promotional/);
  });

  it.each([
    ['Checkout', {}],
    ['Submit Quote Request', { siteType: 3 }],
    ['Submit Quote Request', { userType: 3 }],
    ['SEND CART TO Ariba', { userTypeCheck: { punchoutClient: 'Ariba' } }],
    ['SEND CART TO your procurement system', { userTypeCheck: { punchoutClient: true } }],
    ['Checkout', { userTypeCheck: { punchoutClient: 'Ariba', user: 'csr' } }],
    ['EXIT CART', { userSegment: { 'Punchout Session': 'true' } }],
  ])(
    'shows %s at the top and under the totals for %o [1 §2 Action, §6 Punch-out client]',
    async (name, kind) => {
      const { buttons } = await openCart({ cart: two(), profile: { ...MEMBER, ...kind } });
      expect(buttons(name)).toHaveLength(3);
    },
  );

  it('disables the button when the cart is empty, and says why [1 §2 Action disabled]', async () => {
    const { page, button } = await openCart({ cart: cartReply([]), view: 'inspect' });
    expect(button('EXIT CART').getAttribute('aria-disabled')).toBe('true');
    expect(button('EXIT CART').title).toBe('Your cart is empty.');
    expect(page.querySelector('.cb-cart__head')?.textContent).toContain('Your cart is empty.');
  });

  it.each([
    ['one row can’t be read', cartReply([cartLine(1), { quantity: 1 }])],
    ['no row can be read', cartReply([{ quantity: 1 }])],
  ])('has a way out if %s [1 §2 Action disabled, §6 Punch-out session]', async (_, cart) => {
    const session = { ...MEMBER, userSegment: { 'Punchout Session': 'true' } };
    const { button } = await openCart({ cart, profile: session, replies: { [COUNT]: { miniCartCount: 4 } } });
    expect(button('EXIT CART').getAttribute('aria-disabled')).toBeNull();
  });

  it('has a way out of a cart that can’t be read [1 §2 Action disabled, §6 Punch-out session]', async () => {
    const moves: string[] = [];
    document.addEventListener('cb:navigate', (event) => {
      event.preventDefault();
      moves.push((event as CustomEvent).detail.url);
    });
    const { button } = await openCart({
      profile: { ...MEMBER, externalRedirectionURL: '/procurement' },
      view: 'inspect',
      replies: { [READ]: new Response('', { status: 404 }) },
    });
    await click(button('EXIT CART'));
    await settle();
    expect(moves).toEqual(['http://shop.test/procurement']);
  });
});
