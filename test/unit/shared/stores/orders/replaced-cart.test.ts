import { beforeEach, describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, refusal, type Shop } from '../../../support/shop.ts';
import { later } from '../../../support/stores.ts';
import { openOtherTab } from '../../../support/tabs.ts';
import { openReorder } from './reorder-page.ts';

keepTestsApart({ quiet: true });

const frog = { ProductId: '146610', displayName: 'Frog', message: 'Out of season.' };

let shop: Shop;

beforeEach(() => {
  sessionStorage.clear();
  shop = openShop(line(1));
  shop.payloads['order/reorder'] = () => ({ isCartModalFlag: false });
});

describe('a reorder that replaces the cart and is refused', () => {
  const EMPTIED = 'The items you had in your cart were removed anyway. Your cart is now empty.';

  /** Chooses to replace and gets this reply; the shop may have emptied the cart first. */
  async function replaceWith(ended: object, isEmptied: boolean) {
    shop.answers.set('clearCart', [{ ignored: true, ...ended }]);
    const page = await openReorder(shop);
    const tab = openOtherTab();
    await page.loadCart();
    void page.start('o1');
    await later(200);
    if (isEmptied) shop.lines = [];
    void page.choose('clearCart');
    await later(200);
    return { ...page, tab };
  }

  it.each([
    ['a refusal', refusal('All discontinued.'), 'All discontinued.'],
    [
      'messages beside success',
      { body: { result: 'success', isCartModalFlag: true, errorMessage: [{ message: 'No.' }] } },
      'No.',
    ],
    ['an error of the server', { end: 500 }, expect.stringMatching(/couldn’t confirm/)],
  ])(
    'reads the cart after %s and says that it’s empty; mini-cart and other tabs follow [2 §4 Replaced cart]',
    async (_, ended, said) => {
      const { $phase, $cartCount, tab } = await replaceWith(ended, true);
      expect(shop.log).toEqual(['reorder o1', 'clearCart o1', 'read']);
      expect($phase.get()).toMatchObject({ kind: 'refused', lines: [said, EMPTIED] });
      expect($cartCount.get()).toBe(0);
      expect(tab.heard).toMatchObject([{ t: 'cart' }]);
    },
  );

  it('doesn’t say that if the cart still has its items [2 §4 Replaced cart]', async () => {
    const { $phase, $cartCount } = await replaceWith(refusal('All discontinued.'), false);
    expect(shop.log.at(-1)).toBe('read');
    expect($phase.get()).toMatchObject({ lines: ['All discontinued.'] });
    expect($cartCount.get()).toBe(2);
  });

  it('says that the items may be gone if the cart can’t be read [2 §4 Replaced cart]', async () => {
    shop.answers.set('read', [{ end: 403, ignored: true }]);
    const { $phase } = await replaceWith(refusal('All discontinued.'), true);
    expect($phase.get()).toMatchObject({
      lines: ['All discontinued.', expect.stringMatching(/may have been/)],
    });
  });

  it('leaves the cart alone if the server never received it [2 §4 Replaced cart]', async () => {
    await replaceWith({ end: 401 }, false);
    expect(shop.log).toEqual(['reorder o1', 'clearCart o1']);
  });

  it('says in the dialog, too, that the cart is empty if nothing could be added [2 §4 Replaced cart]', async () => {
    const { $phase } = await replaceWith({ body: { invalidProducts: [frog] } }, true);
    expect($phase.get()).toMatchObject({ kind: 'added', note: EMPTIED });
  });
});

describe('a reorder after the choice whose reply names no item', () => {
  /** Makes the choice; the shop does this to the cart and replies like this. */
  async function choose(action: 'keep' | 'clearCart', lines: Shop['lines'], body: unknown) {
    shop.answers.set(action, [{ ignored: true, body }]);
    const page = await openReorder(shop);
    await page.loadCart();
    void page.start('o1');
    await later(200);
    shop.lines = lines;
    void page.choose(action);
    await later(200);
    return page.$phase.get();
  }

  it.each(['', true, '"success"', {}])('says that the items were added: %j [wire Writes]', async (body) => {
    const phase = await choose('keep', [line(1), line(3)], body);
    expect(phase).toMatchObject({ kind: 'added', unnamed: true });
    expect(shop.log).toEqual(['reorder o1', 'keep o1', 'read']);
  });

  it('says so after the cart was replaced, too [wire Writes]', async () => {
    expect(await choose('clearCart', [line(3)], '')).toMatchObject({ kind: 'added', unnamed: true });
  });

  it('says that nothing was added if the cart hasn’t changed [wire Writes]', async () => {
    const phase = await choose('keep', [line(1)], '');
    expect(phase).toMatchObject({ kind: 'added', products: { added: [] } });
    expect(phase).not.toHaveProperty('unnamed');
  });
});
