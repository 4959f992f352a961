import { render, settle, type } from '../../support/render.ts';
import { answerCalls, type Replies } from '../../support/replies.ts';
import { screenOf } from '../../support/screen.ts';
import { printState } from '../../support/state-block.ts';

export const READ = 'GET shopping-list/shopping-list-details';
export const SEARCH = 'POST shopping-list/shopping-list-search';
export const ADD = 'POST shopping-list/shopping-list-details/add-multiple-products-to-cart';
export const DELETE = 'POST shopping-list/delete-list';
export const NEW = 'POST shopping-list/new-list';
export const COPY = 'POST shopping-list/copy-list';
export const EMAIL = 'POST shopping-list/email-list';
export const FRIEND = 'POST shopping-list/find-friends';
export const CART = 'GET cart/cart-details/false';

/** The call that sorts: `sortBy('total/false')`. */
export const sortBy = (path: string) => `GET shopping-list/shopping-list-sort/${path}`;

/** A signed-in shopper who is shown prices. */
export const MEMBER = {
  transient: false,
  userType: 1,
  siteType: 1,
  hidePrice: 'false',
  profileId: 'p1',
};

/** A row as the server sends it. */
export function row(number: number, rest: object = {}) {
  return {
    giftlistId: `gl${number}`,
    Name: `List ${number}`,
    Description: `For class ${number}`,
    comments: `0${number % 9}/14/2026`,
    quantity: `${number}`,
    total: `$${number}.50`,
    retailPrice: `$${number + 1}.00`,
    isWishlist: 'false',
    ...rest,
  };
}

/** A reply with lists, in the form of the document: a JSON string. */
export function rows(...numbers: number[]) {
  return { result: 'success', response: JSON.stringify({ response: numbers.map((number) => row(number)) }) };
}

/** The page of lists as a shopper finds it. Everything is looked up by its name. */
export async function openLists(
  replies: Replies = { [READ]: rows(1, 2, 3) },
  { profile = MEMBER as object, address = '/account/list' } = {},
) {
  history.replaceState(null, '', address);
  printState({ profile });
  const requests = answerCalls(replies);
  const { ShoppingLists } = await import('../../../../widgets/shopping-lists/shopping-lists.tsx');
  const page = await render(ShoppingLists, {}, 'shopping-lists');
  await settle();

  const screen = screenOf(page);
  const { dialog, press, searchField } = screen;
  return {
    page,
    requests,
    ...screen,
    bodies: (name: string) => requests.flatMap((request) => (request.name === name ? [request.body] : [])),
    names: () => requests.map(({ name }) => name),
    ticked: () =>
      [...page.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')].filter(
        ({ checked }) => checked,
      ).length,
    lists: () => [...page.querySelectorAll('tbody tr')].map((line) => line.querySelector('a')?.textContent),
    alert: () => page.querySelector('[role=alert]')?.textContent,
    search: async (text: string) => {
      await type(searchField(), text);
      await press('Search');
    },
    field: (index = 0) =>
      dialog().querySelectorAll<HTMLInputElement>('input, textarea')[index] as HTMLInputElement,
  };
}
