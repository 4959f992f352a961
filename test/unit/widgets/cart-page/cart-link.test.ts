import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPage, endPage, keepTestsApart } from '../../support/page.ts';
import { click, pass, settle } from '../../support/render.ts';
import { screenOf } from '../../support/screen.ts';
import { line, openShop } from '../../support/shop.ts';
import { MEMBER } from './cart-page-on-screen.ts';

keepTestsApart();
beforeEach(() => sessionStorage.clear());

/** Opens the cart page of a shopper who has two pieces of ITEM01. */
async function open(fragment: string, view: 'standard' | 'inspect' = 'standard', lines = [line(1)]) {
  history.replaceState(null, '', `/checkout/cart?a=b${fragment}`);
  const shop = openShop(...lines);
  const { printState } = await import('../../support/state-block.ts');
  const { render } = await import('../../support/render.ts');
  printState({ profile: { ...MEMBER, profileId: 'p1' }, cart: shop.cart() });
  const { CartPage } = await import('../../../../widgets/cart-page/cart-page.tsx');
  const mount = document.createElement('div');
  Object.assign(mount.dataset, { cbWidget: 'cart-page', view });
  document.body.append(mount);
  const page = await render(CartPage, { view }, 'cart-page');
  await passInSteps(3);
  const screen = screenOf(page);
  const rows = () =>
    [...screen.dialog().querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent).join(' | '),
    );
  return { ...screen, page, shop, rows };
}

/** Lets time pass in steps of a second, in each of which one reply may lead to the next request. */
async function passInSteps(seconds: number): Promise<void> {
  for (let round = 0; round < seconds; round += 1) {
    await settle();
    await pass(1000);
  }
}

async function pressAll(screen: Awaited<ReturnType<typeof open>>): Promise<void> {
  await click(screen.button('Add all'));
  await passInSteps(5);
}

const additions = ({ shop }: Awaited<ReturnType<typeof open>>) =>
  shop.log.filter((entry) => entry.startsWith('+'));

describe('a page that is opened with a cart link', () => {
  it('shows the link’s items and what is already in the cart, and adds nothing [files Cart link]', async () => {
    const { rows, shop, dialog } = await open('#cb-items=ITEM01:3,ITEM02:1');
    expect(dialog().querySelector('h2')?.textContent).toBe('Add these items to your cart?');
    expect(rows()).toEqual(['Item # | Quantity | Already in your cart', 'ITEM01 | 3 | 2', 'ITEM02 | 1 | –']);
    expect(shop.log.filter((entry) => entry.startsWith('+'))).toEqual([]);
    expect(location.hash).toBe('#cb-items=ITEM01:3,ITEM02:1');
  });

  it('moves the focus to the cart’s heading when the question is closed [files Cart link, accessibility Focus]', async () => {
    const { page, button } = await open('#cb-items=ITEM01:3');
    await click(button('Cancel'));
    await settle();
    expect(document.activeElement).toBe(page.querySelector('h1'));
  });

  it('adds them after the press, says so, and doesn’t ask again after a reload [files Cart link]', async () => {
    const screen = await open('#cb-items=ITEM01:3,ITEM02:1');
    await pressAll(screen);
    expect(additions(screen)).toEqual(['+ITEM01*3', '+ITEM02*1']);
    expect(screen.dialog()).toBeNull();
    expect(screen.text()).toContain('2 shared items are in your cart.');
    expect(location.pathname + location.search + location.hash).toBe('/checkout/cart?a=b');
  });

  it('adds nothing after Cancel, and forgets the link [files Cart link]', async () => {
    const screen = await open('#cb-items=ITEM02:1');
    await click(screen.button('Cancel'));
    expect(screen.dialog()).toBeNull();
    expect(additions(screen)).toEqual([]);
    expect(location.hash).toBe('');
  });

  it('removes the link from the whole address, which another site’s <base> can’t redirect [files Cart link]', async () => {
    const screen = await open('#cb-items=ITEM02:1');
    const replace = vi.spyOn(history, 'replaceState');
    await click(screen.button('Cancel'));
    expect(String(replace.mock.calls.at(-1)?.[2])).toBe(location.href.split('#')[0]);
  });

  it("says which items were refused, with the server's reason [files Cart link]", async () => {
    const screen = await open('#cb-items=ITEM02:1,999999:1');
    await pressAll(screen);
    expect(screen.dialog().textContent).toContain('1 of 2 added to your cart.');
    expect(screen.dialog().textContent).toMatch(/999999 × 1.*not found/);
    await click(screen.button('Close', screen.dialog()));
    expect(screen.dialog()).toBeNull();
  });

  it.each([
    ['#cb-items=oops', 'It’s damaged, so we can’t read its items.'],
    ['#cb-items=ITEM01:0', 'Quantities go from 1 to 999.'],
  ])('says clearly why %s can’t be used [files Hostile links]', async (fragment, words) => {
    const { dialog, button } = await open(fragment);
    expect(dialog().querySelector('h2')?.textContent).toBe('This link doesn’t work');
    expect(dialog().textContent).toContain(words);
    expect(button('Add all')).toBeUndefined();
  });

  it('says clearly that a link has at most 100 items [files Hostile links]', async () => {
    const items = Array.from({ length: 101 }, (_, index) => `ITEM${100 + index}:1`);
    const { dialog, button } = await open(`#cb-items=${items}`);
    expect(dialog().textContent).toContain('more than 100 different items');
    expect(button('Add all')).toBeUndefined();
  });

  it('follows a link that is opened on the loaded page [files Cart link]', async () => {
    const { dialog } = await open('');
    expect(dialog()).toBeNull();
    location.hash = '#cb-items=ITEM02:1';
    window.dispatchEvent(new Event('hashchange'));
    await settle();
    await pass(100);
    expect(dialog().textContent).toContain('ITEM02');
  });

  it('ignores it if nothing may be added [1 §2 Inspect view]', async () => {
    expect((await open('#cb-items=ITEM02:1', 'inspect')).dialog()).toBeNull();
  });
});

describe('the items of a cart link', () => {
  it('stop after the current one when the dialog is closed, and the others stay listed [files Cart link]', async () => {
    const screen = await open('#cb-items=ITEM02:1,ITEM03:1,ITEM04:1');
    screen.shop.latency = 2000;
    await click(screen.button('Add all'));
    await passInSteps(3);
    expect(additions(screen)).toEqual(['+ITEM02*1']);
    await act(async () => screen.dialog().dispatchEvent(new Event('cancel', { cancelable: true })));
    await passInSteps(10);
    expect(additions(screen)).toEqual(['+ITEM02*1']);
    expect(screen.dialog().textContent).toContain('Stopped. The rest is still here.');
    await click(screen.button('Close', screen.dialog()));
    expect(screen.dialog()).toBeNull();
    expect(sessionStorage.getItem('cb-bulk-add')).toBeNull();
  });

  it('are shown on the next page if the page was left while they were added, and go on when asked [files Cart link, journal Restored]', async () => {
    const first = await open('#cb-items=ITEM02:1,ITEM03:1');
    first.shop.latency = 2000;
    await click(first.button('Add all'));
    await passInSteps(3);
    window.dispatchEvent(new Event('pagehide'));
    await first.page.unmount();
    endPage();
    beginPage();
    const screen = await open('', 'standard', first.shop.lines);
    expect(screen.dialog().textContent).toContain('1 of 2');
    expect(additions(screen)).toEqual([]);
    await screen.pressInside('Continue');
    await passInSteps(5);
    expect(additions(screen)).toEqual(['+ITEM03*1']);
    expect(screen.dialog()).toBeNull();
    expect(screen.text()).toContain('2 shared items are in your cart.');
  });

  it('aren’t added while others are, and the dialog says so [files Cart link, journal One run]', async () => {
    const screen = await open('#cb-items=ITEM02:1');
    const { startBulkAdd } = await import('../../../../shared/stores/bulk-add/bulk-add.ts');
    void startBulkAdd({ source: 'quick-order', rows: [{ key: 'r', itemNumber: 'ITEM05', quantity: 1 }] });
    await click(screen.button('Add all'));
    await settle();
    expect(screen.dialog().textContent).toContain('Other items are still being added to your cart.');
    await passInSteps(5);
    expect(screen.dialog()).not.toBeNull();
    await click(screen.button('Close', screen.dialog()));
    expect(screen.dialog()).toBeNull();
    expect(additions(screen)).toEqual(['+ITEM05*1']);
  });

  it('aren’t replaced by another link that is opened while they are added [files Cart link]', async () => {
    const screen = await open('#cb-items=ITEM02:1,ITEM03:1');
    screen.shop.latency = 2000;
    await click(screen.button('Add all'));
    await passInSteps(2);
    location.hash = '#cb-items=ITEM09:1';
    window.dispatchEvent(new Event('hashchange'));
    await passInSteps(8);
    expect(additions(screen)).toEqual(['+ITEM02*1', '+ITEM03*1']);
    expect(screen.dialog()).toBeNull();
  });
});

describe('sharing the cart', () => {
  async function share() {
    const screen = await open('');
    await click(screen.button('Save or share this cart'));
    await settle();
    return screen;
  }

  it('makes a link without prices and names, as text and as a code [files Cart link]', async () => {
    const { labelled, dialog, button } = await share();
    expect(button('Share…')).toBeUndefined();
    expect(labelled('Link').value).toBe(`${location.origin}/checkout/cart#cb-items=ITEM01:2`);
    expect(dialog().querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe(
      'QR code of the link to this cart',
    );
  });

  it('copies it, or selects it if the browser can’t copy [files Cart link]', async () => {
    const { pressInside, dialog, labelled } = await share();
    const writeText = vi.fn(async () => {});
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
    await pressInside('Copy link');
    expect(writeText).toHaveBeenCalledWith(labelled('Link').value);
    expect(dialog().textContent).toContain('Link copied.');
    writeText.mockRejectedValueOnce(new Error('not allowed'));
    await pressInside('Copy link');
    expect(dialog().textContent).toContain('It’s selected, so you can copy it yourself.');
    expect(document.activeElement).toBe(labelled('Link'));
  });

  it('passes it to another program if the browser can [files Cart link]', async () => {
    // A shopper who closes the browser's own dialog has not failed.
    const passOn = vi.fn(async () => {}).mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: passOn }));
    const { pressInside, labelled, dialog } = await share();
    const shared = [{ title: 'Shopping cart', url: labelled('Link').value }];
    await pressInside('Share…');
    await pressInside('Share…');
    expect(passOn.mock.calls).toEqual([shared, shared]);
    expect(dialog().querySelector('[role=alert]')).toBeNull();
  });

  it('isn’t offered in the inspect view, whose cart belongs to another system [1 §2 Inspect view]', async () => {
    const screen = await open('', 'inspect');
    await click(screen.button('Save or share this cart'));
    await settle();
    expect(screen.labelled('Link')).toBeUndefined();
    expect(screen.button('CSV')).toBeDefined();
  });
});
