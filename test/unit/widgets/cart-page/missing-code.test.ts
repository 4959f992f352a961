/** What the cart page does when one of its files cannot be loaded. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, settle } from '../../support/render.ts';
import { openCart, REMOVE } from './cart-page-on-screen.ts';
import { APPLY, enter, PROMOTION } from './totals-on-screen.ts';

keepTestsApart();

const left = { result: 'success', cartDetails: cartReply([cartLine(2), cartLine(3)]) };

const FOLLOWS = '../../../../widgets/cart-page/line-tools/line-removal.tsx';
const REMOVES_SEVERAL = '../../../../shared/stores/cart/writes/line-writes.ts';
const PROMOTES = '../../../../shared/stores/cart/writes/promotion-writes.ts';

// An uncaught error fails the run by itself.
describe('if a file can’t be downloaded, the cart', () => {
  const gone = { discontinuedItem: 1 };

  async function openWithout(file: string) {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.doMock(file, () => {
      throw new Error('no such file');
    });
    return openCart({
      cart: cartReply([cartLine(1), cartLine(2, gone), cartLine(3, gone)]),
      replies: { [REMOVE]: left },
    });
  }

  afterEach(() => {
    for (const file of [FOLLOWS, REMOVES_SEVERAL, PROMOTES]) vi.doUnmock(file);
  });

  it('still removes a line, and reports it to engineers [reliability Missing code]', async () => {
    const { button, row } = await openWithout(FOLLOWS);
    await click(button('Remove Beaker 1'));
    await settle();
    expect(row(1)).toBeNull();
    expect(vi.mocked(console.error).mock.calls.flat().join()).toContain('part-not-loaded');
  });

  it('says that several lines can’t be removed [reliability Missing code]', async () => {
    const { button, page, requests } = await openWithout(REMOVES_SEVERAL);
    await click(button('Remove all 2'));
    await settle();
    expect(page.textContent).toContain('This part of the page didn’t load.');
    expect(requests.filter(({ name }) => name.includes('remove'))).toEqual([]);
  });

  it('says that a promotional code can’t be applied, and keeps what was typed [reliability Missing code]', async () => {
    const { labelled, page, requests } = await openWithout(PROMOTES);
    await settle();
    await enter(labelled(PROMOTION), 'TEN');
    expect(page.textContent).toContain('This part of the page didn’t load.');
    expect(labelled(PROMOTION).value).toBe('TEN');
    expect(requests.filter(({ name }) => name === APPLY)).toEqual([]);
  });
});
