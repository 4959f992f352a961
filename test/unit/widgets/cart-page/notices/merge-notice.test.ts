import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartLine, cartReply } from '../../../support/cart-reply.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { click, settle, spoken } from '../../../support/render.ts';
import { MEMBER, openCart, READ } from '../cart-page-on-screen.ts';

keepTestsApart();
beforeEach(() => sessionStorage.clear());

const DETAILS = 'GET cart/merge-modal-details';
const MERGE = 'POST cart/mergeCart';
const FLAGGED = { ...MEMBER, mergeOrderFlag: '1' };

const ENDED = { error: { messageCode: 'USER_NOT_AUTHENTICATED' } };

const cartOf = (...numbers: number[]) => cartReply(numbers.map((number) => cartLine(number)));
const carts = {
  result: 'success',
  currentCommereceItemCount: 6,
  currentCommerceItemTotal: '$15.00',
  previousCommereceItemquantity: 1,
  previousCommerceItemTotal: '$2.50',
};

async function open({ profile = FLAGGED as object, replies = {} } = {}) {
  const cart = cartOf(1, 2);
  const screen = await openCart({ cart, profile, replies: { [DETAILS]: carts, ...replies } });
  // Its code is loaded by lazy code.
  await settle();
  return screen;
}

describe('the Merged Cart Notice', () => {
  it('offers three choices, with counts and totals of both carts [1 §2 Dialogs, §3 Merge info]', async () => {
    const { dialog } = await open();
    const names = [...(dialog()?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Merged Cart Notice');
    expect(names).toEqual(['', 'Use Current Cart', 'Use Previous Cart', 'Merge Both Carts']);
    const sides = [...(dialog()?.querySelectorAll('dl > div') ?? [])].map(({ textContent }) => textContent);
    expect(sides).toEqual(['Current cart6 items$15.00', 'Previous cart1 item$2.50']);
    expect(document.activeElement).toBe(dialog()?.querySelector('h2'));
  });

  it('shows no totals if prices are hidden [1 §6 Prices]', async () => {
    const { dialog } = await open({ profile: { ...FLAGGED, hidePrice: 'true' } });
    expect(dialog()?.querySelector('dl')?.textContent).toBe('Current cart6 itemsPrevious cart1 item');
  });

  it.each([
    ['without the flag', { mergeOrderFlag: '0' }],
    ['to a guest', { transient: true }],
  ])('isn’t shown %s [1 §4 Merge]', async (_, difference) => {
    const { dialog, requests } = await open({ profile: { ...FLAGGED, ...difference } });
    expect(dialog()).toBeNull();
    expect(requests).toEqual([]);
  });

  it.each([
    ['once a page without the flag was seen', MEMBER, {}],
    ['after a page of a guest', { ...FLAGGED, transient: true }, {}],
    ['after the session has ended', { ...FLAGGED, profileId: '7' }, { [DETAILS]: ENDED }],
  ])('is shown for a new flag %s [1 §4 Merge]', async (_, profile, replies) => {
    sessionStorage.setItem('cb-merge', '{"owner":"member","decided":true}');
    await open({ profile, replies });
    expect(sessionStorage.getItem('cb-merge')).toBeNull();
  });

  it('isn’t shown while there is no cart [1 §4 Merge]', async () => {
    const { dialog, requests } = await openCart({
      profile: FLAGGED,
      replies: { [READ]: [null, null, null] },
    });
    expect(dialog()).toBeNull();
    expect(requests.map(({ name }) => name)).not.toContain(DETAILS);
  });

  it.each([
    ['Use Current Cart', 'currentCart', cartOf(1, 2), 'You kept your current cart.'],
    ['Use Previous Cart', 'previousCart', cartOf(3), 'Your previous cart is back. It has 3 items.'],
    ['Merge Both Carts', 'mergeCart', cartOf(1, 2, 3), 'Your carts are merged. Your cart has 9 items.'],
  ])(
    "'%s' sends %s, shows the cart and says how it ended [1 §4 Merge]",
    async (name, cartType, cart, told) => {
      const { button, dialog, heading, requests, text } = await open({
        replies: { [MERGE]: { result: 'success' }, [READ]: cart },
      });
      await click(button(name));
      await settle();
      expect(requests.find((request) => request.name === MERGE)?.body).toEqual({
        cartType,
        selectCart: 'submit',
      });
      expect(dialog()).toBeNull();
      expect(text()).toContain(told);
      expect(document.activeElement).toBe(heading());
      expect(await spoken()).toContain(told);
    },
  );

  it('takes one choice: a double press, or two choices at once, is one merge [reliability Double press]', async () => {
    const { button, requests } = await open({
      replies: { [MERGE]: { result: 'success' }, [READ]: cartOf(1, 2, 3) },
    });
    await act(async () => {
      button('Merge Both Carts').click();
      button('Merge Both Carts').click();
      button('Use Previous Cart').click();
    });
    await settle();
    expect(requests.filter(({ name }) => name === MERGE)).toHaveLength(1);
  });

  it('is postponed by Escape: nothing is sent, and the page says so [accessibility Dialogs]', async () => {
    const { dialog, heading, requests, text } = await open();
    await act(async () => void dialog()?.dispatchEvent(new Event('cancel', { cancelable: true })));
    await settle();
    expect(dialog()).toBeNull();
    expect(text()).toContain('We’ve kept your previous cart.');
    expect(document.activeElement).toBe(heading());
    expect(requests.map(({ name }) => name)).toEqual([DETAILS]);
  });

  it('stays with the reason if the choice fails, and takes another one [1 §8 Other failures]', async () => {
    const { button, dialog, text } = await open({
      replies: {
        [MERGE]: [new Response('', { status: 403 }), { result: 'success' }],
        [READ]: cartOf(1, 2, 3),
      },
    });
    await click(button('Merge Both Carts'));
    await settle();
    expect(dialog()?.querySelector('[role="alert"]')?.textContent).toContain('couldn’t save');
    await click(button('Merge Both Carts'));
    await settle();
    expect(dialog()).toBeNull();
    expect(text()).toContain('Your carts are merged.');
  });

  it.each([
    [{ result: 'error', errorCode: 'x' }, 'couldn’t save'],
    [{ formExceptions: [{ errorCode: 'x' }] }, 'couldn’t save'],
    [{ result: 'error', errorMessage: [{ message: '' }, { message: 'No.' }] }, 'No.'],
  ])(
    'has a message for a refusal without words: %j [1 §8 Other failures, wire Errors]',
    async (refusal, told) => {
      const { button, dialog } = await open({ replies: { [MERGE]: refusal } });
      await click(button('Merge Both Carts'));
      await settle();
      expect(dialog()?.querySelector('[role="alert"]')?.textContent).toContain(told);
    },
  );

  it('says on the cart that the other cart can’t be shown [1 §8 Other failures]', async () => {
    const { dialog, text } = await open({ replies: { [DETAILS]: new Response('', { status: 403 }) } });
    expect(dialog()).toBeNull();
    expect(text()).toContain('We can’t show your previous cart right now.');
  });
});
