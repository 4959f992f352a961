/**
 * The server behind the one seam, `fetch`: a cart that really changes, with a log of what was asked. Every
 * answer can be replaced, delayed or lost; an unknown request fails the test.
 */
import { vi } from 'vitest';

export interface ShopLine {
  commerceId: string;
  productId: string;
  displayName: string;
  quantity: number;
  listPrice: number;
  discontinuedItem?: boolean;
}

/** How one request is answered in place of the shop's own way. */
export interface Answer {
  /** Milliseconds until the answer. */
  after?: number;
  /** `lost`: no answer at all. `cut`: the connection breaks. Else an HTTP status with `body`. */
  end?: 'lost' | 'cut' | number;
  body?: unknown;
  /** The request is not carried out. */
  ignored?: boolean;
}

export interface Shop {
  lines: ShopLine[];
  /** What was asked for: `read`, `count`, `ci1=3`, `-ci1`, `clear`, `+ITEM1*2`, `quarantine`, `go`. */
  log: string[];
  /** Answers for the next requests of that kind: the first sign or word of its log entry. */
  answers: Map<string, Answer[]>;
  latency: number;
  /** Whether the reply of a write carries the cart. */
  repliesWithCart: boolean;
  /** The largest quantity that the shop sells of a line. */
  cap: number;
  cart(): object;
  quarantine: object;
  dataLayer?: unknown;
  /** `shippingCharge` of the cart, where it has any. */
  charges?: object;
  /** Further calls by path: what one is called in the log, and what it does. */
  services: Record<string, (body: Record<string, string>) => [entry: string, act: () => object]>;
}

export function line(number: number, quantity = 2): ShopLine {
  const name = `ITEM0${number}`;
  return {
    commerceId: `ci${number}`,
    productId: name,
    displayName: `Item ${number}`,
    quantity,
    listPrice: 10,
  };
}

/** Opens a shop whose cart has these lines, in place of `fetch`. */
export function openShop(...lines: ShopLine[]): Shop {
  let nextId = 100;
  const shop: Shop = {
    lines,
    log: [],
    answers: new Map(),
    latency: 10,
    repliesWithCart: true,
    cap: 999,
    quarantine: { quarantine: 'false', isCartEmptyCart: 'false' },
    cart: () => ({
      commerceItems: structuredClone(shop.lines),
      subTotal: shop.lines.reduce((sum, one) => sum + one.quantity * one.listPrice, 0),
      isEmptyCart: shop.lines.length === 0,
      dataLayer: shop.dataLayer,
      shippingCharge: shop.charges,
    }),
    services: {},
  };

  const written = () => (shop.repliesWithCart ? { cartDetails: shop.cart() } : {});

  function remove(id: string): object {
    shop.lines = shop.lines.filter((one) => one.commerceId !== id);
    return written();
  }

  function update(changes: string): object {
    for (const change of changes.split(',')) {
      const [id, quantity] = change.split('=');
      const found = shop.lines.find((one) => one.commerceId === id);
      if (found) found.quantity = Math.min(Number(quantity), shop.cap);
    }
    return written();
  }

  function add(productId: string, quantity: number): object {
    const found = shop.lines.find((one) => one.productId === productId);
    if (found) found.quantity = Math.min(found.quantity + quantity, shop.cap);
    else {
      const commerceId = `ci${nextId++}`;
      const asked = Math.min(quantity, shop.cap);
      shop.lines.push({ commerceId, productId, displayName: productId, quantity: asked, listPrice: 10 });
    }
    return {};
  }

  /** What a request is called in the log, and what it does. */
  function understand(path: string, body: Record<string, string>): [entry: string, act: () => object] {
    switch (path) {
      case 'cart/cart-details/false':
        return ['read', shop.cart];
      case 'cart/cart-details/true':
        return ['create', shop.cart];
      case 'checkout/mini-cart-count':
        return ['count', () => ({ miniCartCount: shop.lines.reduce((sum, one) => sum + one.quantity, 0) })];
      case 'cart/update-item':
        return [body.updateId ?? '', () => update(body.updateId ?? '')];
      case 'cart/remove-product-from-cart':
        if (body.actionType === 'clearCart') {
          return [
            'clear',
            () => {
              shop.lines = [];
              return written();
            },
          ];
        }
        return [`-${body.removeOneItem}`, () => remove(body.removeOneItem ?? '')];
      case 'cart/quick-add-to-cart':
        return [`+${body.skuId}*${body.quantity}`, () => add(body.skuId ?? '', Number(body.quantity))];
      case 'cart/quarantine':
        return ['quarantine', () => shop.quarantine];
      case 'cart/go-to-checkout':
        return ['go', () => ({})];
      default: {
        const service = shop.services[path];
        if (!service) throw new Error(`The shop knows no ${path}`);
        return service(body);
      }
    }
  }

  vi.stubGlobal('fetch', (address: string, options: RequestInit = {}) => {
    const path = address.replace('/api/rest/cb/', '');
    const [entry, act] = understand(path, options.body ? JSON.parse(String(options.body)) : {});
    shop.log.push(entry);
    const kind = /^[-+]|^ci\d/.exec(entry)?.[0].replace(/^ci\d/, '=') ?? entry.replace(/ .*/, '');
    const answer = shop.answers.get(kind)?.shift() ?? {};
    const given = answer.ignored ? {} : act();
    const body = answer.body ?? { result: 'success', ...given };
    return new Promise<Response>((resolve, reject) => {
      const abort = () => reject(new DOMException('aborted', 'AbortError'));
      if (options.signal?.aborted) return abort();
      options.signal?.addEventListener('abort', abort);
      if (answer.end === 'lost') return;
      setTimeout(() => {
        if (answer.end === 'cut') reject(new TypeError('Failed to fetch'));
        else {
          const status = Number(answer.end ?? 200);
          const text = typeof body === 'string' ? body : JSON.stringify(body);
          const headers = { 'content-type': 'application/json' };
          resolve(new Response(text, { status, headers }));
        }
      }, answer.after ?? shop.latency);
    });
  });
  return shop;
}

/** A refusal in the server's own words. */
export function refusal(message: string): Answer {
  return { ignored: true, body: { result: 'error', errorMessage: [{ message }] } };
}

/** The server's word that somebody else wrote to the cart at the same time. */
export const CONFLICT: Answer = {
  ignored: true,
  body: { formError: true, formExceptions: [{ localizedMessage: 'Version', errorCode: 'ConcurrentUpdate' }] },
};
