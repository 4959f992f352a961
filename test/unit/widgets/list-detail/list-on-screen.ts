import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { render, settle, type } from '../../support/render.ts';
import { openPage, openShop, printState, type Replies } from '../../support/shop.ts';

export const READ = 'GET shopping-list/find-friends/shopping-list-details/gl1/p1';
export const CHANGE = 'POST shopping-list/shopping-list-details/add-products-to-cart';
export const ADD_LIST = 'POST shopping-list/shopping-list-details/add-list-to-cart';
export const ADD_ITEMS = 'POST shopping-list/add-items';
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

/** A reply with the list; `rest` replaces what it says of itself. */
export function list(items: object[], rest: object = {}) {
  const listDetail = { giftlistId: 'gl1', Name: 'Spring labs', Description: 'Both classes', ...rest };
  return { result: 'success', response: { listDetail, giftItems: items } };
}

class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

/** Each test of the file is a page of its own, with timers that stand still. */
export function keepTestsApart(): void {
  beforeEach(() => {
    openPage();
    vi.stubGlobal('BroadcastChannel', SilentChannel);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    sessionStorage.clear();
  });

  afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
    document.title = '';
  });
}

/** Lets time pass, and what it sets off. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    vi.advanceTimersByTime(ms);
  });
  await settle();
}

/** The page of one list as a shopper finds it. */
export async function openList(
  replies: Replies = { [READ]: list([item(1), item(2), item(3)]) },
  { profile = MEMBER as object, address = ADDRESS, config = {} } = {},
) {
  history.replaceState(null, '', address);
  printState({ profile, config });
  const requests = openShop(replies);
  const { ListDetail } = await import('../../../../widgets/list-detail/list-detail.tsx');
  const page = await render(ListDetail, {}, 'list-detail');
  await settle();

  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  const all = <Found extends HTMLElement>(selector: string, name: string, within: Element = page) =>
    [...within.querySelectorAll<Found>(selector)].filter((element) => nameOf(element) === name);
  const button = (name: string, within?: Element) =>
    all<HTMLButtonElement>('button', name, within)[0] as HTMLButtonElement;
  const press = async (name: string, within?: Element) => {
    const found = button(name, within);
    if (!found) throw new Error(`no button ${name} in ${page.textContent}`);
    await act(async () => {
      found.focus();
      found.click();
    });
    await settle();
  };
  const dialog = () => page.querySelector('dialog') as HTMLDialogElement;
  const quantity = (number: number) =>
    all<HTMLInputElement>('input', `Quantity of Beaker ${number}`)[0] as HTMLInputElement;
  return {
    page,
    requests,
    names: () => requests.map(({ name }) => name),
    bodies: (name: string) => requests.flatMap((request) => (request.name === name ? [request.body] : [])),
    button,
    press,
    dialog,
    pressInside: (name: string) => press(name, dialog()),
    quantity,
    setQuantity: (number: number, text: string) => type(quantity(number), text),
    leave: async (number: number) => {
      await act(async () => quantity(number).blur());
      await settle();
    },
    tick: async (...names: string[]) => {
      for (const name of names) {
        const [box] = all<HTMLInputElement>('input[type=checkbox]', name);
        await act(async () => box?.click());
      }
    },
    link: (name: string) => all<HTMLAnchorElement>('a', name)[0],
    items: () =>
      [...page.querySelectorAll('tbody tr')].map((row) => row.querySelector('th a, th')?.textContent),
    row: (number: number) => page.querySelector(`[data-row="gi${number}"]`) as HTMLElement,
    alert: () => page.querySelector('[role=alert]')?.textContent,
    text: () => page.textContent ?? '',
    searchField: () => page.querySelector('input[type=search]') as HTMLInputElement,
    heading: () => page.querySelector('h1') as HTMLElement,
  };
}

/** A reply that comes when it is told to. */
export function later() {
  let answer: (reply: object) => void = () => {};
  const reply = () =>
    new Promise<object>((resolve) => {
      answer = resolve;
    });
  return {
    reply,
    answer: async (given: object) => {
      await act(async () => answer(given));
      await settle();
    },
  };
}
