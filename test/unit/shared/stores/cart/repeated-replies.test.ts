/**
 * A proxy between the page and the shop that repeats the reply to an earlier call instead of passing on an identical
 * one.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { repeatReplies } from '../../../support/repeated-replies.ts';
import { line, openShop, type Shop } from '../../../support/shop.ts';
import { announced, enter, later, openPage, type Page } from '../../../support/stores.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Page;

beforeEach(async () => {
  shop = openShop(line(1), line(2), line(3));
  page = await openPage({ cart: shop.cart() });
  await page.loadCart();
  repeatReplies();
});

/** The quantities of the shown cart, without typed ones. */
const quantities = () =>
  Object.fromEntries(page.$cart.get().cart?.lines.map(({ id, quantity }) => [id, quantity]) ?? []);

async function enterAndWait(id: string, quantity: number): Promise<void> {
  enter(page, id, quantity);
  await later(1000);
}

describe('a proxy that repeats the replies to writes', () => {
  it('doesn’t make the page call a quantity saved that the shop doesn’t have [reliability Old replies, reliability Line write]', async () => {
    await enterAndWait('ci1', 5);
    await enterAndWait('ci1', 7);
    await enterAndWait('ci1', 5);
    expect([page.$lineEdits.get().ci1, quantities().ci1]).toEqual([{ wanted: 5, phase: 'failed' }, 7]);
    expect(announced()).toBe('5 of Item 1 wasn’t saved.');
  });

  it('doesn’t revert another quantity on screen [reliability Old replies]', async () => {
    await enterAndWait('ci1', 5);
    await enterAndWait('ci2', 9);
    await enterAndWait('ci1', 6);
    await enterAndWait('ci1', 5);
    expect(quantities()).toMatchObject({ ci1: 6, ci2: 9 });
  });

  it('doesn’t make the page call anything added that isn’t in the cart [reliability Old replies]', async () => {
    const { addItem } = await import('../../../../../shared/stores/cart/writes/additions.ts');
    const add = async () => {
      const adding = addItem({ itemNumber: 'ITEM04', quantity: 3 });
      await later(1000);
      return (await adding).ok;
    };
    expect([await add(), await add()]).toEqual([true, false]);
    expect(shop.lines.find(({ itemNumber }) => itemNumber === 'ITEM04')?.quantity).toBe(3);
  });

  it('doesn’t make the page call a line restored that isn’t in the cart, and the line keeps its Undo [reliability Old replies, 1 §2 Removal banner]', async () => {
    const { undoRemoval } = await import('../../../../../shared/stores/undo-removal.ts');
    async function removeAndUndo(): Promise<boolean> {
      const gone = page.$cart.get().cart?.lines.find(({ itemNumber }) => itemNumber === 'ITEM01');
      void page.removeLine(gone?.id ?? '');
      await later(1000);
      const entry = page.$undoHistory.get().find(({ restored }) => !restored);
      const undoing = entry && undoRemoval(entry);
      await later(1000);
      return (await undoing)?.ok ?? false;
    }
    expect([await removeAndUndo(), await removeAndUndo()]).toEqual([true, false]);
    expect(page.$undoHistory.get().find(({ restored }) => !restored)).toMatchObject({
      itemNumber: 'ITEM01',
      failure: { kind: 'business' },
    });
  });

  it.each([true, false])(
    'doesn’t make the page call a promotional code applied or removed that isn’t; the replies have the cart: %s [reliability Old replies, 1 §4 Promotion]',
    async (repliesWithCart) => {
      shop.repliesWithCart = repliesWithCart;
      const promotions = await import('../../../../../shared/stores/cart/writes/promotion-writes.ts');
      async function ended(attempt: Promise<{ kind: string }>): Promise<string> {
        await later(1000);
        return (await attempt).kind;
      }
      const code = () => page.$cart.get().cart?.charges.promotionId;
      expect(await ended(promotions.applyPromotion('LIVING5'))).toBe('applied');
      expect(await ended(promotions.removePromotion())).toBe('removed');
      expect([await ended(promotions.applyPromotion('LIVING5')), code()]).toEqual(['failed', undefined]);
      shop.session.cart.promotionCode = 'LIVING5';
      void page.refreshCart();
      await later(1000);
      expect([await ended(promotions.removePromotion()), code()]).toEqual(['failed', 'LIVING5']);
    },
  );
});
