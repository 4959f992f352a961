import { describe, expect, it } from 'vitest';
import { cartLine, cartReply } from '../../../support/cart-reply.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { pass, spoken, type } from '../../../support/render.ts';
import { MEMBER, openCart } from '../cart-page-on-screen.ts';

keepTestsApart();

const GONE = { discontinuedItem: 1, replacementURL: '/p/new' };

describe.each([
  ['the inspect view', '/checkout/inspect/cart', {}],
  ['a punch-out session', '/checkout/cart', { 'Punchout Session': 'true' }],
])('a line in %s, where nothing may be removed,', (_, path, userSegment) => {
  function open(...lines: object[]) {
    history.replaceState(null, '', path);
    return openCart({ cart: cartReply(lines), profile: { ...MEMBER, userSegment } });
  }

  it('doesn’t accept 0 as a quantity: it asks nothing, and nothing is sent [1 §4 Quantity 0, §2 Inspect view, §6 Punch-out session]', async () => {
    const { field, row, requests } = await open(cartLine(1));
    await type(field(1), '0');
    expect(field(1).getAttribute('aria-invalid')).toBe('true');
    expect(row(1).textContent).toContain('Enter a whole number from 1 to 999. Your cart still has 3.');
    await pass(1000);
    expect(field(1).value).toBe('');
    expect(await spoken()).toBe('Enter a whole number from 1 to 999. Your cart still has 3.');
    expect(row(1).querySelectorAll('.cb-line__note button')).toHaveLength(0);
    expect(requests).toEqual([]);
  });

  it('is counted among the discontinued ones, but none of them can be removed [1 §4 Discontinued, §2 Inspect view, §6 Punch-out session]', async () => {
    const { page, text } = await open(cartLine(1, GONE), cartLine(2, GONE), cartLine(3));
    expect(text()).toContain('2 items in your cart are discontinued.');
    const named = [...page.querySelectorAll('button')].filter(({ textContent }) =>
      /remove/i.test(`${textContent}`),
    );
    expect(named).toEqual([]);
  });
});
