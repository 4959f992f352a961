import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { render, settle } from '../../support/render.ts';
import { openPage, openShop, printState, type Replies } from '../../support/shop.ts';

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

/** No other tab: the pages of earlier tests would hear what this one writes. */
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
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
    history.replaceState(null, '', '/checkout/cart');
  });
}

/** The widget as a shopper finds it. Everything is looked up by what it is called. */
export async function openFriendLists({
  query = '?id=p9',
  profile = MEMBER as object,
  replies = {} as Replies,
} = {}) {
  history.replaceState(null, '', `/account/list-public${query}`);
  printState({ profile, config: { storeName: 'Catalogue' } });
  const requests = openShop({ [READ]: rows(1, 2, 3), ...replies });
  const { FriendLists } = await import('../../../../widgets/friend-lists/friend-lists.tsx');
  const page = await render(FriendLists, {}, 'friend-lists');
  await settle();
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  const named = <Found extends HTMLElement>(selector: string, name: string) =>
    [...page.querySelectorAll<Found>(selector)].find((element) => nameOf(element) === name) as Found;
  return {
    page,
    requests,
    asked: () => requests.map(({ name }) => name),
    button: (name: string) => named<HTMLButtonElement>('button', name),
    link: (name: string) => named<HTMLAnchorElement>('a', name),
    box: () => page.querySelector('input[type=search]') as HTMLInputElement,
    /** The names of the lists, from the top. */
    lists: () => [...page.querySelectorAll('tbody th a')].map((link) => link.textContent),
    row: (number: number) => page.querySelector(`[data-row="gl${number}"]`) as HTMLElement,
    sorted: () =>
      [...page.querySelectorAll('[aria-sort]')].map(
        (head) => `${head.textContent} ${head.getAttribute('aria-sort')}`,
      ),
    alert: () => page.querySelector('[role=alert]')?.textContent ?? null,
    dialog: () => page.querySelector('dialog'),
    text: () => page.textContent ?? '',
  };
}

/** Lets time pass, and what it sets off. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    vi.advanceTimersByTime(ms);
  });
  await settle();
}

/** What the live region has been given to read since. */
export async function spoken(): Promise<string> {
  await pass(150);
  return document.querySelector('body > .cb-hidden-text')?.textContent ?? '';
}
