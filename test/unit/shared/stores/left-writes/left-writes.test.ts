/** What a page says about writes that an earlier page has left. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { provideLocks } from '../../../support/locks.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, type Shop } from '../../../support/shop.ts';
import { later, openPage, type Page } from '../../../support/stores.ts';
import { kept, leave, OWNER, openNextPage } from './next-page.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Page;

beforeEach(() => {
  shop = openShop(line(1), line(2));
});

async function open(): Promise<void> {
  page = await openNextPage(shop);
}

const told = () => page.$notices.get().map(({ text }) => text);

describe('emptying the cart', () => {
  it('is reported once the cart is empty, and until then as being checked [reliability Left page]', async () => {
    leave({ kind: 'clear' });
    await open();
    expect(told()).toEqual(['Checking whether your cart was emptied…']);
    shop.lines = [];
    await later(1000);
    expect([told(), kept()]).toEqual([['Your cart was emptied.'], null]);
    const reads = shop.log.length;
    await later(30_000);
    expect(shop.log).toHaveLength(reads);
  });

  it('hasn’t happened if the cart still has items after 20 s, and nothing is sent by itself [reliability Left page]', async () => {
    leave({ kind: 'clear' });
    await open();
    await later(25_000);
    expect(told()).toEqual(['Your cart wasn’t emptied. It still has 4 items.']);
    expect(new Set(shop.log)).toEqual(new Set(['read']));
  });

  it('can be requested again on the cart page [reliability Left page]', async () => {
    leave({ kind: 'clear' });
    await open();
    document.body.append(document.createElement('cb-cart-page'));
    await later(25_000);
    expect(told()).toEqual(['Your cart still has 4 items. Remove all again?']);
    void page.$notices.get()[0]?.action?.onPress();
    await later(2000);
    expect([told(), shop.lines, shop.log.includes('clear')]).toEqual([['Your cart was emptied.'], [], true]);
  });

  it('is unknown if the cart can’t be read [reliability Left page]', async () => {
    leave({ kind: 'clear' });
    shop.answers.set(
      'read',
      Array.from({ length: 60 }, () => ({ end: 503 as const })),
    );
    await open();
    await later(60_000);
    expect(told()).toEqual(['We couldn’t confirm that your cart was emptied. Please check your cart.']);
  });

  it('is reported at once if it was long ago [reliability Left page]', async () => {
    leave({ kind: 'clear' }, { at: Date.now() - 60_000 });
    await open();
    await later(500);
    expect(told()).toEqual(['Your cart wasn’t emptied. It still has 4 items.']);
  });
});

describe('removed items that are being put back', () => {
  const undo = {
    kind: 'undo',
    items: [{ itemNumber: 'ITEM03', quantity: 2 }],
    had: { ITEM01: 2, ITEM02: 2 },
  };

  it('are reported once they are in the cart [reliability Left page]', async () => {
    leave(undo);
    await open();
    expect(told()).toEqual(['Checking whether the items you put back are in your cart…']);
    shop.lines = [...shop.lines, line(3)];
    await later(1000);
    expect([told(), kept()]).toEqual([['1 item is back in your cart.'], null]);
  });

  it('can be put back on the cart page if they haven’t arrived after 20 s [reliability Left page]', async () => {
    leave(undo);
    await open();
    document.body.append(document.createElement('cb-cart-page'));
    await later(25_000);
    expect(told()).toEqual(['1 item wasn’t put back in your cart.']);
    expect(new Set(shop.log)).toEqual(new Set(['read']));
    void page.$notices.get()[0]?.action?.onPress();
    await later(2000);
    expect(told()).toEqual(['1 item is back in your cart.']);
    expect(shop.lines).toHaveLength(3);
  });

  it.each([
    ['it’s unknown what was there before', { ...undo, had: null }],
    ['what was there before is damaged', { ...undo, had: { ITEM01: 'two' } }],
  ])('are unknown if %s [reliability Left page]', async (_, write) => {
    leave(write);
    await open();
    await later(25_000);
    expect(told()).toEqual([
      'We couldn’t confirm that the items you put back are in your cart. Please check your cart.',
    ]);
  });
});

describe('the clock', () => {
  it('may have been set back since: the write is still reported [reliability Left page, reliability Clock]', async () => {
    leave({ kind: 'clear' }, { at: Date.now() + 3_600_000 });
    await open();
    await later(25_000);
    expect([told(), kept()]).toEqual([['Your cart wasn’t emptied. It still has 4 items.'], null]);
  });

  it.each([
    ['back', 1],
    ['forward', -1],
  ])('may have been set %s by a day [reliability Left page, reliability Clock]', async (_, sign) => {
    leave({ kind: 'clear' }, { at: Date.now() + sign * 24.5 * 3_600_000 });
    await open();
    await later(25_000);
    expect([told(), kept()]).toEqual([['Your cart wasn’t emptied. It still has 4 items.'], null]);
  });

  it.each([
    ['before', -1],
    ['after', 1],
  ])(
    'discards entries from more than two days %s now [reliability Left page, reliability Clock]',
    async (_, sign) => {
      leave({ kind: 'clear' }, { at: Date.now() + sign * 49 * 3_600_000 });
      await open();
      await later(25_000);
      expect(told()).toEqual([]);
    },
  );
});

describe('a promotion code', () => {
  it('shows the server’s message if it arrived while the page was being left [reliability Left page]', async () => {
    leave(
      { kind: 'promotion', code: 'SPRING', before: '' },
      { end: { ok: false, words: 'SPRING has expired.' } },
    );
    await open();
    expect([told(), shop.log]).toEqual([['SPRING has expired.'], []]);
  });

  it('wasn’t applied if the order has none [reliability Left page]', async () => {
    leave({ kind: 'promotion', code: 'SPRING', before: '' });
    await open();
    await later(25_000);
    expect(told()).toEqual(['The promotional code SPRING wasn’t applied.']);
  });

  it('was removed if the order has none [reliability Left page]', async () => {
    leave({ kind: 'promotion', code: '', before: 'SPRING' });
    await open();
    expect(told()).toEqual(['The promotional code SPRING was removed.']);
  });
});

describe('the report', () => {
  it('goes only to the shopper who made the change [reliability Left page]', async () => {
    leave({ kind: 'clear' }, { owner: '999' });
    await open();
    expect([told(), kept(), shop.log]).toEqual([[], null, []]);
  });

  it('goes to the first of two tabs, if one is a copy [reliability Left page]', async () => {
    const { take } = provideLocks();
    sessionStorage.setItem('cb-tab', 'first');
    take('cb-tab:first');
    leave({ kind: 'clear' });
    await open();
    await later(5000);
    expect([told(), kept(), shop.log]).toEqual([[], null, []]);
  });

  it('leaves an entry to another release if its format or kind is unknown [reliability Left page]', async () => {
    leave({ kind: 'clear' }, { form: 2 });
    await open();
    void page.emptyCart();
    await later(2000);
    expect([told(), JSON.parse(kept() ?? '').form]).toEqual([[], 2]);
    leave({ kind: 'teleport' });
    await open();
    await later(25_000);
    expect([told(), JSON.parse(kept() ?? '').writes]).toMatchObject([[], [{ write: { kind: 'teleport' } }]]);
  });

  it('ignores damaged entries, and nothing throws [reliability Left page]', async () => {
    const kinds = fc.constantFrom('clear', 'promotion', 'move', 'list-removal', 'profile', '__proto__', 7);
    const write = fc.record({
      kind: kinds,
      code: fc.jsonValue(),
      items: fc.jsonValue(),
      rows: fc.jsonValue(),
    });
    const record = fc.record({
      id: fc.string(),
      at: fc.integer(),
      write: fc.oneof(write, fc.jsonValue()),
      end: fc.jsonValue(),
    });
    const written = fc.record({
      owner: fc.constant(OWNER),
      form: fc.constantFrom(1, 2),
      writes: fc.oneof(fc.jsonValue(), fc.array(record)),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          written.map((value) => JSON.stringify(value)),
        ),
        async (text) => {
          sessionStorage.setItem('cb-open-writes', text);
          await open();
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('a write in progress', () => {
  it('is remembered until it has ended on its page, and isn’t reported twice [reliability Left page]', async () => {
    page = await openPage({ cart: shop.cart() });
    await page.loadCart();
    shop.latency = 1000;
    const cleared = page.emptyCart();
    await later(500);
    expect(JSON.parse(kept() ?? '')).toMatchObject({
      owner: OWNER,
      form: 1,
      writes: [{ write: { kind: 'clear' } }],
    });
    const { tellLeftWrites } = await import('../../../../../shared/stores/left-writes/tell-left-writes.ts');
    await tellLeftWrites(page.addNotice);
    await later(5000);
    await cleared;
    expect([told(), kept()]).toEqual([[], null]);
  });

  it('passes on its result if that arrives while the page is being left [reliability Left page]', async () => {
    page = await openPage({ cart: shop.cart() });
    await page.loadCart();
    shop.latency = 1000;
    void page.emptyCart();
    await later(500);
    dispatchEvent(new Event('pagehide'));
    await later(5000);
    expect(JSON.parse(kept() ?? '').writes).toMatchObject([{ write: { kind: 'clear' }, end: { ok: true } }]);
    // The mini-cart of the next page reads its count until it is right.
    expect(JSON.parse(sessionStorage.getItem('cb-left-count') ?? '')).toEqual({ at: expect.any(Number) });
  });
});
