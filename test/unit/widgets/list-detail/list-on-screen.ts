import { leave, render, settle, type } from '../../support/render.ts';
import { answerCalls, type Replies } from '../../support/replies.ts';
import { allNamed, screenOf } from '../../support/screen.ts';
import { printState } from '../../support/state-block.ts';

export const READ = 'GET shopping-list/find-friends/shopping-list-details/gl1/p1';
export const CHANGE = 'POST shopping-list/shopping-list-details/add-products-to-cart';
export const ADD_LIST = 'POST shopping-list/shopping-list-details/add-list-to-cart';
export const ADD_ITEMS = 'POST shopping-list/add-items';
/** The call that reads all lists of the shopper. */
export const LISTS = 'GET shopping-list/shopping-list-details';
export const CART = 'GET cart/cart-details/false';
export const DONE = { result: 'success' };
export const EMPTY_CART = { result: 'success', commerceItems: [], isEmptyCart: true };

/** The call that sorts: `sortBy('price/false')`. */
export const sortBy = (path: string) => `GET shopping-list/friend-list-detail-sort/gl1/${path}`;
/** The call that searches. */
export const searchFor = (text: string) =>
  `GET shopping-list/shopping-list-details/search-list-item/searchValue=${text}/gl1`;

export const ADDRESS = '/account/list-detail?giftlistId=gl1&isWishlist=false';

/** A signed-in shopper who is shown prices. */
export const MEMBER = { transient: false, userType: 1, siteType: 1, hidePrice: 'false', profileId: 'p1' };

/** An item as the server sends it. */
export function item(number: number, rest: object = {}) {
  return {
    productId: `XB${number}`,
    giftItemId: `gi${number}`,
    productName: `Beaker ${number}`,
    productUrl: `/beaker-${number}`,
    quantity: `${number}`,
    itemPrice: `$${number}.50`,
    ...rest,
  };
}

/** A reply with the list; `rest` replaces facts about the list. */
export function list(items: object[], rest: object = {}) {
  const listDetail = { giftlistId: 'gl1', Name: 'Spring labs', Description: 'Both classes', ...rest };
  return { result: 'success', response: { listDetail, giftItems: items } };
}

/** The page of one list as a shopper finds it. */
export async function openList(
  replies: Replies = { [READ]: list([item(1), item(2), item(3)]) },
  { profile = MEMBER as object, address = ADDRESS, config = {} } = {},
) {
  history.replaceState(null, '', address);
  printState({ profile, config });
  const requests = answerCalls(replies);
  const { ListDetail } = await import('../../../../widgets/list-detail/list-detail.tsx');
  const page = await render(ListDetail, {}, 'list-detail');
  await settle();

  const screen = screenOf(page);
  const quantity = (number: number) =>
    allNamed<HTMLInputElement>(page, 'input', `Quantity of Beaker ${number}`)[0] as HTMLInputElement;
  return {
    page,
    requests,
    ...screen,
    /** Chooses an action of the menu. */
    async choose(name: string) {
      await screen.press('More actions');
      await screen.press(name);
    },
    names: () => requests.map(({ name }) => name),
    bodies: (name: string) => requests.flatMap((request) => (request.name === name ? [request.body] : [])),
    quantity,
    setQuantity: (number: number, text: string) => type(quantity(number), text),
    leave: (number: number) => leave(quantity(number)),
    items: () =>
      [...page.querySelectorAll('tbody tr')].map((row) => row.querySelector('th a, th')?.textContent),
    row: (number: number) => page.querySelector(`[data-row="gi${number}"]`) as HTMLElement,
    alert: () => page.querySelector('[role=alert]')?.textContent,
  };
}
