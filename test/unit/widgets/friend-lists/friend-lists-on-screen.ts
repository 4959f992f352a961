import { render, settle } from '../../support/render.ts';
import { answerCalls, type Replies } from '../../support/replies.ts';
import { screenOf } from '../../support/screen.ts';
import { printState } from '../../support/state-block.ts';

const BELOW = 'shopping-list/';
export const READ = `GET ${BELOW}find-friends/shopping-list/p9`;
export const SEARCH = `POST ${BELOW}shopping-list-search`;
export const ADD = `POST ${BELOW}shopping-list-details/add-multiple-products-to-cart`;
export const COPY = `POST ${BELOW}copy-list`;
export const CART = 'GET cart/cart-details/false';
export const sortCall = (field: string, ascending = true) =>
  `GET ${BELOW}friend-list-sort/p9/${field}/${ascending}`;

/** A signed-in shopper who is shown prices. */
export const MEMBER = { transient: false, profileId: 'p1', userType: 1, hidePrice: 'false' };
export const GUEST = { transient: true, userType: 1, hidePrice: 'false' };

/** A list as the server sends it; `rest` replaces single fields. */
export function listRow(number: number, rest: object = {}) {
  return {
    giftlistId: `gl${number}`,
    Name: `List ${number}`,
    Description: `For class ${number}`,
    comments: '2026-03-05',
    quantity: '4',
    total: '$12.50',
    retailPrice: '$15.00',
    OwnerName: 'Dana Whitfield',
    userName: 'dana',
    ...rest,
  };
}

export const rows = (...numbers: number[]) => ({
  result: 'success',
  response: { response: numbers.map((number) => listRow(number)) },
});

/** The widget as a shopper finds it. Everything is looked up by its name. */
export async function openFriendLists({
  query = '?id=p9',
  profile = MEMBER as object,
  replies = {} as Replies,
} = {}) {
  history.replaceState(null, '', `/account/list-public${query}`);
  printState({ profile, config: { storeName: 'Catalogue' } });
  const requests = answerCalls({ [READ]: rows(1, 2, 3), ...replies });
  const { FriendLists } = await import('../../../../widgets/friend-lists/friend-lists.tsx');
  const page = await render(FriendLists, {}, 'friend-lists');
  await settle();
  return {
    page,
    requests,
    ...screenOf(page),
    asked: () => requests.map(({ name }) => name),
    /** The names of the lists, from the top. */
    lists: () => [...page.querySelectorAll('tbody th a')].map((link) => link.textContent),
    row: (number: number) => page.querySelector(`[data-row="gl${number}"]`) as HTMLElement,
    alert: () => page.querySelector('[role=alert]')?.textContent ?? null,
  };
}
