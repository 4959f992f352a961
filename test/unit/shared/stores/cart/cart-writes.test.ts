import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, refusal, type Shop } from '../../../support/shop.ts';
import {
  announced,
  enter,
  hiddenTotals,
  later,
  openPage,
  type Page,
  shown,
} from '../../../support/stores.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Page;

beforeEach(async () => {
  shop = openShop(line(1), line(2), line(3));
  page = await openPage({ cart: shop.cart() });
  await page.loadCart();
});

const edit = (id: string) => page.$lineEdits.get()[id];

describe('a typed quantity', () => {
  it('is sent once, 1000 ms after the last keystroke [1 §4 Quantity edit]', async () => {
    const events: string[] = [];
    page.$lineEdits.listen((edits) => events.push(`${edits.ci1?.wanted} ${edits.ci1?.phase}`));
    page.setLineQuantity('ci1', 1);
    await later(999);
    page.setLineQuantity('ci1', 12);
    await later(999);
    page.setLineQuantity('ci1', 120);
    await later(999);
    expect(shop.log).toEqual([]);
    await later(1);
    expect(shop.log).toEqual(['ci1=120']);
    await later();
    expect(events).toEqual([
      '1 editing',
      '12 editing',
      '120 editing',
      '120 queued',
      '120 sending',
      'undefined undefined',
    ]);
    expect(shown(page).ci1).toBe(120);
    await later(200);
    expect(announced()).toBe('Saved: 120 of Item 1.');
  });

  it('is sent at once on Enter, and not again after the delay', async () => {
    enter(page, 'ci1', 5);
    expect(shop.log).toEqual(['ci1=5']);
    await later(2000);
    expect(shop.log).toEqual(['ci1=5']);
  });

  it('isn’t sent if it was reverted, or if the cart already has it', async () => {
    page.setLineQuantity('ci1', 5);
    page.cancelLineEdit('ci1');
    page.setLineQuantity('ci2', 5);
    page.setLineQuantity('ci2', 2);
    await later(2000);
    expect(shop.log).toEqual([]);
    expect(page.$lineEdits.get()).toEqual({});
  });

  it.each([0, -1, 1000, Number.NaN])('isn’t accepted if it is %d [1 §5]', async (quantity) => {
    enter(page, 'ci1', quantity);
    enter(page, 'unknown', 5);
    await later(2000);
    expect([shop.log, page.$lineEdits.get()]).toEqual([[], {}]);
  });

  it('hides the totals until the server has replied [1 §4 Recalculation]', async () => {
    const hidden = hiddenTotals(page);
    enter(page, 'ci1', 5);
    expect(page.changesTotals(page.$runningWrite.get())).toBe(true);
    await later();
    expect(hidden).toEqual([true, false]);
  });

  it('stays visible, even after the reply to an older quantity', async () => {
    shop.latency = 300;
    const seen: (number | undefined)[] = [];
    const see = () => seen.at(-1) !== shown(page).ci1 && seen.push(shown(page).ci1);
    page.$lineEdits.listen(see);
    page.$cart.listen(see);
    enter(page, 'ci1', 5);
    await later(100);
    enter(page, 'ci1', 6);
    await later(100);
    enter(page, 'ci1', 7);
    await later(2000);
    expect(shop.log).toEqual(['ci1=5', 'ci1=7']);
    expect(seen).toEqual([5, 6, 7]);
    expect(page.$notices.get()).toEqual([]);
  });

  it('is read from the server if the reply has no cart', async () => {
    shop.repliesWithCart = false;
    const seen: (number | undefined)[] = [];
    page.$lineEdits.listen(() => seen.push(shown(page).ci1));
    enter(page, 'ci1', 5);
    await later();
    expect(shop.log).toEqual(['ci1=5', 'read']);
    expect([...new Set(seen)]).toEqual([5]);
  });

  it('disappears with a line that somebody else has removed, and the page says so', async () => {
    page.setLineQuantity('ci1', 5);
    shop.lines = [line(2), line(3)];
    void page.refreshCart();
    await later(2000);
    expect([shop.log, page.$lineEdits.get()]).toEqual([['read'], {}]);
    expect(page.$notices.get().map(({ text }) => text)).toEqual(['Item 1 is no longer in your cart.']);
  });

  it('is replaced by the quantity that the server makes of it, and the page says so', async () => {
    shop.cap = 3;
    enter(page, 'ci1', 5);
    await later();
    expect(shown(page).ci1).toBe(3);
    expect(edit('ci1')).toBeUndefined();
    expect(page.$notices.get().map(({ text }) => text)).toEqual([
      'The quantity of Item 1 is now 3; you asked for 5.',
    ]);
  });
});

describe('waiting writes', () => {
  it('are sent one at a time: clearing first, then removals, then quantities and additions [reliability Serial writes]', async () => {
    const busy: number[] = [];
    let inFlight = 0;
    page.$lineEdits.listen((edits) => {
      inFlight = Object.values(edits).filter((one) => one?.phase === 'sending').length;
      busy.push(inFlight);
    });
    enter(page, 'ci1', 5);
    enter(page, 'ci2', 6);
    void page.addItem({ itemNumber: 'ITEM09', quantity: 1 });
    void page.removeLine('ci3');
    void page.removeAllLines();
    await later();
    expect(shop.log).toEqual(['ci1=5', 'clear', '+ITEM09*1', 'read']);
    expect(Math.max(...busy)).toBe(1);
  });

  it('put a removal before quantities, and in place of its own line’s', async () => {
    enter(page, 'ci1', 5);
    enter(page, 'ci2', 6);
    enter(page, 'ci3', 7);
    void page.removeLine('ci3');
    await later();
    expect(shop.log).toEqual(['ci1=5', '-ci3', 'ci2=6']);
    expect(shown(page)).toEqual({ ci1: 5, ci2: 6 });
  });

  it('include jobs from elsewhere on the page, and the newest of each kind counts', async () => {
    const done: unknown[] = [];
    const job = (key: string, name: string) =>
      page.enqueueCartWrite({ key, rank: 'change', run: async () => name }).then((end) => done.push(end));
    enter(page, 'ci1', 5);
    void job('zip', 'first lookup');
    void job('zip', 'second lookup');
    void job('promotion', 'promotion');
    enter(page, 'ci2', 6);
    await later();
    expect(done).toEqual([undefined, 'second lookup', 'promotion']);
    expect(shop.log).toEqual(['ci1=5', 'ci2=6']);
  });

  it('are neither called done nor sent once a newer one has replaced them [reliability Serial writes]', async () => {
    enter(page, 'ci1', 5);
    const end = page.joinCartWrite({
      key: 'zip',
      rank: 'change',
      run: async () => ({ ok: true, value: null }),
    });
    void page.enqueueCartWrite({ key: 'zip', rank: 'change', run: async () => {} });
    await later();
    expect(await end).toEqual({ ok: false, failure: { kind: 'aborted', request: 'zip', messages: [] } });
  });

  it('go on after a job that fails unexpectedly', async () => {
    const end = page.enqueueCartWrite({
      key: 'broken',
      rank: 'change',
      run: () => Promise.reject(new Error('no')),
    });
    enter(page, 'ci1', 5);
    await later();
    expect(await end).toBeUndefined();
    expect(shown(page).ci1).toBe(5);
    expect(console.error).toHaveBeenCalledOnce();
  });
});

describe('before anything else changes the cart,', () => {
  it('what is being typed is sent, and its reply awaited', async () => {
    page.setLineQuantity('ci1', 5);
    page.setLineQuantity('ci2', 6);
    let end: unknown;
    void page.flushCart().then((result) => {
      end = result;
    });
    await later(5);
    page.setLineQuantity('ci3', 7);
    await later();
    expect(end).toEqual({ settled: true });
    expect(shop.log).toEqual(['ci1=5', 'ci2=6', 'ci3=7']);
  });

  it('an unsaved quantity is reported', async () => {
    shop.answers.set('=', [{ end: 503, ignored: true }]);
    page.setLineQuantity('ci1', 5);
    const end = page.flushCart();
    await later();
    expect(await end).toEqual({ settled: false });
  });

  it('a refused quantity isn’t in the way, because the screen shows the cart’s', async () => {
    shop.answers.set('=', [refusal('No')]);
    enter(page, 'ci1', 5);
    const end = page.flushCart();
    await later();
    expect(await end).toEqual({ settled: true });
  });
});

describe('a page that is left', () => {
  it('sends everything that was typed in one last request [reliability Page hide]', async () => {
    const keepalive: unknown[] = [];
    const send = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
      keepalive.push(options.keepalive);
      return send(address, options);
    });
    shop.answers.set('=', [{ after: 1500 }]);
    page.setLineQuantity('ci1', 5);
    page.setLineQuantity('ci2', 6);
    window.dispatchEvent(new Event('pagehide'));
    expect([shop.log, keepalive]).toEqual([['ci1=5,ci2=6'], [true]]);
    await later(2000);
    expect(shop.log).toEqual(['ci1=5,ci2=6', 'read']);
    expect(shown(page)).toEqual({ ci1: 5, ci2: 6, ci3: 2 });
    expect([edit('ci1')?.phase, edit('ci2')?.phase]).toEqual(['saved', 'saved']);
  });

  it('sends a removal that waits behind a slow quantity [reliability Page hide]', async () => {
    shop.answers.set('=', [{ after: 1500 }]);
    enter(page, 'ci1', 5);
    void page.removeLine('ci2');
    window.dispatchEvent(new Event('pagehide'));
    expect(shop.log).toEqual(['ci1=5', 'drop ci2']);
  });

  it('sends nothing if there is nothing to send', async () => {
    enter(page, 'ci1', 5);
    await later();
    window.dispatchEvent(new Event('pagehide'));
    expect(shop.log).toEqual(['ci1=5']);
  });
});
