import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { answerCalls } from '../../../support/replies.ts';
import { line, openShop, refusal, type Shop } from '../../../support/shop.ts';
import { dataLayerEntries, later, openPage } from '../../../support/stores.ts';

keepTestsApart({ quiet: true });

const FLAG = { mergeOrderFlag: '1' };
const CARTS = { current: { count: 4, total: 40 }, previous: { count: 4, total: 40 } };

let shop: Shop;
let page: Awaited<ReturnType<typeof open>>;

const notices = () => page.$notices.get().map(({ text }) => text);

/** Opens the cart page of a visitor and offers the choice, if there is one. */
async function open(profile: object = FLAG) {
  const opened = {
    ...(await openPage({ profile, cart: shop.cart() })),
    ...(await import('../../../../../shared/stores/account/cart-merge.ts')),
    ...(await import('../../../../../shared/page/storage/shopper-storage.ts')),
  };
  await opened.loadCart();
  void opened.offerMerge();
  await later();
  return opened;
}

beforeEach(() => {
  sessionStorage.clear();
  shop = openShop(line(1), line(2));
  shop.session.earlierCart = { lines: [line(3, 4)], notices: [] };
});

describe('the Merged Cart Notice', () => {
  it('is shown with the contents of both carts if the flag is 1 and the cart has loaded [1 §4 Merge]', async () => {
    page = await open();
    expect(page.$merge.get()).toEqual({ phase: 'offered', carts: CARTS });
    expect(shop.log).toEqual(['carts']);
  });

  it.each([
    ['without the flag', {}],
    ['with the flag down', { mergeOrderFlag: '0' }],
    ['to a guest', { ...FLAG, transient: true }],
  ])('is not shown %s [1 §4 Merge]', async (_, profile) => {
    page = await open(profile);
    expect([page.$merge.get().phase, shop.log]).toEqual(['none', []]);
  });

  it('isn’t shown before the cart has loaded', async () => {
    page = {
      ...(await openPage({ profile: FLAG })),
      ...(await import('../../../../../shared/stores/account/cart-merge.ts')),
    } as never;
    await page.offerMerge();
    expect([page.$merge.get().phase, shop.log]).toEqual(['none', []]);
    void page.loadCart().then(page.offerMerge);
    await later();
    expect(page.$merge.get().phase).toBe('offered');
  });

  it('is shown once per page, however often it’s requested', async () => {
    page = await open();
    page.decideLater();
    void page.offerMerge();
    await later();
    expect([page.$merge.get().phase, shop.log]).toEqual(['none', ['carts']]);
  });

  it('is shown again on the next page after "decide later", and not after a choice', async () => {
    page = await open();
    page.decideLater();
    page = await open();
    expect(page.$merge.get().phase).toBe('offered');
    void page.chooseCart('currentCart');
    await later();
    page = await open();
    expect(page.$merge.get().phase).toBe('none');
  });

  it('is shown for a new flag, once a page has come without one', async () => {
    page = await open();
    void page.chooseCart('currentCart');
    await later();
    page = await open({});
    shop.session.earlierCart = { lines: [line(3, 4)], notices: [] };
    page = await open();
    expect(page.$merge.get().phase).toBe('offered');
  });

  it('is shown to the next shopper who signs in in this tab, and then again to the first one [1 §4 Merge]', async () => {
    page = await open();
    void page.chooseCart('currentCart');
    await later();
    shop.session.earlierCart = { lines: [line(3, 4)], notices: [] };
    page = await open({ ...FLAG, profileId: '330033' });
    expect(page.$merge.get().phase).toBe('offered');
    page = await open();
    expect(page.$merge.get().phase).toBe('offered');
  });

  it('is shown again after the shopper has signed out and in again [1 §4 Merge]', async () => {
    page = await open();
    void page.chooseCart('currentCart');
    await later();
    answerCalls({ 'GET profile/logout': { result: 'success' } });
    const { signOut } = await import('../../../../../widgets/site-header/sign-out.ts');
    document.addEventListener('cb:navigate', (event) => event.preventDefault(), { once: true });
    await signOut();
    shop = openShop(line(1), line(2));
    shop.session.earlierCart = { lines: [line(3, 4)], notices: [] };
    page = await open();
    expect(page.$merge.get().phase).toBe('offered');
  });

  it('stores nothing of the cart in the browser, and only the profile’s id of the shopper', async () => {
    page = await open();
    void page.chooseCart('mergeCart');
    await later();
    const kept = { 'cb-merge': '{"owner":"220022","decided":true}' };
    expect([{ ...sessionStorage }, { ...localStorage }]).toEqual([kept, {}]);
  });

  it('remembers the choice for the page if storage is blocked', async () => {
    page = await open();
    vi.stubGlobal('sessionStorage', undefined);
    void page.chooseCart('currentCart');
    await later();
    expect([page.readKept('cb-merge', '220022').decided, notices()]).toEqual([
      true,
      ['You kept your current cart.'],
    ]);
  });

  it.each([
    ['the server’s message', refusal('There is no earlier cart.'), 'There is no earlier cart.'],
    [
      'words of ours',
      { end: 403 },
      'We can’t show your previous cart right now. We’ll ask again on the next page.',
    ],
  ])(
    'is replaced by a notice with %s if the carts can’t be read [1 §8 Other failures]',
    async (_, answer, text) => {
      shop.answers.set('carts', [answer]);
      page = await open();
      expect([page.$merge.get().phase, notices()]).toEqual(['none', [text]]);
    },
  );

  it('isn’t shown if the session has ended', async () => {
    shop.answers.set('carts', [{ end: 401 }]);
    page = await open();
    expect([page.$merge.get().phase, page.$session.get().ended, notices()]).toEqual(['none', true, []]);
  });
});

describe('the choice', () => {
  beforeEach(async () => {
    page = await open();
    shop.log = [];
  });

  it.each([
    ['currentCart', 'You kept your current cart.', ['ci1', 'ci2']],
    ['previousCart', 'Your previous cart is back. It has 4 items.', ['ci3']],
    ['mergeCart', 'Your carts are merged. Your cart has 8 items.', ['ci1', 'ci2', 'ci3']],
  ] as const)(
    '%s is sent, the cart is read, and the page says how it ended [1 §4 Merge, §7 Merge]',
    async (choice, text, lines) => {
      void page.chooseCart(choice);
      expect(page.$merge.get()).toEqual({ phase: 'merging', carts: CARTS });
      await later();
      expect(shop.log).toEqual([`merge ${choice}`, 'read']);
      expect(page.$cart.get().cart?.lines.map(({ id }) => id)).toEqual(lines);
      expect([page.$merge.get().phase, notices()]).toEqual(['none', [text]]);
      expect(dataLayerEntries('cart_updated')).toHaveLength(choice === 'currentCart' ? 0 : 1);
    },
  );

  it('is sent once, whatever else is pressed', async () => {
    void page.chooseCart('mergeCart');
    void page.chooseCart('previousCart');
    page.decideLater();
    await later();
    expect(shop.log).toEqual(['merge mergeCart', 'read']);
  });

  it('waits for what is typed, which is sent first', async () => {
    page.setLineQuantity('ci1', 5);
    void page.chooseCart('mergeCart');
    await later();
    expect(shop.log).toEqual(['ci1=5', 'merge mergeCart', 'read']);
  });

  it('isn’t sent while a quantity isn’t saved', async () => {
    shop.answers.set('=', [{ end: 403, ignored: true }]);
    page.setLineQuantity('ci1', 5);
    void page.chooseCart('mergeCart');
    await later();
    expect(shop.log).toEqual(['ci1=5']);
    expect(page.$merge.get()).toMatchObject({ phase: 'offered', problem: /^Some quantities/ });
  });

  it.each([
    ['the server’s message', refusal('Call us.'), 'Call us.'],
    [
      'words of ours',
      { end: 403, ignored: true },
      'We couldn’t save your choice. Please try again, or decide later.',
    ],
  ])('is offered again after a failure, with %s [1 §8 Other failures]', async (_, answer, problem) => {
    shop.answers.set('merge', [answer]);
    void page.chooseCart('mergeCart');
    await later();
    expect(page.$merge.get()).toEqual({ phase: 'offered', carts: CARTS, problem });
    expect(page.readKept('cb-merge', '220022').decided).toBeUndefined();
    void page.chooseCart('mergeCart');
    await later();
    expect(page.$merge.get()).toEqual({ phase: 'none', carts: null });
  });

  it('counts as saved if its reply was lost and the cart is a different one', async () => {
    shop.answers.set('merge', [{ end: 'cut' }]);
    void page.chooseCart('mergeCart');
    await later();
    expect(notices()).toEqual(['Your carts are merged. Your cart has 8 items.']);
  });

  it('counts as not saved if its reply was lost and the cart is the same', async () => {
    shop.answers.set('merge', [{ end: 'cut', ignored: true }]);
    void page.chooseCart('mergeCart');
    await later();
    expect(page.$merge.get().phase).toBe('offered');
  });

  it('is confirmed without a count if the cart can’t be read afterwards', async () => {
    shop.answers.set('read', [{ end: 403 }]);
    void page.chooseCart('mergeCart');
    await later();
    expect(notices()).toEqual(['Your choice was saved.']);
  });
});
