import type { ChangedItem } from '../domain/cart/changed-items.ts';
import type { FailureKind } from '../domain/failure.ts';
import type { ProblemCode } from './problem-codes.ts';
import type { Vital } from './time/vital.ts';

/** A problem, as the page's scripts receive it [embedding Problem]. */
export interface Problem {
  code: ProblemCode;
  /** Name of the widget, if the problem concerns one. */
  widget?: string;
  version: string | undefined;
  element?: Element;
  error?: unknown;
  /** The directive of the content policy that was violated; only with the code `policy`. */
  directive?: string;
  /** What that directive blocked: an address without its query, or the browser's word for it. */
  address?: string;
  /** One sentence that says how to fix it. */
  hint: string;
}

/** What failed: a kind of write, or reading the cart. */
export type CartErrorAction = 'add' | 'quantity' | 'remove' | 'clear' | 'promotion' | 'read';

/** The events of the embedding contract: `CustomEvent`s on `document`, each with its detail. */
export interface PageEvents {
  /** Pieces in the cart, and its subtotal: `undefined` if this visitor sees no prices. */
  'cb:cart-updated': { count: number; subTotal: number | undefined };
  /** The items of the cart have changed. `by`: who changed them; 'elsewhere' for another tab, the server, or a legacy script. */
  'cb:cart-lines': {
    added: ChangedItem[];
    removed: ChangedItem[];
    changed: ChangedItem[];
    by: 'shopper' | 'page' | 'elsewhere';
  };
  /** A change of the cart, or reading it, has failed; `message` is the text that the shopper saw. */
  'cb:cart-error': { action: CartErrorAction; kind: FailureKind; message: string };
  /** Sent to the widgets: a script of the page has changed the cart. */
  'cb:cart-refresh': undefined;
  /** The widget shows something. */
  'cb:widget-mounted': { name: string; element: Element };
  /** The widget could not be loaded, or has failed; `reason` is a text for engineers. */
  'cb:widget-failed': { name: string; element: Element; reason: string };
  /** Something was reported to the page's engineers. Contains nothing personal. */
  'cb:problem': Problem;
  /** A measurement of what the shopper feels: a slow interaction, when a widget was shown, a layout shift that it caused. */
  'cb:vital': Vital;
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
export type EarlyEvent = 'cb:widget-mounted' | 'cb:widget-failed' | 'cb:problem' | 'cb:request';

/** Sends an event to the page at once, even if the page is being prerendered. */
export function emitEarly(name: 'cb:cart-refresh'): void;
export function emitEarly<Name extends EarlyEvent>(name: Name, detail: PageEvents[Name]): void;
export function emitEarly(name: string, detail?: unknown): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
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
