import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { render, settle } from '../../support/render.ts';
import { openPage, openShop, printState, type Replies } from '../../support/shop.ts';

export const READ = 'GET cart/cart-details/false';
export const UPDATE = 'POST cart/update-item';
export const REMOVE = 'POST cart/remove-product-from-cart';
export const QUARANTINE = 'POST cart/quarantine';
export const GO = 'POST cart/go-to-checkout';

/** A signed-in shopper who is shown prices. */
export const MEMBER = { transient: false, userType: 1, siteType: 1, hidePrice: 'false' };

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
  });

  afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
    document.title = '';
  });
}

/** A cart page as a shopper finds it. Everything is looked up by what it is called. */
export async function openCart({
  cart,
  profile = MEMBER,
  config = {},
  replies = {},
  view = 'standard' as 'standard' | 'inspect',
}: {
  /** What the page printed; without it the cart is read from `replies`. */
  cart?: object;
  profile?: object;
  config?: object;
  replies?: Replies;
  view?: 'standard' | 'inspect';
}) {
  printState({ profile, cart, config });
  const requests = openShop(replies);
  const { CartPage } = await import('../../../../widgets/cart-page/cart-page.tsx');
  const page = await render(CartPage, { view }, 'cart-page');
  await settle();

  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  const named = <Found extends HTMLElement>(selector: string, name: string, within: Element = page) =>
    [...within.querySelectorAll<Found>(selector)].filter((element) => nameOf(element) === name);
  return {
    page,
    requests,
    row: (number: number) => page.querySelector(`[data-line="ci${number}"]`) as HTMLElement,
    button: (name: string) => named<HTMLButtonElement>('button', name)[0] as HTMLButtonElement,
    buttons: (name: string) => named<HTMLButtonElement>('button', name),
    link: (name: string) => named<HTMLAnchorElement>('a', name)[0],
    field: (number: number) =>
      named<HTMLInputElement>('input', `Quantity of Beaker ${number}`)[0] as HTMLInputElement,
    heading: () => page.querySelector('h1') as HTMLElement,
    text: () => page.textContent ?? '',
    dialog: () => page.querySelector('dialog'),
  };
}

/** Lets time pass, and what it sets off. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    vi.advanceTimersByTime(ms);
  });
  await settle();
}

/** Moves the focus out of a field. */
export async function leave(field: HTMLElement): Promise<void> {
  await act(async () => field.blur());
  await settle();
}

/** What the live region has been given to read since. */
export async function spoken(): Promise<string> {
  await pass(150);
  return document.querySelector('body > .cb-hidden-text')?.textContent ?? '';
}
