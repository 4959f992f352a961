import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { click, pass, settle } from '../../support/render.ts';
import { screenOf } from '../../support/screen.ts';
import { line, openShop } from '../../support/shop.ts';
import { MEMBER } from './cart-page-on-screen.ts';

keepTestsApart();
beforeEach(() => sessionStorage.clear());

/** Opens the cart page of a shopper who has two pieces of ITEM01. */
async function open(fragment: string, view: 'standard' | 'inspect' = 'standard') {
  history.replaceState(null, '', `/checkout/cart?a=b${fragment}`);
  const shop = openShop(line(1));
  const { printState } = await import('../../support/state-block.ts');
  const { render } = await import('../../support/render.ts');
  printState({ profile: { ...MEMBER, profileId: 'p1' }, cart: shop.cart() });
  const { CartPage } = await import('../../../../widgets/cart-page/cart-page.tsx');
  const mount = document.createElement('div');
  Object.assign(mount.dataset, { cbWidget: 'cart-page', view });
  document.body.append(mount);
  const page = await render(CartPage, { view }, 'cart-page');
  for (let round = 0; round < 3; round += 1) {
    await settle();
    await pass(1000);
  }
  const screen = screenOf(page);
  const rows = () =>
    [...screen.dialog().querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent).join(' | '),
    );
  return { ...screen, page, shop, rows };
}

async function pressAll(screen: Awaited<ReturnType<typeof open>>): Promise<void> {
  await click(screen.button('Add all'));
  for (let round = 0; round < 5; round += 1) {
    await settle();
    await pass(5000);
  }
}

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
    expect(screen.shop.log.filter((entry) => entry.startsWith('+'))).toEqual(['+ITEM01*3', '+ITEM02*1']);
    expect(screen.dialog()).toBeNull();
    expect(screen.text()).toContain('2 shared items are in your cart.');
    expect(location.pathname + location.search + location.hash).toBe('/checkout/cart?a=b');
  });

  it('adds nothing after Cancel, and forgets the link [files Cart link]', async () => {
    const screen = await open('#cb-items=ITEM02:1');
    await click(screen.button('Cancel'));
    expect(screen.dialog()).toBeNull();
    expect(screen.shop.log.filter((entry) => entry.startsWith('+'))).toEqual([]);
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
