import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, refusal, type Shop } from '../../../support/shop.ts';
import { dataLayerEntries, later } from '../../../support/stores.ts';
import { openOtherTab } from '../../../support/tabs.ts';
import { openReorder } from './reorder-page.ts';

keepTestsApart({ quiet: true });

const FLAGGED = { mergeOrderFlag: '1' };
const beaker = { ProductId: '351210', displayName: 'Beaker', quantity: '2' };
const frog = { ProductId: '146610', displayName: 'Frog', message: 'Out of season.' };

let shop: Shop;
let answer: object;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/account/order-detail?orderId=o1&userId=u1#items');
  shop = openShop(line(1));
  shop.session.earlierCart = { lines: [line(3, 4)], notices: [] };
  answer = { isCartModalFlag: true, validproducts: [beaker], invalidProducts: [frog] };
  shop.payloads['order/reorder'] = () => answer;
  shop.payloads['order/reorder-from-modal'] = () => ({ validproducts: [beaker] });
});

afterEach(() => {
  history.replaceState(null, '', '/checkout/cart');
});

describe('a reorder', () => {
  it('adds to the cart, reads it again, records it in the address, and leaves the rest of the address unchanged [2 §4 Reorder]', async () => {
    const { start, $phase, $cart, phases } = await openReorder(shop);
    const tab = openOtherTab();
    void start('o1');
    await later(200);
    expect(shop.log).toEqual(['reorder o1', 'read']);
    expect(phases).toEqual(['sending', 'added']);
    expect($phase.get()).toEqual({
      kind: 'added',
      orderId: 'o1',
      products: {
        added: [{ productId: '351210', name: 'Beaker', quantity: 2 }],
        refused: [{ productId: '146610', name: 'Frog', message: 'Out of season.' }],
      },
    });
    expect(location.href).toMatch(
      /\/account\/order-detail\?orderId=o1&userId=u1&showCart=true&event=cart_updated#items$/,
    );
    expect($cart.get().cart?.lines).toHaveLength(1);
    expect(tab.heard).toMatchObject([{ t: 'cart' }]);
  });

  it('leaves the address unchanged if nothing could be added [2 §4 Reorder outcome]', async () => {
    answer = { isCartModalFlag: true, validproducts: [], invalidProducts: [frog] };
    const { start, $phase } = await openReorder(shop);
    void start('o1');
    await later(200);
    expect($phase.get().kind).toBe('added');
    expect(location.search).toBe('?orderId=o1&userId=u1');
  });

  it('passes the server’s entries to the tag manager, without prices if they are hidden [2 §6 Prices]', async () => {
    answer = {
      isCartModalFlag: true,
      validproducts: [{ ...beaker, dataLayer_obj: { event: 'add_to_cart', price: 4, item_id: '351210' } }],
    };
    const { start } = await openReorder(shop, { hidePrice: 'true' });
    void start('o1');
    await later(200);
    expect(dataLayerEntries('add_to_cart')).toEqual([{ event: 'add_to_cart', item_id: '351210' }]);
  });

  it.each([
    ['keep', 'keep o1'],
    ['clearCart', 'clearCart o1'],
  ] as const)(
    'asks keep or replace if the cart has items, and sends %s [2 §4 Reorder]',
    async (action, entry) => {
      answer = { isCartModalFlag: false };
      const { start, choose, $phase, phases } = await openReorder(shop);
      void start('o1');
      await later(200);
      expect(shop.log).toEqual(['reorder o1']);
      expect($phase.get()).toEqual({ kind: 'choosing', orderId: 'o1' });
      expect(location.search).toBe('?orderId=o1&userId=u1');
      void choose(action);
      await later(200);
      expect(shop.log).toEqual(['reorder o1', entry, 'read']);
      expect(phases).toEqual(['sending', 'choosing', 'added']);
      expect(location.search).toBe('?orderId=o1&userId=u1&showCart=true&event=cart_updated');
    },
  );

  it('adds nothing if the choice is postponed, and can be started again [2 §4 Reorder]', async () => {
    answer = { isCartModalFlag: false };
    const { start, choose, close, $phase } = await openReorder(shop);
    void start('o1');
    await later(200);
    close();
    expect($phase.get()).toEqual({ kind: 'idle' });
    await choose('keep');
    expect(shop.log).toEqual(['reorder o1']);
    void start('o2');
    await later(200);
    expect(shop.log).toEqual(['reorder o1', 'reorder o2']);
  });

  it('returns each of the server’s messages as a line, and leaves cart and address unchanged [2 §4 Reorder, §8 Reorder]', async () => {
    shop.answers.set('reorder', [
      {
        ignored: true,
        body: { result: 'error', errorMessage: [{ message: 'One.' }, { message: 'Two.\nThree.' }] },
      },
    ]);
    const { start, $phase } = await openReorder(shop);
    void start('o1');
    await later(200);
    expect($phase.get()).toEqual({ kind: 'refused', orderId: 'o1', lines: ['One.', 'Two.', 'Three.'] });
    expect(shop.log).toEqual(['reorder o1']);
    expect(location.search).toBe('?orderId=o1&userId=u1');
  });

  it('lists what was added separately from the messages, and reads the cart [2 §8 Reorder, §4 Reorder outcome]', async () => {
    answer = {
      result: 'success',
      isCartModalFlag: true,
      errorMessage: [{ message: 'Frog: no.' }],
      validproducts: [beaker],
    };
    const { start, $phase } = await openReorder(shop);
    void start('o1');
    await later(200);
    expect($phase.get()).toMatchObject({ lines: ['Frog: no.'], added: ['Added to your cart: Beaker'] });
    expect(shop.log).toEqual(['reorder o1', 'read']);
  });

  it('that is pressed twice is sent once [reliability Double press]', async () => {
    const { start } = await openReorder(shop);
    expect(start('o1')).toBe(start('o2'));
    await later(200);
    expect(shop.log).toEqual(['reorder o1', 'read']);
  });

  it('doesn’t end if the dialog is closed during it', async () => {
    const { start, close, $phase } = await openReorder(shop);
    void start('o1');
    close();
    expect($phase.get().kind).toBe('sending');
    await later(200);
    expect($phase.get().kind).toBe('added');
    close();
    expect($phase.get().kind).toBe('idle');
  });

  it.each([
    ['a lost connection', { end: 'cut' }, /couldn’t confirm that/, ['reorder o1', 'read']],
    ['an error of the server', { end: 500 }, /couldn’t confirm that/, ['reorder o1', 'read']],
    ['being forbidden', { end: 403, ignored: true }, /couldn’t add/, ['reorder o1']],
    ['an ended session', { end: 401, ignored: true }, /session has ended/, ['reorder o1']],
    ['a refusal without words', { ignored: true, body: { result: 'error' } }, /couldn’t add/, ['reorder o1']],
  ] as const)(
    'says after %s what the state is, and sends nothing again [2 §8 Reorder, reliability Lost reply]',
    async (_, end, said, log) => {
      shop.answers.set('reorder', [end]);
      const { start, $phase } = await openReorder(shop);
      void start('o1');
      await later(200);
      expect($phase.get()).toMatchObject({ kind: 'refused', lines: [expect.stringMatching(said)] });
      expect(shop.log).toEqual(log);
    },
  );

  it('waits for other writes to the cart [reliability Serial writes]', async () => {
    const { start, loadCart, removeLine } = await openReorder(shop);
    await loadCart();
    void removeLine('ci1');
    void start('o1');
    await later(200);
    expect(shop.log.slice(0, 2)).toEqual(['-ci1', 'reorder o1']);
  });

  it('returns the reason if the choice is refused [2 §8 Reorder]', async () => {
    answer = { isCartModalFlag: false };
    shop.answers.set('keep', [refusal('Your cart is full.')]);
    const { start, choose, $phase } = await openReorder(shop);
    void start('o1');
    await later(200);
    void choose('keep');
    await later(200);
    expect($phase.get()).toEqual({ kind: 'refused', orderId: 'o1', lines: ['Your cart is full.'] });
  });
});

describe('a cart from an earlier visit', () => {
  it('needs a decision before the reorder is sent [1 §4 Merge]', async () => {
    const { start, chooseCart, phases } = await openReorder(shop, FLAGGED);
    void start('o1');
    await later(200);
    expect(phases).toEqual(['sending', 'merging']);
    expect(shop.log).toEqual(['carts']);
    void chooseCart('currentCart');
    await later(200);
    expect(shop.log).toEqual(['carts', 'merge currentCart', 'read', 'reorder o1', 'read']);
    expect(phases).toEqual(['sending', 'merging', 'sending', 'added']);
  });

  it('may be decided later: the reorder goes on [1 §4 Merge]', async () => {
    const { start, decideLater, phases } = await openReorder(shop, FLAGGED);
    void start('o1');
    await later(200);
    decideLater();
    await later(200);
    expect(shop.log).toEqual(['carts', 'reorder o1', 'read']);
    expect(phases.at(-1)).toBe('added');
  });

  it('doesn’t delay the reorder if it can’t be shown [1 §8 Other failures]', async () => {
    shop.answers.set('carts', [{ end: 403, ignored: true }]);
    const { start, phases } = await openReorder(shop, FLAGGED);
    void start('o1');
    await later(200);
    expect(phases).toEqual(['sending', 'added']);
  });
});
