import { beforeEach, describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { CONFLICT, line, openShop, refusal, type Shop } from '../../../support/shop.ts';
import { announced, enter, later, openPage, type Page, shown } from '../../../support/stores.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Page;

beforeEach(async () => {
  shop = openShop(line(1), line(2), line(3));
  page = await openPage({ cart: shop.cart() });
  await page.loadCart();
});

const edit = (id: string) => page.$lineEdits.get()[id];

/** The outcome of setting a line's quantity from 2 to 5. */
describe('a quantity whose write fails', () => {
  it.each([
    ['is refused', refusal('Only 3 left'), { wanted: 2, phase: 'refused', problem: 'Only 3 left' }],
    ['meets another write', CONFLICT, { wanted: 5, phase: 'failed' }],
    ['is forbidden', { end: 403, ignored: true }, { wanted: 5, phase: 'failed' }],
    ['finds the session ended', { end: 401, ignored: true }, { wanted: 5, phase: 'failed' }],
    ['gets no proper answer and did not count', { end: 500, ignored: true }, { wanted: 5, phase: 'failed' }],
    ['gets no proper answer and counted', { end: 500 }, undefined],
    ['is cut off and counted', { end: 'cut' as const }, undefined],
    ['is cut off and did not count', { end: 'cut' as const, ignored: true }, { wanted: 5, phase: 'failed' }],
    ['is answered by a page, and counted', { body: '<html></html>' }, undefined],
    [
      'is answered by a page, and did not count',
      { body: '<html></html>', ignored: true },
      { wanted: 5, phase: 'failed' },
    ],
    ['is accepted in words and did not count', { body: {}, ignored: true }, { wanted: 5, phase: 'failed' }],
  ])('because it %s [reliability Line write]', async (_, answer, expected) => {
    shop.answers.set('=', [answer]);
    enter(page, 'ci1', 5);
    await later(1000);
    if (expected) expect(edit('ci1')).toMatchObject(expected);
    else expect([edit('ci1'), shown(page).ci1]).toEqual([undefined, 5]);
    expect(page.$notices.get()).toEqual([]);
    expect(shop.log.filter((entry) => entry === 'ci1=5')).toHaveLength(1);
  });

  it('keeps the server’s message even if the cart has another quantity by then [reliability Line write]', async () => {
    shop.answers.set('=', [refusal('Only 3 left')]);
    enter(page, 'ci1', 5);
    await later(1000);
    shop.lines = [line(1, 3), line(2), line(3)];
    void page.refreshCart();
    await later(1000);
    expect(edit('ci1')).toMatchObject({ wanted: 3, phase: 'refused', problem: 'Only 3 left' });
  });

  it('by never being answered is unknown until the cart has been read [reliability Lost reply]', async () => {
    shop.answers.set('=', [{ end: 'lost' }]);
    shop.answers.set('read', [{ after: 500 }]);
    enter(page, 'ci1', 5);
    await later(15_100);
    expect(edit('ci1')).toMatchObject({ wanted: 5, phase: 'unknown' });
    expect(page.changesTotals(page.$runningWrite.get())).toBe(true);
    await later(1000);
    expect([edit('ci1'), shown(page).ci1]).toEqual([undefined, 5]);
  });

  it('stays unknown while nothing can be read, and the next read decides', async () => {
    shop.answers.set('=', [{ end: 503, ignored: true }]);
    shop.answers.set('read', [{ end: 403 }]);
    enter(page, 'ci1', 5);
    await later(1000);
    expect(edit('ci1')).toMatchObject({ wanted: 5, phase: 'unknown' });
    expect(page.$cart.get().stale).toBe(true);
    window.dispatchEvent(new Event('online'));
    await later();
    expect(edit('ci1')).toMatchObject({ wanted: 5, phase: 'failed' });
  });

  it('keeps the number and can be retried', async () => {
    shop.answers.set('=', [{ end: 503, ignored: true }]);
    enter(page, 'ci1', 5);
    await later(1000);
    expect(shown(page).ci1).toBe(5);
    page.retryLine('ci1');
    page.retryLine('ci1');
    await later();
    expect([edit('ci1'), shown(page).ci1]).toEqual([undefined, 5]);
    expect(shop.log.filter((entry) => entry === 'ci1=5')).toHaveLength(2);
  });

  it('is sent again even if the server seems to have it, while the screen may be out of date', async () => {
    shop.answers.set('=', [{ end: 'cut' }]);
    shop.answers.set('read', [{ end: 403 }]);
    enter(page, 'ci1', 5);
    await later(1000);
    enter(page, 'ci1', 2);
    await later(1000);
    expect(shop.lines[0]?.quantity).toBe(2);
    expect(edit('ci1')).toBeUndefined();
  });

  it('shows the result of the other write, if there was one', async () => {
    shop.answers.set('=', [CONFLICT]);
    shop.lines[1] = line(2, 8);
    enter(page, 'ci1', 5);
    await later();
    expect(shown(page)).toEqual({ ci1: 5, ci2: 8, ci3: 2 });
    expect(edit('ci1')?.problem).toBeUndefined();
  });

  it('leaves the other lines, and a newer quantity, alone', async () => {
    shop.answers.set('=', [{ ...refusal('No'), after: 300 }]);
    enter(page, 'ci1', 5);
    enter(page, 'ci2', 6);
    await later(100);
    page.setLineQuantity('ci1', 4);
    await later(250);
    expect(edit('ci1')).toEqual({ wanted: 4, phase: 'editing' });
    await later(2000);
    expect(shown(page)).toEqual({ ci1: 4, ci2: 6, ci3: 2 });
  });

  it('says so to a screen reader', async () => {
    shop.answers.set('=', [refusal('Only 3 left'), { end: 403, ignored: true }]);
    enter(page, 'ci1', 5);
    await later(300);
    expect(announced()).toBe('Only 3 left');
    enter(page, 'ci2', 6);
    await later(300);
    expect(announced()).toBe('6 of Item 2 wasn’t saved.');
  });

  it('is forgotten when another number is typed or the change is discarded', async () => {
    shop.answers.set('=', [refusal('Only 3 left'), { end: 403, ignored: true }]);
    enter(page, 'ci1', 5);
    await later();
    page.setLineQuantity('ci1', 3);
    expect(edit('ci1')).toEqual({ wanted: 3, phase: 'editing' });
    enter(page, 'ci2', 6);
    await later();
    page.cancelLineEdit('ci2');
    expect(shown(page).ci2).toBe(2);
  });

  it('marks the session as ended and keeps the number until the shopper has signed in [reliability Session end]', async () => {
    shop.answers.set('=', [{ end: 401, ignored: true }]);
    enter(page, 'ci1', 5);
    await later();
    expect(page.$session.get().ended).toBe(true);
    expect(shown(page).ci1).toBe(5);
  });
});
