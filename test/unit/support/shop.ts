/**
 * The demo shop behind `fetch`, in the tests' own process and time: its real calls on a cart that really changes, with
 * a log of requests. Every reply can be delayed, lost or replaced; an unknown request fails the test.
 */
import { vi } from 'vitest';
import { ALL_CALLS } from '../../../demo-pages/server/calls/all-calls.ts';
import type { Call } from '../../../demo-pages/server/calls/call.ts';
import { runCall } from '../../../demo-pages/server/calls/run-call.ts';
import type { CartLine } from '../../../demo-pages/server/cart/cart.ts';
import { cartDetails } from '../../../demo-pages/server/cart/cart-details.ts';
import { type Product, shelf } from '../../../demo-pages/server/catalogue/product.ts';
import { createSession, type Session } from '../../../demo-pages/server/session.ts';
import { SIGNED_IN } from '../../../demo-pages/server/user-kinds.ts';
import { conflictBody, Refusal, refusalBody } from '../../../demo-pages/server/wire/refusal.ts';
import { createVariation } from '../../../demo-pages/server/wire/variation.ts';

/** A replacement for the shop's own answer to one request. */
export interface Answer {
  /** Milliseconds until the reply. */
  after?: number;
  /** `lost`: no reply at all. `cut`: the connection breaks. Otherwise an HTTP status with `body`. */
  end?: 'lost' | 'cut' | number;
  body?: unknown;
  /** The request is not carried out. */
  ignored?: boolean;
}

/** One visitor's shop. */
export interface Shop {
  session: Session;
  /** The lines of the session's cart. */
  lines: CartLine[];
  /** `ITEM01` to `ITEM09`, which tests may modify. */
  products: Map<string, Product>;
  /** The log of requests: `read`, `count`, `ci1=3`, `-ci1`, `clear`, `+ITEM1*2`, `quarantine`, `go` and so on. */
  log: string[];
  /** Answers for the next requests of a kind: the first character or word of its log entry. */
  answers: Map<string, Answer[]>;
  /** Payloads that replace the shop's own, by path, for states that aren't worth setting up. */
  payloads: Record<string, (body: Record<string, string>) => object>;
  latency: number;
  /** Whether the reply of a write contains the cart. */
  repliesWithCart: boolean;
  /** The most pieces that the shop sells of an item. */
  cap: number;
  /** The cart, as printed into a page. */
  cart(): object;
}

/** Sold in addition to the catalogue, at $10 and a pound each. */
let sold = new Map<string, Product>();

vi.mock('../../../demo-pages/server/catalogue/catalogue.ts', async (original) => {
  const catalogue: typeof import('../../../demo-pages/server/catalogue/catalogue.ts') = await original();
  return {
    ...catalogue,
    findProduct: (number: string) => sold.get(number.trim().toUpperCase()) ?? catalogue.findProduct(number),
    productOf: (number: string) => sold.get(number) ?? catalogue.productOf(number),
  };
});

const API = '/api/rest/cb/';

/** Calls that may send the new cart along. */
const WITH_CART =
  /^cart\/(update-item|remove-product-from-cart|remove-multiple-items|apply-promo-code|remove-promo-code)$/;

const PATHS = ALL_CALLS.map((call) => {
  const parts = call.path.replace(
    /:(\w+)(?:\(\^?(.*?)\$?\))?(?=\/|$)/g,
    (_, name, of = '[^/]+') => `(?<${name}>${of})`,
  );
  return { call, path: new RegExp(`^${parts}$`) };
});

/** A line of a cart: two pieces of an item by default. */
export function line(number: number, quantity = 2): CartLine {
  return { id: `ci${number}`, itemNumber: `ITEM0${number}`, quantity };
}

/** A line as the server writes it. */
export function row(number: number, quantity = 2, rest: object = {}): object {
  const commerceId = `ci${number}`;
  return {
    commerceId,
    productId: `ITEM0${number}`,
    displayName: `Item ${number}`,
    quantity,
    listPrice: 10,
    ...rest,
  };
}

/** Replaces `fetch` with the shop, opened for a signed-in shopper with these lines in the cart. */
export function openShop(...lines: CartLine[]): Shop {
  const product = shelf('living-materials');
  const numbers = Array.from({ length: 9 }, (_, index) => index + 1);
  sold = new Map(
    numbers.map((number) => [`ITEM0${number}`, product(`ITEM0${number}`, `Item ${number}`, 10, '')]),
  );
  let [lineNumber, listNumber] = [100, 1];
  const session: Session = {
    ...createSession(true),
    kind: SIGNED_IN,
    cart: { lines, notices: [] },
    newLineId: () => `ci${lineNumber++}`,
    newListNumber: () => listNumber++,
  };
  const shop: Shop = {
    session,
    get lines() {
      return session.cart.lines;
    },
    set lines(changed) {
      session.cart.lines = changed;
    },
    products: sold,
    log: [],
    answers: new Map(),
    payloads: {},
    latency: 10,
    repliesWithCart: true,
    get cap() {
      return sold.get('ITEM01')?.maximum ?? 999;
    },
    set cap(maximum) {
      for (const each of sold.values()) each.maximum = maximum;
    },
    cart: () => cartDetails(session.cart, session.kind, createVariation('printed')),
  };
  vi.stubGlobal('fetch', (address: string, options: RequestInit = {}) =>
    answer(shop, address.replace(location.origin, ''), options),
  );
  return shop;
}

function answer(
  shop: Shop,
  address: string,
  { method = 'GET', body, signal }: RequestInit,
): Promise<Response> {
  // The cart may be read at an address of its own.
  const path = address.replace(API, '');
  const sent = body ? JSON.parse(String(body)) : {};
  const entry = entryOf(path, sent);
  shop.log.push(entry);
  const given = shop.answers.get(kindOf(entry))?.shift() ?? {};
  const reply = replyOf(shop, method, path, sent, given);
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);
    if (given.end === 'lost') return;
    setTimeout(() => {
      if (given.end === 'cut') return reject(new TypeError('Failed to fetch'));
      const text = typeof reply === 'string' ? reply : JSON.stringify(reply);
      resolve(
        new Response(text, {
          status: Number(given.end ?? 200),
          headers: { 'content-type': 'application/json' },
        }),
      );
    }, given.after ?? shop.latency);
  });
}

/** Makes the shop handle a request, unless it is ignored. @returns the body of the reply */
function replyOf(
  shop: Shop,
  method: string,
  path: string,
  body: Record<string, string>,
  given: Answer,
): unknown {
  const { session } = shop;
  const found = PATHS.find((one) => one.call.method === method && one.path.test(path));
  if (!found) throw new Error(`The shop knows no ${method} ${path}`);
  const call = {
    ...found.call,
    run: (context: Parameters<Call['run']>[0]) => payloadOf(shop, found.call, context),
  };
  const parameters = { ...found.path.exec(path)?.groups };
  const done = given.ignored
    ? {}
    : runCall(call, { session, body, parameters, portal: 'https://portal.example' }).body;
  return given.body ?? done;
}

/** The shop sends the cart with some replies; a test decides which. */
function payloadOf(shop: Shop, call: Call, context: Parameters<Call['run']>[0]): object {
  const canned = shop.payloads[call.path];
  if (canned) return canned(context.body as Record<string, string>);
  const payload = call.run(context);
  if (!WITH_CART.test(call.path)) return payload;
  const { cartDetails: _, ...rest } = payload as { cartDetails?: object };
  const { cart, session, vary } = context;
  return shop.repliesWithCart ? { ...rest, cartDetails: cartDetails(cart, session.kind, vary) } : rest;
}

/** The log entry of a request. */
function entryOf(path: string, body: Record<string, string>): string {
  const names: Record<string, string | undefined> = {
    'cart/cart-details/false': 'read',
    'cart/cart-details/true': 'create',
    'checkout/mini-cart-count': 'count',
    'cart/update-item': body.updateId,
    'cart/remove-product-from-cart': body.actionType === 'clearCart' ? 'clear' : `-${body.removeOneItem}`,
    'cart/remove-multiple-items': `drop ${body.itemIds}`,
    'cart/quick-add-to-cart': `+${body.skuId}*${body.quantity}`,
    'cart/quarantine': 'quarantine',
    'cart/go-to-checkout': 'go',
    'cart/zipCodeValidation': `zip ${body.zipCodeInput}`,
    'cart/apply-promo-code': `code ${body.couponId}`,
    'cart/remove-promo-code': `uncode ${body.couponId}`,
    'cart/merge-modal-details': 'carts',
    'cart/mergeCart': `merge ${body.cartType}`,
    'cart/punchout-cart-details': 'export',
    'shopping-list/new-list': `list ${body.eventName}`,
    'shopping-list/add-items': `fill ${body.giftlistId}`,
    'order/reorder': `reorder ${body.reorderOrderId}`,
    'order/reorder-from-modal': `${body.action} ${body.reorderOrderId}`,
  };
  return names[path] ?? path;
}

function kindOf(entry: string): string {
  if (/^[-+]/.test(entry)) return entry.charAt(0);
  return /^ci\d/.test(entry) ? '=' : entry.replace(/ .*/, '');
}

/** A refusal in the server's own words. */
export function refusal(message: string): Answer {
  return { ignored: true, body: refusalBody(new Refusal(message), 'message-list', 0) };
}

/** The server's message about a concurrent write to the cart. */
export const CONFLICT: Answer = { ignored: true, body: conflictBody() };
