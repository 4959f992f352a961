import { beforeEach, describe, expect, it } from 'vitest';
import { permissionsFor } from '../../../../../../shared/domain/permissions.ts';
import { keepTestsApart } from '../../../../support/page.ts';
import { CONFLICT, line, openShop, refusal, type Shop } from '../../../../support/shop.ts';
import { hiddenTotals, later, openPage } from '../../../../support/stores.ts';
import { openOtherTab } from '../../../../support/tabs.ts';

keepTestsApart({ quiet: true });

const EMPTY_CART = 'Please add at least one item in cart';

let shop: Shop;
let page: Awaited<ReturnType<typeof open>>;

/** Opens the cart page with its totals; the zip code is the one that the cart already has. */
async function open({ zipCode, profile }: { zipCode?: string; profile?: object } = {}) {
  shop.session.cart.zipCode = zipCode;
  const opened = {
    ...(await openPage({ profile, cart: shop.cart() })),
    ...(await import('../../../../../../shared/stores/cart/writes/totals.ts')),
  };
  await opened.loadCart();
  opened.followTotals(permissionsFor(opened.$session.get().visitor, 'standard'));
  await later();
  return opened;
}

beforeEach(async () => {
  shop = openShop(line(1), line(2));
});

/** Presses the button and waits for the end. */
async function estimate(zipCode: string) {
  const end = page.estimateShipping(zipCode);
  await later();
  return end;
}

describe('a lookup by zip code', () => {
  beforeEach(async () => {
    page = await open();
  });

  it('returns freight and tax of the cart, and adds its zip code to every later write [1 §4 Estimate]', async () => {
    expect(page.currentTotals()).toMatchObject({ phase: 'unknown', zipCode: undefined, totals: {} });
    expect(await estimate(' 27215 ')).toEqual({ kind: 'estimated' });
    expect(page.currentTotals()).toMatchObject({
      phase: 'ready',
      zipCode: '27215',
      totals: { shipping: 9.47, tax: 1.9, finalTotal: 51.37 },
    });
    expect(page.$cart.get().cart?.charges.zipCode).toBe('27215');
    expect(shop.log).toEqual(['zip 27215']);
  });

  it.each([
    ['', 'You did not enter a zip code'],
    ['   ', 'You did not enter a zip code'],
    ['2721', 'The zip code entered is not valid'],
    ['27215-12', 'The zip code entered is not valid'],
  ])('isn’t sent for %j, and shows the matching message [1 §5 Zip code]', async (typed, text) => {
    expect(await estimate(typed)).toEqual({ kind: 'invalid', text });
    expect(shop.log).toEqual([]);
  });

  it('isn’t sent for an empty cart [1 §5 Empty cart]', async () => {
    shop.lines = [];
    await Promise.all([page.refreshCart(), later()]);
    shop.log = [];
    expect(await estimate('27215')).toEqual({ kind: 'invalid', text: EMPTY_CART });
    expect(shop.log).toEqual([]);
  });

  it('isn’t sent if the cart was emptied while it waited', async () => {
    void page.removeAllLines();
    expect(await estimate('27215')).toEqual({ kind: 'invalid', text: EMPTY_CART });
    expect(shop.log).toEqual(['clear']);
  });

  it('fails with the server’s message and keeps the previous estimate [1 §8 Estimate]', async () => {
    await estimate('27215');
    expect(await estimate('00000')).toMatchObject({
      kind: 'failed',
      text: `We do not deliver to this zip code. Please call us for help with your order.\n${EMPTY_CART}`,
    });
    expect(page.currentTotals()).toMatchObject({ phase: 'ready', zipCode: '27215' });
  });

  it.each([
    ['network', { end: 'cut' as const }],
    ['http', { end: 500 }],
    ['business', { ignored: true, body: { result: 'error' } }],
  ])(
    'fails with the text for an empty cart if the server has no message: %s [1 §8]',
    async (kind, answer) => {
      shop.answers.set('zip', [answer]);
      expect(await estimate('27215')).toMatchObject({ kind: 'failed', text: EMPTY_CART, failure: { kind } });
      expect(page.currentTotals().phase).toBe('unknown');
      expect(shop.log).toEqual(['zip 27215']);
    },
  );

  it('shows the text for an empty cart once if the server says the same [1 §8 Estimate]', async () => {
    shop.answers.set('zip', [refusal(EMPTY_CART)]);
    expect(await estimate('27215')).toMatchObject({ kind: 'failed', text: EMPTY_CART });
  });

  it('ends after 15 s without a reply, and lets the next change go [reliability Time limits]', async () => {
    shop.answers.set('zip', [{ end: 'lost', ignored: true }]);
    const end = page.estimateShipping('27215');
    void page.removeLine('ci1');
    await later(15_100);
    expect(await end).toMatchObject({ kind: 'failed', failure: { kind: 'timeout' } });
    expect(shop.log).toEqual(['zip 27215', '-ci1']);
  });

  it('notices an ended session', async () => {
    shop.answers.set('zip', [{ end: 401 }]);
    expect(await estimate('27215')).toMatchObject({ failure: { kind: 'session' } });
    expect(page.$session.get().ended).toBe(true);
  });

  it('reads the cart if another write was in progress', async () => {
    shop.answers.set('zip', [CONFLICT]);
    expect(await estimate('27215')).toMatchObject({ failure: { kind: 'conflict' } });
    expect(shop.log).toEqual(['zip 27215', 'read']);
  });

  it('is replaced by a newer one while it waits', async () => {
    shop.answers.set('=', [{ after: 60 }]);
    page.setLineQuantity('ci1', 5);
    page.commitLine('ci1');
    const older = page.estimateShipping('27215');
    const newer = page.estimateShipping('99501');
    await later(200);
    expect([await older, await newer]).toEqual([{ kind: 'replaced' }, { kind: 'estimated' }]);
    expect(shop.log).toEqual(['ci1=5', 'zip 99501']);
  });

  it('tells the other tabs, and an estimate after a change does not', async () => {
    const { heard } = openOtherTab();
    await estimate('27215');
    expect(heard).toHaveLength(1);
    void page.removeLine('ci1');
    await later();
    expect([heard.length, shop.log]).toEqual([2, ['zip 27215', '-ci1', 'zip 27215']]);
  });

  it('makes everything wait that is done in the meantime, and then sends it in order [1 §4 Zip pending, §9 Retry]', async () => {
    shop.answers.set('zip', [{ after: 3000 }]);
    const end = page.estimateShipping('27215');
    page.setLineQuantity('ci1', 5);
    await later(2000);
    void page.removeLine('ci2');
    expect(shop.log).toEqual(['zip 27215']);
    await later(1100);
    expect(await end).toEqual({ kind: 'estimated' });
    expect(shop.log).toEqual(['zip 27215', '-ci2', 'ci1=5', 'zip 27215']);
    expect(page.currentTotals().totals.shipping).toBe(9.85);
  });

  it('makes an item that is added by its number wait, too [1 §4 Zip pending]', async () => {
    shop.answers.set('zip', [{ after: 3000 }]);
    void page.estimateShipping('27215');
    const end = page.addItem({ itemNumber: 'ITEM03', quantity: 1 });
    await later(2900);
    expect(shop.log).toEqual(['zip 27215']);
    await later(200);
    expect((await end).ok).toBe(true);
    expect(shop.log.slice(0, 2)).toEqual(['zip 27215', '+ITEM03*1']);
  });
});

describe('a known zip code', () => {
  it('gets an estimate when the cart loads, and hides the totals until then [1 §4 Recalculation]', async () => {
    page = await open({ zipCode: '27215' });
    expect(shop.log).toEqual(['zip 27215']);
    expect(page.currentTotals()).toMatchObject({ phase: 'ready', totals: { shipping: 9.47 } });
  });

  it('gets a new estimate after a change, with the totals hidden until then [1 §4 Recalculation]', async () => {
    page = await open({ zipCode: '27215' });
    shop.log = [];
    const hidden = hiddenTotals(page);
    page.setLineQuantity('ci1', 5);
    page.commitLine('ci1');
    await later(15);
    expect(page.currentTotals()).toMatchObject({ phase: 'loading', totals: { zipCode: '27215' } });
    expect(page.currentTotals().totals.shipping).toBeUndefined();
    await later();
    expect(shop.log).toEqual(['ci1=5', 'zip 27215']);
    expect(page.currentTotals()).toMatchObject({ phase: 'ready', totals: { shipping: 10.61 } });
    expect(hidden).toEqual([true, false]);
  });

  it('gets one estimate after several changes', async () => {
    page = await open({ zipCode: '27215' });
    shop.log = [];
    page.setLineQuantity('ci1', 5);
    page.commitLine('ci1');
    page.setLineQuantity('ci2', 6);
    page.commitLine('ci2');
    await later(200);
    expect(shop.log).toEqual(['ci1=5', 'ci2=6', 'zip 27215']);
  });

  it('gets no estimate if the read brought nothing new, or for an empty cart', async () => {
    page = await open({ zipCode: '27215' });
    await Promise.all([page.refreshCart(), later()]);
    expect(shop.log).toEqual(['zip 27215', 'read']);
    void page.removeAllLines();
    await later();
    expect(shop.log).toEqual(['zip 27215', 'read', 'clear']);
    expect(page.currentTotals()).toMatchObject({ phase: 'unknown', zipCode: '27215' });
  });

  it('gets a new estimate if the cart has changed elsewhere in the meantime: the late reply isn’t shown', async () => {
    page = await open({ zipCode: '27215' });
    shop.log = [];
    shop.answers.set('zip', [{ after: 200 }]);
    void page.estimateShipping('27215');
    shop.lines = [line(1, 7)];
    void page.refreshCart();
    await later(150);
    expect([page.currentTotals().phase, page.currentTotals().totals.shipping]).toEqual([
      'loading',
      undefined,
    ]);
    await later(200);
    expect(shop.log).toEqual(['zip 27215', 'read', 'zip 27215']);
    expect(page.currentTotals()).toMatchObject({ phase: 'ready', totals: { shipping: 10.61 } });
  });

  it('can fail on its own, and be tried again', async () => {
    page = await open({ zipCode: '27215' });
    shop.answers.set('zip', [{ end: 500 }]);
    void page.removeLine('ci1');
    await later();
    expect(page.currentTotals()).toMatchObject({
      phase: 'failed',
      failure: { kind: 'http' },
      zipCode: '27215',
    });
    expect(page.currentTotals().totals.shipping).toBeUndefined();
    expect(await estimate('27215')).toEqual({ kind: 'estimated' });
    expect(page.currentTotals()).toMatchObject({
      phase: 'ready',
      failure: null,
      totals: { shipping: 8.71 },
    });
  });

  it('returns after a lookup that replaced its estimate and failed', async () => {
    page = await open({ zipCode: '27215' });
    shop.log = [];
    page.setLineQuantity('ci1', 5);
    page.commitLine('ci1');
    const end = page.estimateShipping('00000');
    await later(200);
    expect(await end).toMatchObject({ kind: 'failed' });
    expect(shop.log).toEqual(['ci1=5', 'zip 00000', 'zip 27215']);
    expect(page.currentTotals()).toMatchObject({ phase: 'ready', zipCode: '27215' });
  });

  it('stays known if the cart’s reply doesn’t repeat it', async () => {
    page = await open({ zipCode: '27215' });
    shop.answers.set('read', [{ body: { ...shop.cart(), shippingCharge: undefined } }]);
    await Promise.all([page.refreshCart(), later()]);
    await later();
    expect(shop.log).toEqual(['zip 27215', 'read', 'zip 27215']);
    expect(page.currentTotals()).toMatchObject({ phase: 'ready', zipCode: '27215' });
  });

  it.each([
    ['a quote', { userType: 3 }],
    ['a punch-out session without shipping', { userSegment: { 'Punchout Session': true } }],
  ])('gets no estimate in %s [1 §6 Quote]', async (_, profile) => {
    page = await open({ zipCode: '27215', profile });
    expect(shop.log).toEqual([]);
    expect(page.currentTotals()).toMatchObject({ phase: 'unknown', totals: { zipCode: '27215' } });
  });

  it('gets an estimate in a punch-out session that sees shipping [1 §6 Punch-out session]', async () => {
    const userTypeCheck = { showShippingforPunchout: '1' };
    await open({ zipCode: '27215', profile: { userSegment: { 'Punchout Session': true }, userTypeCheck } });
    expect(shop.log).toEqual(['zip 27215']);
  });

  it('is shown with the refusal if the shop no longer ships there', async () => {
    page = await open({ zipCode: '27215' });
    shop.answers.set('zip', [refusal('No longer')]);
    void page.removeLine('ci1');
    await later();
    expect(page.currentTotals().failure?.messages).toEqual([{ message: 'No longer' }]);
  });
});
