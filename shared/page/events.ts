/** The events of the embedding contract: `CustomEvent`s on `document`, each with its detail. */
export interface PageEvents {
  /** Pieces in the cart and its subtotal; `undefined` where this visitor is shown no prices. */
  'cb:cart-updated': { count: number; subTotal: number | undefined };
  /** To the widgets: a script of the page has changed the cart. */
  'cb:cart-refresh': undefined;
  'cb:widget-mounted': { name: string; element: Element };
  'cb:widget-failed': { name: string; element: Element; reason: string };
  /** Cancelable: `preventDefault()` keeps the shopper on the page. */
  'cb:navigate': { url: string; reason: string };
  'cb:request': {
    method: string;
    path: string;
    body: unknown;
    reply: Promise<{ status: number; ms: number; outcome: string }>;
  };
}

/** Sends an event to the page. @returns false when a listener has prevented it */
export function emit<Name extends keyof PageEvents>(
  name: Name,
  detail: PageEvents[Name],
  options?: { cancelable?: boolean },
): boolean {
  return document.dispatchEvent(new CustomEvent(name, { detail, ...options }));
}

/** Calls `react` at each such event. @returns ends the listening */
export function listen<Name extends keyof PageEvents>(
  name: Name,
  react: (detail: PageEvents[Name]) => void,
): () => void {
  const listener = (event: Event) => react((event as CustomEvent<PageEvents[Name]>).detail);
  document.addEventListener(name, listener);
  return () => document.removeEventListener(name, listener);
}
