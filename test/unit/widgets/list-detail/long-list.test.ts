import { describe, expect, it } from 'vitest';
import { ITEMS_ON_PAGE } from '../../../../shared/domain/lists/shopping-list.ts';
import { keepTestsApart } from '../../support/page.ts';
import { settle } from '../../support/render.ts';
import { answerCalls } from '../../support/replies.ts';
import { printState } from '../../support/state-block.ts';
import { ADD_LIST, ADDRESS, CART, EMPTY_CART, item, list, MEMBER, READ, sortBy } from './list-on-screen.ts';

keepTestsApart();

const COUNT = ITEMS_ON_PAGE + 3;

/** A list with three more items than fit on a page. */
async function openPage(address: string) {
  history.replaceState(null, '', address);
  printState({ profile: MEMBER });
  const items = Array.from({ length: COUNT }, (_, index) => item(index + 1));
  const requests = answerCalls({
    [READ]: list(items),
    [ADD_LIST]: { result: 'success' },
    [CART]: EMPTY_CART,
    [sortBy('price/true')]: list(items),
  });
  const { createListDetail } = await import('../../../../widgets/list-detail/list-detail-state.ts');
  const page = createListDetail();
  page.start();
  await settle();
  return { page, requests };
}

describe('a list that is longer than a page', () => {
  it('offers the page’s items for ticking, and keeps ticks on the next page [performance Too long, 2 §2 Selection out of sight]', async () => {
    const { page } = await openPage(`${ADDRESS}&page=2`);
    const { selection, table } = page;
    expect(selection.offered.peek()).toHaveLength(3);
    selection.setAll(selection.offered.peek(), true);
    await table.show({ page: 1 }, 'push');
    expect(selection.offered.peek()).toHaveLength(ITEMS_ON_PAGE);
    expect([selection.selected.peek().size, selection.inSight.peek().length]).toEqual([3, 0]);
  });

  it('goes into the cart and into files with the items of all pages, read once [performance Too long, files Files]', async () => {
    const { page, requests } = await openPage(ADDRESS);
    await page.table.show({ page: 2 }, 'push');
    expect(requests.filter(({ name }) => name === READ)).toHaveLength(1);
    expect(page.items()).toHaveLength(COUNT);
    void page.addList();
    await settle();
    const sent = requests.find(({ name }) => name === ADD_LIST)?.body;
    expect(JSON.stringify(sent).match(/XB\d+/g)?.length ?? 0).toBeGreaterThanOrEqual(COUNT);
  });

  it('starts at its first page again when it’s sorted or searched [performance Too long]', async () => {
    const { page } = await openPage(`${ADDRESS}&page=2`);
    page.table.sortBy('price');
    await settle();
    expect(page.table.$state.get().query.page).toBe(1);
  });
});
