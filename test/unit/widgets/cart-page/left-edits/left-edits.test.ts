/** Edits that an earlier page has left in the tab's storage. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { provideLocks } from '../../../support/locks.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, type Shop } from '../../../support/shop.ts';
import { later, openPage, type Page } from '../../../support/stores.ts';
import { editOf, HOUR, KEY, leave, openLeft, resume } from './left-edits-page.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Page;

beforeEach(() => {
  shop = openShop(line(1), line(2));
});

/** Opens a page with the kept edits. */
async function open(cart = shop.cart()): Promise<void> {
  page = await openLeft(cart);
}

const edit = (id: string) => editOf(page, id);

describe('an edit from an earlier page', () => {
  // Only another release knows the last one, which may mean that it was sent.
  it.each(['sending', 'unknown', 'confirming', 'scheduled'])(
    'is shown as being saved if it was %s [reliability Page hide, reliability Other release]',
    async (phase) => {
      leave({ ci1: { wanted: 5, phase } });
      await open();
      expect(edit('ci1')).toEqual({ wanted: 5, phase: 'confirming' });
    },
  );

  it('was saved once a read shows it [reliability Page hide]', async () => {
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

  it('wasn’t saved if the cart has another quantity after 20 s, and can be sent again [reliability Page hide]', async () => {
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

  it('is unknown if the cart couldn’t be read either [reliability Page hide]', async () => {
    leave({ ci1: { wanted: 5, phase: 'sending' } });
    shop.answers.set(
      'read',
      Array.from({ length: 40 }, () => ({ end: 503 as const })),
    );
    await open();
    await later(40_000);
    expect(edit('ci1')?.phase).toBe('unknown');
  });

  it('isn’t waited for if it was sent long ago [reliability Page hide]', async () => {
    leave({ ci1: { wanted: 5, phase: 'sending' } }, Date.now() - 60_000);
    await open();
    await later();
    expect([edit('ci1')?.phase, shop.log]).toEqual(['failed', ['read']]);
  });

  it('is waited for no longer than 20 s if the clock has been set back by a day [reliability Page hide, reliability Clock]', async () => {
    leave({ ci1: { wanted: 5, phase: 'sending' } }, Date.now() + 24 * HOUR);
    await open();
    await later(19_000);
    expect(edit('ci1')?.phase).toBe('confirming');
    await later(3000);
    expect(edit('ci1')?.phase).toBe('failed');
    const reads = shop.log.length;
    await later(HOUR);
    expect(shop.log).toHaveLength(reads);
  });

  it('is decided by one read if the clock has been set ahead, and was saved if that shows it [reliability Page hide, reliability Clock]', async () => {
    leave({ ci1: { wanted: 5, phase: 'sending' }, ci2: { wanted: 7, phase: 'sending' } }, Date.now() - HOUR);
    const printed = shop.cart();
    const [first] = shop.lines;
    if (first) first.quantity = 5;
    await open(printed);
    await later();
    expect([edit('ci1')?.phase, edit('ci2')?.phase, shop.log]).toEqual(['saved', 'failed', ['read']]);
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

  it('is a failed removal if the line is still there, and is gone with the line [reliability Page hide]', async () => {
    leave({ ci1: { wanted: 0, phase: 'sending' }, ci9: { wanted: 0, phase: 'sending' } });
    await open();
    expect(page.$lineEdits.get()).toEqual({ ci1: { wanted: 0, phase: 'confirming' } });
    await later(25_000);
    expect(edit('ci1')).toEqual({ wanted: 0, phase: 'failed' });
  });

  it('is replaced by what the shopper has done on this page since, also once that is saved [reliability Page hide]', async () => {
    leave({ ci1: { wanted: 5, phase: 'sending' } });
    page = await openPage({ cart: shop.cart() });
    await page.loadCart();
    page.setLineQuantity('ci1', 7);
    await later(0);
    await resume(page);
    expect(edit('ci1')).toMatchObject({ wanted: 7, phase: 'editing' });
    await later(5000);
    await resume(page);
    expect(edit('ci1')).toBeUndefined();
  });

  it('blocks a checkout until its result is known [reliability Page hide, 1 §8 Checkout]', async () => {
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

describe('a line that an earlier page has changed', () => {
  it('says what the cart has now if it’s neither the old nor the requested quantity [reliability Left page]', async () => {
    leave({ ci1: { wanted: 12, phase: 'sending', from: 2 } });
    const [first] = shop.lines;
    if (first) first.quantity = 10;
    await open();
    await later(25_000);
    expect(edit('ci1')).toMatchObject({
      phase: 'failed',
      problem: '12 wasn’t saved. Your cart now has 10.',
    });
  });

  it('says that it was removed once it is gone [reliability Left page]', async () => {
    leave({ ci1: { wanted: 0, phase: 'sending' } });
    await open();
    shop.lines.splice(0, 1);
    await later(5000);
    expect(document.querySelector('[role=status]')?.textContent).toBe('Item 1 was removed.');
  });

  it('shows the message of a refusal that arrived while the page was being left [reliability Left page]', async () => {
    leave({ ci1: { wanted: 2, phase: 'refused', problem: 'Only 10 left' } });
    await open();
    expect(edit('ci1')).toEqual({ wanted: 2, phase: 'refused', problem: 'Only 10 left' });
    leave({ ci1: { wanted: 2, phase: 'refused', problem: 'Only 10 left' } }, Date.now() - 60_000);
    await open();
    expect(edit('ci1')).toBeUndefined();
  });
});

describe('a page that was left and is still there', () => {
  /** Types a quantity and leaves the page before it is sent. The server answers late. */
  async function leaveTyped(...answers: object[]) {
    page = await openPage({ cart: shop.cart() });
    await page.loadCart();
    shop.answers.set('=', answers);
    page.setLineQuantity('ci1', 5);
    await later(0);
    dispatchEvent(new Event('pagehide'));
    await later(0);
  }

  it('remembers the cart’s quantity [reliability Left page]', async () => {
    await leaveTyped({ after: 1000 });
    const { edits } = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    expect(edits).toEqual({ ci1: { wanted: 5, phase: 'confirming', from: 2 } });
  });

  it('shows the server’s own message at the line when it’s shown again [reliability Left page]', async () => {
    await leaveTyped({
      after: 1000,
      end: 400,
      body: { formExceptions: [{ localizedMessage: 'Only 4 left' }] },
      ignored: true,
    });
    await later(2000);
    expect(edit('ci1')).toMatchObject({ wanted: 2, phase: 'refused', problem: 'Only 4 left' });
    // The next page begins later.
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin + HOUR);
    await open();
    expect(edit('ci1')).toMatchObject({ problem: 'Only 4 left' });
  });
});

describe('a duplicated tab', () => {
  it('lets the first one say how an edit has ended [reliability Left page]', async () => {
    const { take } = provideLocks();
    sessionStorage.setItem('cb-tab', 'first');
    const close = take('cb-tab:first');
    leave({ ci1: { wanted: 5, phase: 'sending' }, ci2: { wanted: 7, phase: 'editing' } });
    const opened = open();
    await later(5000);
    await opened;
    expect([page.$lineEdits.get(), shop.log]).toEqual([{}, []]);
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '').edits).toEqual({});
    expect(sessionStorage.getItem('cb-tab')).not.toBe('first');
    close();
  });

  it('isn’t assumed while the previous page is going away [reliability Left page]', async () => {
    const { take } = provideLocks();
    sessionStorage.setItem('cb-tab', 'first');
    const close = take('cb-tab:first');
    leave({ ci1: { wanted: 5, phase: 'sending' } });
    const opened = open();
    await later(500);
    close();
    await opened;
    expect(edit('ci1')?.phase).toBe('confirming');
  });

  it('releases its claim when the page is left, and takes it again when it’s restored [reliability Back button]', async () => {
    const { held } = provideLocks();
    leave({ ci1: { wanted: 5, phase: 'sending' } });
    await open();
    expect(held()).toHaveLength(1);
    dispatchEvent(new Event('pagehide'));
    await later(0);
    expect(held()).toEqual([]);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await later(0);
    expect(held()).toHaveLength(1);
  });
});

describe('stored data', () => {
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
          // An edit that has ended, such as the removal of a line that is gone, is undefined.
          for (const found of Object.values(page.$lineEdits.get())) {
            if (!found) continue;
            expect(found.wanted).toBeGreaterThanOrEqual(0);
            expect(found.wanted).toBeLessThanOrEqual(999);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
