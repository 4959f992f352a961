import { whenActivated } from './leaving/when-activated.ts';
import type { ProblemCode } from './problem-codes.ts';

/** A problem, as the page's scripts receive it [embedding Problem]. */
export interface Problem {
  code: ProblemCode;
  /** Name of the widget, if the problem concerns one. */
  widget?: string;
  version: string | undefined;
  element?: Element;
  error?: unknown;
  /** One sentence that says how to fix it. */
  hint: string;
}

/** The events of the embedding contract: `CustomEvent`s on `document`, each with its detail. */
export interface PageEvents {
  /** Pieces in the cart, and its subtotal: `undefined` if this visitor sees no prices. */
  'cb:cart-updated': { count: number; subTotal: number | undefined };
  /** Sent to the widgets: a script of the page has changed the cart. */
  'cb:cart-refresh': undefined;
  /** The widget shows something. */
  'cb:widget-mounted': { name: string; element: Element };
  /** The widget could not be loaded, or has failed; `reason` is a text for engineers. */
  'cb:widget-failed': { name: string; element: Element; reason: string };
  /** Something was reported to the page's engineers. Contains nothing personal. */
  'cb:problem': Problem;
  /** Before each navigation to another page. Cancelable: `preventDefault()` keeps the shopper on the page. */
  'cb:navigate': { url: string; reason: string };
  /** Before each call to the server, without passwords and tokens; `reply` resolves to the outcome. */
  'cb:request': {
    method: string;
    path: string;
    body: unknown;
    reply: Promise<{ status: number; ms: number; outcome: string }>;
  };
}

/** The only events of a prerendered page. Its requests are reads, because writes wait (`api/transport/post.ts`). */
type EarlyEvent = 'cb:widget-mounted' | 'cb:widget-failed' | 'cb:problem' | 'cb:request';

/** Sends an event to the page at once, even if the page is being prerendered. @returns false if a listener prevented it */
export function emitEarly<Name extends EarlyEvent>(
  name: Name,
  detail: PageEvents[Name],
  options?: { cancelable?: boolean },
): boolean {
  return document.dispatchEvent(new CustomEvent(name, { detail, ...options }));
}

/**
 * Sends an event to the page; if it is being prerendered, once it is activated.
 * @returns false if a listener prevented it
 */
export function emit(name: 'cb:cart-refresh'): boolean;
export function emit<Name extends Exclude<keyof PageEvents, EarlyEvent>>(
  name: Name,
  detail: PageEvents[Name],
  options?: { cancelable?: boolean },
): boolean;
export function emit(name: string, detail?: unknown, options?: { cancelable?: boolean }): boolean {
  return whenActivated(() => emitEarly(name as never, detail as never, options)) ?? true;
}

/** Calls `react` for each such event. @returns unsubscribe */
export function listen<Name extends keyof PageEvents>(
  name: Name,
  react: (detail: PageEvents[Name]) => void,
): () => void {
  const listener = (event: Event) => react((event as CustomEvent<PageEvents[Name]>).detail);
  document.addEventListener(name, listener);
  return () => document.removeEventListener(name, listener);
}
