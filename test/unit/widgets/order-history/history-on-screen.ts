import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { render, settle } from '../../support/render.ts';
import { openPage, openShop, printState, type Replies } from '../../support/shop.ts';

export const LIST = 'GET order/order-history-list';
export const COMPLETE = 'GET order/complete-order-history-url';
export const REORDER = 'POST order/reorder';
export const CHOICE = 'POST order/reorder-from-modal';

export const MEMBER = {
  transient: false,
  profileId: 'p1',
  userType: 1,
  siteType: 1,
  hidePrice: 'false',
};

/** An order as the server sends it. */
export function orderRow(number: number, rest: object = {}) {
  return {
    orderId: `o${number}`,
    profileId: 'p1',
    webOrderId: `W${number}`,
    createdDate: '2025-05-28',
    total: '12.50',
    status: 'Shipped',
    quantity: 3,
    ...rest,
  };
}

/** A page of orders, numbered from `first`. */
export function ordersReply(first: number, count: number, totalCount: number) {
  const rows = Array.from({ length: count }, (_, index) => orderRow(first + index));
  return { result: 'success', response: { rows, totalCount } };
}

class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

/** Each test of the file is a page of its own. */
export function keepTestsApart(): void {
  beforeEach(() => {
    openPage();
    vi.stubGlobal('BroadcastChannel', SilentChannel);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
    history.replaceState(null, '', '/checkout/cart');
  });
}

/** The history as a shopper finds it. */
export async function openHistory({
  query = '',
  profile = MEMBER,
  config = {},
  replies,
}: {
  query?: string;
  profile?: object;
  config?: object;
  replies: Replies;
}) {
  history.replaceState(null, '', `/account/order${query}`);
  printState({ profile, config });
  const requests = openShop(replies);
  const { OrderHistory } = await import('../../../../widgets/order-history/order-history.tsx');
  const page = await render(OrderHistory, {}, 'order-history');
  await settle();

  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  const named = <Found extends HTMLElement>(selector: string, name: string) =>
    [...page.querySelectorAll<Found>(selector)].find((element) => nameOf(element) === name) as Found;
  return {
    page,
    requests,
    asked: () => requests.map(({ name }) => name.replace(/^GET order\/order-history-/, '')),
    button: (name: string) => named<HTMLButtonElement>('button', name),
    link: (name: string) => named<HTMLAnchorElement>('a', name),
    numbers: () => [...page.querySelectorAll('tbody th')].map((th) => th.textContent),
    range: () => page.querySelector('.cb-orders__range')?.textContent,
    sorted: () =>
      [...page.querySelectorAll('[aria-sort]')].map(
        (th) => `${th.textContent} ${th.getAttribute('aria-sort')}`,
      ),
    select: () => page.querySelector('select') as HTMLSelectElement,
    dialog: () => page.querySelector('dialog'),
    alert: () => page.querySelector('[role=alert]')?.textContent ?? '',
    text: () => page.textContent ?? '',
  };
}

/** Chooses an entry of a list. */
export async function choose(select: HTMLSelectElement, value: string): Promise<void> {
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle();
}

/** What the browser does for Back and Forward within one page. */
export async function goTo(query: string): Promise<void> {
  history.replaceState(null, '', `/account/order${query}`);
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
  await settle();
}

/** What the live region has been given to read since. */
export async function spoken(): Promise<string> {
  await act(async () => void vi.advanceTimersByTime(150));
  return document.querySelector('body > .cb-hidden-text')?.textContent ?? '';
}
