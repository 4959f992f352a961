/** The dialog about an opened cart link, on a page with two islands that can show it. */
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { click, passInSteps, render, settle } from '../../../support/render.ts';
import { screenOf } from '../../../support/screen.ts';
import { line, openShop } from '../../../support/shop.ts';
import { openBulkPage, rowsOf } from './support.ts';

keepTestsApart({ quiet: true });

const KEY = 'cb-bulk-add';

/** Opens a page at this fragment with two islands that can show a cart link. */
async function openTwoIslands(fragment: string) {
  history.replaceState(null, '', `/checkout/cart${fragment}`);
  const page = await openBulkPage();
  const { CartLinkQuestion } = await import('../../../../../shared/connected/cart-link-question.tsx');
  const first = await render(CartLinkQuestion, {});
  const second = await render(CartLinkQuestion, {});
  await passInSteps(2);
  return {
    ...page,
    ...screenOf(document.body),
    first,
    second,
    dialogs: () => document.querySelectorAll('dialog').length,
    async open(link: string) {
      location.hash = link;
      await act(async () => window.dispatchEvent(new Event('hashchange')));
      await passInSteps(1);
    },
  };
}

/** Begins a run on a page that is left before anything is sent. @returns the journal of that run */
async function leaveRun(source: string): Promise<string> {
  const left = await openBulkPage();
  void left.startBulkAdd({ source, rows: rowsOf([1, 1], [2, 1]) });
  await settle();
  window.dispatchEvent(new Event('pagehide'));
  return sessionStorage.getItem(KEY) ?? '';
}

describe('the question about a cart link', () => {
  it('is asked by one island, and by the other one when that is gone [files Cart link]', async () => {
    openShop();
    const { first, second, dialogs } = await openTwoIslands('#cb-items=ITEM01:3');
    expect([dialogs(), first.querySelector('dialog')]).toEqual([1, expect.anything()]);
    await first.unmount();
    expect([dialogs(), second.querySelector('dialog')]).toEqual([1, expect.anything()]);
  });

  it('isn’t asked by an island that is gone [files Cart link]', async () => {
    openShop();
    const { first, second, open, dialogs } = await openTwoIslands('');
    await first.unmount();
    await second.unmount();
    await open('#cb-items=ITEM01:3');
    expect(dialogs()).toBe(0);
  });

  it('is asked for each link that is opened, until one’s items are being added [files Cart link]', async () => {
    openShop();
    const { open, text, dialogs } = await openTwoIslands('#cb-items=ITEM01:3');
    await open('#cb-items=ITEM02:1');
    expect([dialogs(), text()]).toEqual([1, expect.stringContaining('ITEM02')]);
    await open('#reviews');
    expect([dialogs(), text()]).toEqual([1, expect.stringContaining('ITEM02')]);
  });

  it('leaves a fragment of the page’s own in the address [files Cart link]', async () => {
    openShop();
    const { open, pressInside, dialogs } = await openTwoIslands('#cb-items=ITEM01:3');
    await open('#reviews');
    await pressInside('Cancel');
    expect([dialogs(), location.hash]).toEqual([0, '#reviews']);
  });

  it('isn’t asked because of a run that another part of the page has started [files Cart link, journal Restored]', async () => {
    openShop();
    await leaveRun('quick-order');
    const { dialogs, $bulkAdd } = await openTwoIslands('');
    expect([$bulkAdd.get()?.source, dialogs()]).toEqual(['quick-order', 0]);
  });

  it.each(['quick-order', 'cart-link'])(
    'is asked even if an earlier page has left a run from %s, and Cancel keeps that run [files Cart link, journal Restored]',
    async (source) => {
      openShop();
      await leaveRun(source);
      const page = await openTwoIslands('#cb-items=ITEM05:2');
      expect(page.dialog().textContent).toContain('Add these items to your cart?');
      await page.pressInside('Cancel');
      expect(page.dialogs()).toBe(0);
      expect(page.$bulkAdd.get()).toMatchObject({ source, phase: 'stopped' });
      expect(sessionStorage.getItem(KEY)).toContain('ITEM01');
    },
  );
});

describe('the items of a cart link', () => {
  it('stay listed if the shop has limited one of them [files Cart link, journal Capped]', async () => {
    openShop(line(1, 998));
    const { pressInside, dialog, dialogs } = await openTwoIslands('#cb-items=ITEM01:3,ITEM02:1');
    await pressInside('Add all');
    await passInSteps(5);
    expect(dialog().textContent).toContain('Your cart has 999 of this item, not 1,001.');
    await pressInside('Close');
    expect(dialogs()).toBe(0);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('aren’t shown by the dialog about a run of the page that is still going on [files Cart link, journal One run]', async () => {
    const shop = openShop();
    const page = await openTwoIslands('#cb-items=ITEM01:3');
    shop.latency = 3000;
    void page.startBulkAdd({ source: 'quick-order', rows: rowsOf([5, 1], [6, 1]) });
    await click(page.button('Add all'));
    await passInSteps(1);
    expect(page.dialog().textContent).toContain('Other items are still being added to your cart.');
    await page.pressInside('Close');
    expect(page.dialogs()).toBe(0);
    await passInSteps(20);
    // Closing the dialog neither stops the other run nor forgets it.
    expect(page.$bulkAdd.get()).toMatchObject({ source: 'quick-order', phase: 'done' });
  });

  it('stay listed if the shop refuses one of them without a reason [files Cart link, journal Refused]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{}, { end: 404, ignored: true }]);
    const { pressInside, dialog, $notices } = await openTwoIslands('#cb-items=ITEM01:3,ITEM02:1');
    await pressInside('Add all');
    await passInSteps(5);
    expect(dialog().textContent).toContain('1 of 2 added to your cart.');
    expect(dialog().textContent).toContain('ITEM02 × 1We couldn’t add this item.');
    expect($notices.get()).toEqual([]);
  });

  it('stay in the dialog while they’re being added, even if another link is opened [files Cart link]', async () => {
    const shop = openShop();
    const { pressInside, open, dialog, text } = await openTwoIslands('#cb-items=ITEM01:3,ITEM02:1');
    shop.latency = 2000;
    await pressInside('Add all');
    await open('#cb-items=ITEM09:1');
    expect(dialog().querySelector('h2')?.textContent).toBe('Adding the shared items');
    expect(text()).not.toContain('ITEM09');
  });
});

describe('the dialog about the items of a cart link', () => {
  it('closes without a reported problem [files Cart link, embedding Problem]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{ end: 404, ignored: true }]);
    const { pressInside, dialogs } = await openTwoIslands('#cb-items=ITEM01:3');
    await pressInside('Add all');
    await passInSteps(5);
    const problems = vi.fn();
    document.addEventListener('cb:problem', problems);
    await pressInside('Close');
    expect([dialogs(), problems.mock.calls]).toEqual([0, []]);
  });

  it('closes after a sign-out in another tab, which ends the run [files Cart link, journal Owner]', async () => {
    const shop = openShop();
    const { pressInside, dialog, dialogs, $bulkAdd } = await openTwoIslands('#cb-items=ITEM01:3,ITEM02:1');
    const { noteSignedOut } = await import('../../../../../shared/stores/account/signed-out.ts');
    shop.latency = 2000;
    await pressInside('Add all');
    expect(dialog().querySelector('h2')?.textContent).toBe('Adding the shared items');
    await act(async () => noteSignedOut());
    await settle();
    expect([dialogs(), $bulkAdd.get()]).toEqual([0, null]);
  });

  /** Presses Add all, leaves the page once the shop has refused the item, and comes back. @param later what a later page has kept */
  async function comeBack(later?: string) {
    const shop = openShop();
    shop.answers.set('+', [{ end: 404, ignored: true }]);
    const page = await openTwoIslands('#cb-items=ITEM05:3');
    await page.pressInside('Add all');
    await passInSteps(5);
    expect(page.dialog().textContent).toContain('0 of 1 added to your cart.');
    window.dispatchEvent(new Event('pagehide'));
    if (later) sessionStorage.setItem(KEY, later);
    await act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await passInSteps(2);
    return page;
  }

  it('is still there after Back [files Cart link, journal Restored]', async () => {
    const { dialog } = await comeBack();
    expect(dialog().textContent).toContain('0 of 1 added to your cart.');
  });

  it('closes after Back if a later page has begun another run, which it doesn’t forget [files Cart link, journal Restored]', async () => {
    openShop();
    const laterRun = await leaveRun('quick-order');
    sessionStorage.removeItem(KEY);
    const { dialogs, $bulkAdd } = await comeBack(laterRun);
    expect(dialogs()).toBe(0);
    expect($bulkAdd.get()).toMatchObject({ source: 'quick-order', phase: 'stopped' });
  });
});
