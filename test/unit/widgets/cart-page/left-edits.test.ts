/** What a page finds that an earlier one has left in the tab's storage. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { line, openShop, type Shop } from '../../support/shop.ts';
import { later, openPage, type Page } from '../../support/stores.ts';

keepTestsApart({ quiet: true });

const KEY = 'cb-line-edits';

let shop: Shop;
let page: Page;

beforeEach(() => {
  shop = openShop(line(1), line(2));
});

/** Opens a page on what is in storage, as the cart page does. */
async function open(): Promise<void> {
  page = await openPage({ cart: shop.cart() });
  await page.loadCart();
  const { resumeLeftEdits } = await import('../../../../widgets/cart-page/left-edits.ts');
  resumeLeftEdits();
}

const leave = (edits: object, at = Date.now()) => sessionStorage.setItem(KEY, JSON.stringify({ at, edits }));
const edit = (id: string) => page.$lineEdits.get()[id];

describe('an edit that an earlier page has left', () => {
  it.each(['sending', 'unknown', 'confirming'])(
    'is shown as being saved if it was %s [reliability Page hide]',
    async (phase) => {
      leave({ ci1: { wanted: 5, phase } });
      await open();
      expect(edit('ci1')).toEqual({ wanted: 5, phase: 'confirming' });
    },
  );

  it('was saved once a reading shows it [reliability Page hide]', async () => {
    leave({ ci1: { wanted: 5, phase: 'sending' } });
    await open();
    await later(5000);
    expect(edit('ci1')?.phase).toBe('confirming');
    const [first] = shop.lines;
    if (first) first.quantity = 5;
    await later(5000);
    expect(edit('ci1')?.phase).toBe('saved');
    expect(document.querySelector('[role=status]')?.textContent).toBe('Saved: 5 of Item 1.');
    const reads = shop.log.length;
    await later(30_000);
    expect(shop.log).toHaveLength(reads);
  });

  it('was not saved if the cart has another quantity after 20 s, and can be sent again [reliability Page hide]', async () => {
    leave({ ci1: { wanted: 5, phase: 'sending' } });
    await open();
    await later(19_000);
    expect(edit('ci1')?.phase).toBe('confirming');
    await later(3000);
    expect(edit('ci1')?.phase).toBe('failed');
    void page.retryLine('ci1');
    await later();
    expect([shop.log.at(-1), edit('ci1')]).toEqual(['ci1=5', undefined]);
  });

  it('is unknown if the cart could not be read either [reliability Page hide]', async () => {
    leave({ ci1: { wanted: 5, phase: 'sending' } });
    shop.answers.set(
      'read',
      Array.from({ length: 40 }, () => ({ end: 503 as const })),
    );
    await open();
    await later(40_000);
    expect(edit('ci1')?.phase).toBe('unknown');
  });

  it('is not waited for if it was sent long ago [reliability Page hide]', async () => {
    leave({ ci1: { wanted: 5, phase: 'sending' } }, Date.now() - 60_000);
    await open();
    await later();
    expect([edit('ci1')?.phase, shop.log]).toEqual(['failed', ['read']]);
  });

  it.each(['editing', 'queued', 'failed'])(
    'can be sent again if it was %s when the tab crashed [reliability Page hide]',
    async (phase) => {
      leave({ ci1: { wanted: 5, phase } });
      await open();
      expect(edit('ci1')).toEqual({ wanted: 5, phase: 'failed' });
      await later(30_000);
      expect(shop.log).toEqual([]);
    },
  );

  it('is a removal that has failed if the line is still there, and is gone with the line [reliability Page hide]', async () => {
    leave({ ci1: { wanted: 0, phase: 'sending' }, ci9: { wanted: 0, phase: 'sending' } });
    await open();
    expect(Object.keys(page.$lineEdits.get())).toEqual(['ci1']);
    await later(25_000);
    expect(edit('ci1')).toEqual({ wanted: 0, phase: 'failed' });
  });

  it('gives way to what the shopper has done on this page since [reliability Page hide]', async () => {
    leave({ ci1: { wanted: 5, phase: 'sending' } });
    page = await openPage({ cart: shop.cart() });
    await page.loadCart();
    page.setLineQuantity('ci1', 7);
    const { resumeLeftEdits } = await import('../../../../widgets/cart-page/left-edits.ts');
    resumeLeftEdits();
    expect(edit('ci1')).toMatchObject({ wanted: 7, phase: 'editing' });
  });

  it('holds a checkout until its end is known [reliability Page hide, 1 §8 Checkout]', async () => {
    leave({ ci1: { wanted: 5, phase: 'sending' } });
    await open();
    let settled: boolean | undefined;
    void page.flushCart().then((end) => {
      settled = end.settled;
    });
    await later(10_000);
    expect(settled).toBeUndefined();
    await later(15_000);
    expect(settled).toBe(false);
  });
});

describe('what the storage holds', () => {
  it('is an edit or is left alone, and never throws [reliability Page hide]', async () => {
    const phases = fc.constantFrom('editing', 'sending', 'refused', 'saved', 'odd', '__proto__');
    const kept = fc.dictionary(
      fc.constantFrom('ci1', 'ci2', 'ci9', '__proto__', 'toString'),
      fc.oneof(
        fc.jsonValue(),
        fc.record({ wanted: fc.oneof(fc.integer(), fc.double(), fc.string()), phase: phases }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          kept.map((edits) => JSON.stringify({ at: 1, edits })),
        ),
        async (text) => {
          sessionStorage.setItem(KEY, text);
          await open();
          for (const found of Object.values(page.$lineEdits.get())) {
            expect(found?.wanted).toBeGreaterThanOrEqual(0);
            expect(found?.wanted).toBeLessThanOrEqual(999);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
