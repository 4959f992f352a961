import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { render, settle, type } from '../../support/render.ts';
import { openPage, openShop, printState, type Replies } from '../../support/shop.ts';

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

/** A reply with lists, the way the document has it: a JSON string. */
export function rows(...numbers: number[]) {
  return { result: 'success', response: JSON.stringify({ response: numbers.map((number) => row(number)) }) };
}

/** No other tab: the pages of earlier tests would hear what this one writes. */
class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

/** Each test of the file is a page of its own. */
export function keepTestsApart(): void {
  beforeEach(() => {
    openPage();
    vi.stubGlobal('BroadcastChannel', SilentChannel);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    history.replaceState(null, '', '/account/list');
    sessionStorage.clear();
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
  });

  afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
  });
}

/** Takes the moves to other pages, in place of the browser. */
export function catchMoves(): string[] {
  const moves: string[] = [];
  vi.spyOn(location, 'assign').mockImplementation((url) => void moves.push(`${url}`));
  return moves;
}

/** The page of lists as a shopper finds it. Everything is looked up by what it is called. */
export async function openLists(
  replies: Replies = { [READ]: rows(1, 2, 3) },
  { profile = MEMBER as object, address = '/account/list' } = {},
) {
  history.replaceState(null, '', address);
  printState({ profile });
  const requests = openShop(replies);
  const { ShoppingLists } = await import('../../../../widgets/shopping-lists/shopping-lists.tsx');
  const page = await render(ShoppingLists, {}, 'shopping-lists');
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
  const box = (name: string) => all<HTMLInputElement>('input[type=checkbox]', name)[0] as HTMLInputElement;
  const dialog = () => page.querySelector('dialog') as HTMLDialogElement;
  return {
    page,
    requests,
    names: () => requests.map(({ name }) => name),
    button,
    press,
    dialog,
    pressInside: (name: string) => press(name, dialog()),
    box,
    tick: async (...names: string[]) => {
      for (const name of names) await act(async () => box(name).click());
    },
    ticked: () =>
      [...page.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')].filter(
        ({ checked }) => checked,
      ).length,
    link: (name: string) => all<HTMLAnchorElement>('a', name)[0],
    lists: () => [...page.querySelectorAll('tbody tr')].map((line) => line.querySelector('a')?.textContent),
    alert: () => page.querySelector('[role=alert]')?.textContent,
    text: () => page.textContent ?? '',
    searchField: () => page.querySelector('input[type=search]') as HTMLInputElement,
    search: async (text: string) => {
      await type(page.querySelector('input[type=search]') as HTMLInputElement, text);
      await press('Search');
    },
    field: (index = 0) =>
      dialog().querySelectorAll<HTMLInputElement>('input, textarea')[index] as HTMLInputElement,
  };
}

/** What the live region has been given to read since. */
export async function spoken(): Promise<string> {
  await act(async () => {
    vi.advanceTimersByTime(150);
  });
  return (
    document.querySelector('body > .cb-hidden-text, dialog .cb-hidden-text[role=status]')?.textContent ?? ''
  );
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
    answer: async (with_: object) => {
      await act(async () => answer(with_));
      await settle();
    },
  };
}
