/** What a page says about moves, removals from a list and profiles that an earlier page has left. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { digestPerson } from '../../../../../shared/domain/account/person-digest.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, type Shop } from '../../../support/shop.ts';
import { later, type Page } from '../../../support/stores.ts';
import { leave, OWNER, openNextPage } from './next-page.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Page;

beforeEach(() => {
  shop = openShop(line(1), line(2));
});

async function open(): Promise<void> {
  page = await openNextPage(shop);
}

const told = () => page.$notices.get().map(({ text }) => text);

const items = [{ itemNumber: 'ITEM01', quantity: 2 }];
/** Lists, and the items of the requested one. */
function provideLists(onList: object[]): void {
  shop.payloads['shopping-list/shopping-list-details'] = () => [{ giftlistId: 'gl1', Name: 'Room 12' }];
  shop.payloads['shopping-list/find-friends/shopping-list-details/:giftlistId/:profileId'] = () => ({
    listDetail: { giftlistId: 'gl1', Name: 'Room 12' },
    giftItems: onList,
  });
}

describe('items that were moved to a list', () => {
  it('are on the list and still in the cart [reliability Left page]', async () => {
    provideLists([{ productId: 'ITEM01', quantity: 2 }]);
    leave({ kind: 'move', list: 'Room 12', lists: [], items });
    await open();
    await later(25_000);
    expect(told()).toEqual([
      'The items are on “Room 12” and still in your cart. If you don’t need them in your cart, remove them.',
    ]);
  });

  it('are only on the list [reliability Left page]', async () => {
    provideLists([{ productId: 'ITEM01', quantity: 2 }]);
    shop.lines = [line(2)];
    leave({ kind: 'move', list: 'Room 12', lists: [], items });
    await open();
    expect(told()).toEqual(['1 item was moved to “Room 12”.']);
  });

  it('are where they were [reliability Left page]', async () => {
    provideLists([]);
    leave({ kind: 'move', list: 'Room 12', lists: [], items });
    await open();
    await later(25_000);
    expect(told()).toEqual(['Your items weren’t moved to “Room 12”. They’re still where they were.']);
  });

  it('were moved from one list to another [reliability Left page]', async () => {
    provideLists([{ productId: 'ITEM01', quantity: 2 }]);
    leave({ kind: 'move', list: 'Room 12', lists: [{ id: 'gl1' }], items });
    await open();
    await later(25_000);
    expect(told()).toEqual([
      'The items are on “Room 12” and still on the list they came from. If you don’t need them there, remove them.',
    ]);
  });

  it('are in an unknown place if the lists can’t be read [reliability Left page]', async () => {
    shop.payloads['shopping-list/shopping-list-details'] = () => ({ errors: 'x' });
    leave({ kind: 'move', list: 'Room 12', lists: [], items });
    await open();
    await later(60_000);
    expect(told()).toEqual([
      'We couldn’t confirm that your items were moved to “Room 12”. Please check the list.',
    ]);
  });
});

describe('items that were removed from a list', () => {
  const removal = { kind: 'list-removal', listId: 'gl1', rows: [{ id: 'gi1' }, { id: 'gi2' }] };

  it('are gone [reliability Left page]', async () => {
    provideLists([{ productId: 'ITEM03', giftItemId: 'gi3' }]);
    leave(removal);
    await open();
    expect(told()).toEqual(['2 items were removed from the list.']);
  });

  it('are still there, in part [reliability Left page]', async () => {
    provideLists([{ productId: 'ITEM01', giftItemId: 'gi1' }]);
    leave(removal);
    await open();
    await later(25_000);
    expect(told()).toEqual(['1 item you removed is still on the list.']);
  });
});

describe('items whose removal from a list was undone', () => {
  const undo = { kind: 'list-undo', listId: 'gl1', items, had: { ITEM01: 1 } };

  it('are back [reliability Left page]', async () => {
    provideLists([{ productId: 'ITEM01', quantity: 3 }]);
    leave(undo);
    await open();
    expect(told()).toEqual(['1 item is back on the list.']);
  });

  it('aren’t [reliability Left page]', async () => {
    provideLists([{ productId: 'ITEM01', quantity: 1 }]);
    leave(undo);
    await open();
    expect(told()).toEqual(['Checking whether the items you put back are on the list…']);
    await later(25_000);
    expect(told()).toEqual(['1 item wasn’t put back on the list.']);
  });

  it('were refused while the page was being left [reliability Left page]', async () => {
    leave(undo, { end: { ok: false, words: 'This list is full.' } });
    await open();
    expect(told()).toEqual(['This list is full.']);
  });

  it('are in an unknown state if the list can’t be read, or wasn’t known [reliability Left page]', async () => {
    provideLists([{ productId: 'ITEM01', quantity: 1 }]);
    leave({ ...undo, had: null });
    await open();
    await later(25_000);
    expect(told()).toEqual([
      'We couldn’t confirm that the items you put back are on the list. Please check the list.',
    ]);
  });
});

describe('a page that was opened before an earlier page’s write had ended', () => {
  it('reads its list again once the items are gone [reliability Left page]', async () => {
    provideLists([{ productId: 'ITEM01', giftItemId: 'gi1' }]);
    leave({ kind: 'list-removal', listId: 'gl1', rows: [{ id: 'gi1' }] });
    await open();
    const { onListsWritten } = await import('../../../../../shared/stores/lists/list-revalidation.ts');
    const reread = vi.fn();
    onListsWritten(reread);
    provideLists([]);
    await later(2000);
    expect(told()).toEqual(['1 item was removed from the list.']);
    expect(reread).toHaveBeenCalledOnce();
  });

  it('shows the cart without the items that were moved from it [reliability Left page]', async () => {
    provideLists([{ productId: 'ITEM01', quantity: 2 }]);
    leave({ kind: 'move', list: 'Room 12', lists: [], items });
    await open();
    shop.lines = [line(2)];
    await later(2000);
    expect(told()).toEqual(['1 item was moved to “Room 12”.']);
    expect(page.$cart.get().cart?.lines.map(({ itemNumber }) => itemNumber)).toEqual(['ITEM02']);
  });
});

describe('a profile', () => {
  it('is either as it was sent or not, and a new password can’t be checked [reliability Left page]', async () => {
    const person = { firstName: 'Dana', lastName: 'Whitlock', email: 'dana@example.com' };
    shop.payloads['profile/profile-details/:id'] = () => person;
    const profile = { kind: 'profile', profileId: OWNER };
    leave({ ...profile, digest: digestPerson(person), digestBefore: 1 });
    await open();
    expect(told()).toEqual(['Your profile was saved.']);
    leave({ ...profile, digest: 2, digestBefore: 1 }, { at: Date.now() - 60_000 });
    await open();
    await later(500);
    expect(told()).toEqual(['Your profile wasn’t saved. Please open My Profile and save it again.']);
    leave(
      { ...profile, digest: digestPerson(person), digestBefore: digestPerson(person) },
      { at: Date.now() - 60_000 },
    );
    await open();
    await later(500);
    expect(told()).toEqual([
      'We couldn’t confirm that your profile was saved. Please open My Profile and save it again.',
    ]);
  });
});
