import { choose, render, settle } from '../../support/render.ts';
import { answerCalls, type Replies } from '../../support/replies.ts';
import { screenOf } from '../../support/screen.ts';
import { printState } from '../../support/state-block.ts';

const BELOW = 'shopping-list/';
export const readCall = (list = 'gl1') => `GET ${BELOW}find-friends/shopping-list-details/${list}/p9`;
export const READ = readCall();
export const LISTS = `GET ${BELOW}find-friends/shopping-list/p9`;
export const COPY = `POST ${BELOW}copy-list`;
export const CART = 'GET cart/cart-details/false';
export const ADD_SOME = `POST ${BELOW}shopping-list-details/add-products-to-cart`;
export const ADD_ALL = `POST ${BELOW}shopping-list-details/add-list-to-cart`;
export const sortCall = (field: string, ascending = true, list = 'gl1') =>
  `GET ${BELOW}friend-list-detail-sort/${list}/${field}/${ascending}`;
export const searchCall = (text: string, list = 'gl1') =>
  `GET ${BELOW}shopping-list-details/search-list-item/searchValue=${text}/${list}`;

/** A signed-in shopper who is shown prices. */
export const MEMBER = { transient: false, profileId: 'p1', userType: 1, hidePrice: 'false' };
export const GUEST = { transient: true, userType: 1, hidePrice: 'false' };
export const EMPTY_CART = { result: 'success', commerceItems: [] };

/** An item as the server sends it; `rest` replaces single fields. */
export function itemRow(number: number, rest: object = {}) {
  return {
    productId: `90010${number}`,
    giftItemId: `gi${number}`,
    productName: `Beaker ${number}`,
    productUrl: `/product/90010${number}`,
    quantity: `${number}`,
    itemPrice: '$2.50',
    retailPrice: '$3.00',
    ...rest,
  };
}

export const items = (...numbers: number[]) => ({ response: numbers.map((number) => itemRow(number)) });
export const found = (...numbers: number[]) => ({ giftItems: numbers.map((number) => itemRow(number)) });

/** A list with these items, and the owner's other lists. */
export function contents(numbers: number[], list = 1) {
  return {
    result: 'success',
    response: {
      listDetail: {
        giftlistId: `gl${list}`,
        Name: `List ${list}`,
        Description: 'For the spring term',
        OwnerName: 'Dana Whitfield',
        quantity: numbers.length,
      },
      giftItems: numbers.map((number) => itemRow(number)),
      otherLists: [1, 2, 3]
        .filter((other) => other !== list)
        .map((other) => ({ giftlistId: `gl${other}`, Name: `List ${other}` })),
    },
  };
}

/** The widget as a shopper finds it. Everything is looked up by its name. */
export async function openPublicList({
  query = '?giftlistId=gl1&profileId=p9',
  profile = MEMBER as object,
  storeName = 'Catalogue',
  replies = {} as Replies,
} = {}) {
  history.replaceState(null, '', `/account/list-detail-public${query}`);
  printState({ profile, config: { storeName } });
  const requests = answerCalls({ [READ]: contents([1, 2, 3]), [CART]: EMPTY_CART, ...replies });
  const { PublicList } = await import('../../../../widgets/public-list/public-list.tsx');
  const page = await render(PublicList, {}, 'public-list');
  await settle();
  const choice = () => page.querySelector('.cb-public-list__switch select') as HTMLSelectElement;
  return {
    page,
    requests,
    ...screenOf(page),
    asked: () => requests.map(({ name }) => name),
    choice,
    choose: (value: string) => choose(choice(), value),
    heading: () => page.querySelector('h1')?.textContent,
    /** The names of the items, from the top. */
    names: () => [...page.querySelectorAll('.cb-list-item__name')].map((name) => name.textContent),
    row: (number: number) => page.querySelector(`[data-row="gi${number}"]`) as HTMLElement,
    alert: () => page.querySelector('[role=alert]')?.textContent ?? null,
  };
}
