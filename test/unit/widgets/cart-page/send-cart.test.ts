import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, pass, settle } from '../../support/render.ts';
import { MEMBER, openCart } from './cart-page-on-screen.ts';

keepTestsApart();

const EXPORT = 'POST cart/punchout-cart-details';
const PORTAL = 'https://portal.example';
const CLIENT = { ...MEMBER, userTypeCheck: { punchoutClient: 'Northfield' } };
const SEND = 'SEND CART TO Northfield';

const LINE = {
  sku: '351211',
  unitOfMeasure: 'EA',
  line: '1',
  quantity: '3',
  price: '2.50',
  description: 'Beaker 1',
};
const order = (rest: object = {}) => ({
  result: 'success',
  productList: [LINE],
  action: 'create',
  sessionId: 'po-1',
  redirect: `${PORTAL}/receive`,
  ...rest,
});

/** The form that the browser posted: the address, and the fields in order. */
let posted: [address: string | null, fields: string][];

beforeEach(() => {
  posted = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }) => `${name}=${value}`);
    posted.push([this.getAttribute('action'), fields.join('&')]);
  });
});

function open(reply: object | null, { origins = [PORTAL], profile = CLIENT as object, lines = 1 } = {}) {
  return openCart({
    cart: cartReply([cartLine(1)].slice(0, lines)),
    profile,
    config: { punchoutOrigins: origins },
    replies: reply ? { [EXPORT]: reply } : {},
  });
}

describe("'SEND CART TO'", () => {
  it('exports the cart and posts it to the procurement portal [1 §2 Punch-out form, §4 Punch-out]', async () => {
    const { button, requests } = await open(order());
    await click(button(SEND));
    await settle();
    expect(requests).toEqual([{ name: EXPORT, body: { exportCart: true } }]);
    expect(posted).toEqual([
      [
        `${PORTAL}/receive`,
        'sessionId=po-1&action=create&sku=351211&unitOfMeasure=EA&line=1&quantity=3&price=2.50&description=Beaker 1&UNSPSC=&manufacturerName=',
      ],
    ]);
  });

  it('sends once for a double press [reliability Double press]', async () => {
    const { button, buttons } = await open(order());
    await act(async () => {
      button(SEND).click();
      for (const one of buttons(SEND)) one.click();
    });
    await settle();
    expect(posted).toHaveLength(1);
  });

  it.each([
    [
      'the portal is not allowed',
      order({ redirect: 'https://evil.example/' }),
      'We couldn’t send your cart, because our shop isn’t set up for the address of Northfield yet.',
    ],
    [
      'an item is broken',
      order({ productList: [LINE, { sku: '1' }] }),
      'couldn’t prepare some of its items for Northfield',
    ],
    ['the server refuses', { result: 'error', errorMessage: 'Requisition closed.' }, 'Requisition closed.'],
    [
      'the server refuses without words',
      { result: 'error', errors: [{ errorCode: 'a' }, { errorCode: 'b' }] },
      'We couldn’t send your cart to Northfield.',
    ],
    ['the server fails', new Response('', { status: 403 }), 'We couldn’t send your cart to Northfield.'],
  ])('says if %s, and posts nothing [1 §8 Other failures, S7]', async (_, reply, told) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { button, page } = await open(reply);
    await click(button(SEND));
    await settle();
    expect(page.querySelector('[role="alert"]')?.textContent).toContain(told);
    expect(posted).toEqual([]);
    expect(button(SEND).getAttribute('aria-disabled')).toBeNull();
  });

  it('works again if the client’s page doesn’t open, and says so [reliability Stuck move]', async () => {
    const { button, page } = await open(order());
    await click(button(SEND));
    await settle();
    expect(button(SEND).dataset.busy).toBe('true');
    await pass(10_000);
    expect(button(SEND).dataset.busy).toBeUndefined();
    expect(page.querySelector('[role="alert"]')?.textContent).toContain('The next page didn’t open.');
    await click(button(SEND));
    await settle();
    expect(posted).toHaveLength(2);
  });

  it('is disabled for an empty cart [1 §2 Action disabled]', async () => {
    const { button } = await open(null, { lines: 0 });
    expect(button(SEND).getAttribute('aria-disabled')).toBe('true');
    await click(button(SEND));
    expect(posted).toEqual([]);
  });

  it('is next to EXIT CART in a punch-out session [wire Punch-out, 1 §2 Action]', async () => {
    const session = {
      ...CLIENT,
      userSegment: { 'Punchout Session': '1' },
      externalRedirectionURL: '/procurement',
    };
    const { button, buttons, requests } = await open(order(), { profile: session });
    expect(buttons('EXIT CART')).toHaveLength(1);
    const moves: unknown[] = [];
    const stay = (event: Event) => {
      moves.push((event as CustomEvent).detail);
      event.preventDefault();
    };
    document.addEventListener('cb:navigate', stay);
    await click(button('EXIT CART'));
    await settle();
    expect([moves, requests]).toEqual([[{ url: 'http://shop.test/procurement', reason: 'exit' }], []]);
    document.removeEventListener('cb:navigate', stay);
    await click(button(SEND));
    await settle();
    expect(posted).toHaveLength(1);
  });

  it('is replaced by EXIT CART in the inspect view [wire Punch-out]', async () => {
    const cart = cartReply([cartLine(1)]);
    const { button, buttons } = await openCart({ cart, profile: CLIENT, view: 'inspect' });
    expect(button(SEND)).toBeUndefined();
    expect(buttons('EXIT CART')).toHaveLength(3);
  });

  it('is the only button outside a session [wire Punch-out]', async () => {
    const { buttons } = await open(null);
    expect(buttons('EXIT CART')).toEqual([]);
  });

  it('has a disabled EXIT CART next to it for an empty cart [1 §2 Action disabled]', async () => {
    const session = { ...CLIENT, userSegment: { 'Punchout Session': '1' } };
    const { button } = await open(null, { lines: 0, profile: session });
    expect(button('EXIT CART').getAttribute('aria-disabled')).toBe('true');
  });

  it.each(['csr', 'imperson'])(
    'is the normal Checkout for staff: %s [1 §6 Punch-out client, 2 §6 Staff]',
    async (user) => {
      const { button } = await open(null, {
        profile: { ...CLIENT, userTypeCheck: { punchoutClient: 'Northfield', user } },
      });
      expect([button(SEND), button('Checkout')?.textContent]).toEqual([undefined, 'Checkout']);
    },
  );
});
