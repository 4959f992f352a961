import { beforeEach, describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../../../support/page.ts';
import { line, openShop, refusal, type Shop } from '../../../../support/shop.ts';
import { enter, later, openPage, type Page } from '../../../../support/stores.ts';
import { openOtherTab } from '../../../../support/tabs.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Page;

beforeEach(async () => {
  shop = openShop(line(1), line(2), line(3));
  page = await openPage({ cart: shop.cart() });
  await page.loadCart();
});

/** Leaves the page, and by default lets what it sends then reach the shop. */
async function leave(ms?: number): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  await later(ms);
}

const leftCount = () => JSON.parse(sessionStorage.getItem('cb-left-count') ?? '{}').count;

describe('a page that is left with unsaved changes', () => {
  it('tells the next page how many pieces the cart will have [reliability Left page]', async () => {
    page.setLineQuantity('ci1', 5);
    await leave(0);
    expect(leftCount()).toBe(9);
  });

  it('counts a removal that it sends as well [reliability Left page]', async () => {
    shop.answers.set('=', [{ after: 1500 }]);
    enter(page, 'ci1', 5);
    void page.removeLine('ci2');
    await leave(0);
    expect(leftCount()).toBe(7);
  });

  it('tells the other tabs [reliability Page hide]', async () => {
    const { heard } = openOtherTab();
    page.setLineQuantity('ci1', 5);
    window.dispatchEvent(new Event('pagehide'));
    expect(heard).toHaveLength(1);
  });

  it('shows the shop’s message at the line, should it be shown again [reliability Left page]', async () => {
    shop.answers.set('=', [refusal('Only 3 left')]);
    page.setLineQuantity('ci1', 5);
    await leave();
    expect(page.$lineEdits.get().ci1).toMatchObject({ phase: 'refused', problem: 'Only 3 left' });
  });

  it('offers Retry at each of several lines, because the message doesn’t say which it means', async () => {
    shop.answers.set('=', [refusal('Only 3 left')]);
    page.setLineQuantity('ci1', 5);
    page.setLineQuantity('ci2', 6);
    await leave();
    expect(page.$lineEdits.get()).toEqual({
      ci1: { wanted: 5, phase: 'failed' },
      ci2: { wanted: 6, phase: 'failed' },
    });
  });
});

it('a page that is left without changes leaves no count, and tells no other tab', async () => {
  const { heard } = openOtherTab();
  await leave();
  expect([leftCount(), heard, sessionStorage.getItem('cb-left-count')]).toEqual([undefined, [], null]);
});
