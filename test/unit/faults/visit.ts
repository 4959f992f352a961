/** One page of the matrix: opens it, acts on it, and checks it for effects that no fault may have. */
import { act, type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { pageState } from '../../../demo-pages/server/pages/state-block.ts';
import { endPage } from '../support/page.ts';
import { screenOf } from '../support/screen.ts';
import { printState } from '../support/state-block.ts';
import type { FaultyShop } from './faulty-shop.ts';
import type { FreshPage } from './fresh-page.ts';

/** A participant of the matrix. */
export interface Stand {
  widget: string;
  /** The key of the demo shop's kind of shopper; `individual` when left out. */
  kind?: string;
  address?: string;
  props?: object;
  /** Whether the template prints the cart. */
  printsCart?: boolean;
}

/** A mounted widget. */
export interface Visit extends ReturnType<typeof screenOf> {
  widget: HTMLElement;
  /** Unhandled errors. */
  thrown: string[];
  /** The pages that the shopper was sent to. */
  moves: string[];
  /** Lets that much time pass, with all of its effects. */
  wait(ms: number): Promise<void>;
  act(deed: () => void): Promise<void>;
  end(): Promise<void>;
}

/** Opens a page with the widget on it. */
export async function visit(
  { widget: name, address = '/checkout/cart', props = {}, printsCart = true }: Stand,
  shop: FaultyShop,
  { open, component }: { open: () => FreshPage; component?: ComponentType<object> },
): Promise<Visit> {
  endPage();
  history.replaceState(null, '', address);
  const { cart, ...state } = pageState(shop.session, 'https://portal.example') as { cart?: object };
  printState(printsCart ? { ...state, cart } : state);
  const moves: string[] = [];
  vi.spyOn(location, 'assign').mockImplementation((url) => void moves.push(`${url}`));
  const thrown: string[] = [];
  const note = (error: unknown) => void thrown.push(String(error));
  // The test runner's own handlers would end the run without naming the case.
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', note);

  const { roots, followStateBlock, prepareLiveRegion } = open();
  prepareLiveRegion();
  followStateBlock();
  const widget = document.createElement('div');
  document.body.append(widget);
  const root = createRoot(widget, { onUncaughtError: note });
  const Root = component ?? roots[name];
  if (!Root) throw new Error(`There is no widget ${name}`);
  await act(async () => root.render(createElement(Root, props)));
  return {
    ...screenOf(widget),
    widget,
    thrown,
    moves,
    act: (deed) => act(async () => deed()),
    wait: (ms) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
    async end() {
      await act(async () => root.unmount());
      // Rejections are reported one turn of the event loop later.
      await new Promise((resolve) => setImmediate(resolve));
      process.removeAllListeners('unhandledRejection');
      for (const other of others) process.on('unhandledRejection', other);
      vi.clearAllTimers();
      sessionStorage.clear();
    },
  };
}

/** Spinners that are still shown. */
export function waitingIn(widget: HTMLElement): string[] {
  const found = widget.querySelectorAll(
    '.cb-skeleton, .cb-spinner, [aria-busy="true"], [aria-disabled="true"] .cb-spinner',
  );
  return [...found].map(({ className, localName }) => `${localName}.${className}`);
}

/** Whether a shopper can continue from here. */
export function canActIn(widget: HTMLElement): boolean {
  const ways = widget.querySelectorAll(
    'a[href], button:not([disabled]), input:not([disabled]):not([type=hidden]), select',
  );
  return [...ways].some((way) => !way.closest('[hidden]') && way.getAttribute('aria-disabled') !== 'true');
}

/** The elements in which widgets show errors. */
const TOLD =
  '[role="alert"], .cb-notice, .cb-error-summary, [aria-invalid="true"], [data-tone="danger"]:not(button), .cb-bulk-progress__reason';

/** Whether the widget shows an error. */
export function tellsIn(widget: HTMLElement): boolean {
  return widget.querySelector(TOLD) !== null;
}

/** The button that tries again, if there is one. */
export function retryIn(widget: HTMLElement): HTMLButtonElement | undefined {
  return [...widget.querySelectorAll('button')].find((button) =>
    /try again|retry/i.test(button.textContent ?? ''),
  );
}
