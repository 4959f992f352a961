/** A server with one cart, as small as the wire contract allows. It takes its time, and can be told how the next write ends. */
import { conflictBody, Refusal, refusalBody } from '../../../../demo-pages/server/wire/refusal.ts';
import type { Clock } from './clock.ts';

/** One line of the cart. */
export interface ServerLine {
  id: string;
  item: string;
  quantity: number;
}

/**
 * How a write ends that doesn't end as usual. `lost`: it counts, and the connection breaks before the answer. `late`: it
 * counts seconds later. `refused`: it doesn't count, and the server says why.
 */
export type WriteEnd = 'lost' | 'late' | 'refused';

/** A reply's body; null if the connection breaks. */
type Answer = object | null;

export interface CartServer {
  lines: ServerLine[];
  /** How the next write ends; undefined for a yes. */
  next: WriteEnd | undefined;
  /** Answers a request. What it asks for happens even if nobody waits for the answer any more. */
  handle(path: string, body: Record<string, string>): Promise<Answer>;
}

/** Milliseconds until a read is answered, until a write counts, and from then on until its answer. */
const [READ_MS, WRITE_MS, ANSWER_MS] = [40, 150, 150];
/** How much longer a late write takes. */
const LATE_MS = 4000;

/** Opens a shop with these lines in the cart. */
export function openServer(clock: Clock, lines: ServerLine[]): CartServer {
  let lastId = 100;
  let isWriting = false;

  function after(ms: number, act: () => Answer | Promise<Answer>): Promise<Answer> {
    return new Promise((resolve) => clock.after(ms, () => resolve(act())));
  }

  const server: CartServer = {
    lines,
    next: undefined,
    handle(path, body) {
      const write = writes[path];
      if (!write) return after(READ_MS, () => ({ result: 'success', ...read(path) }));
      const end = server.next;
      server.next = undefined;
      if (end === 'refused') {
        return after(WRITE_MS, () => refusalBody(new Refusal('Only 10 left.'), 'message-list', 0));
      }
      // The server turns away a write that comes while it carries out another one.
      if (isWriting) return after(READ_MS, () => conflictBody());
      isWriting = true;
      return after(WRITE_MS + (end === 'late' ? LATE_MS : 0), () => {
        isWriting = false;
        write(body);
        return after(ANSWER_MS, () => (end === 'lost' ? null : { result: 'success' }));
      });
    },
  };

  function read(path: string): object {
    const miniCartCount = server.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return path === 'checkout/mini-cart-count' ? { miniCartCount } : cartOf(server.lines);
  }

  function remove(ids: readonly string[]): void {
    server.lines = server.lines.filter(({ id }) => !ids.includes(id));
  }

  const writes: Record<string, (body: Record<string, string>) => void> = {
    'cart/update-item'({ updateId = '' }) {
      for (const [id, quantity] of updateId.split(',').map((change) => change.split('='))) {
        server.lines = server.lines.map((line) =>
          line.id === id ? { ...line, quantity: Number(quantity) } : line,
        );
      }
    },
    'cart/remove-multiple-items': ({ itemIds = '' }) => remove(itemIds.split(',')),
    'cart/remove-product-from-cart'({ actionType, removeOneItem = '' }) {
      if (actionType === 'clearCart') server.lines = [];
      else remove([removeOneItem]);
    },
    'cart/quick-add-to-cart'({ skuId = '', quantity }) {
      const line = server.lines.find(({ item }) => item === skuId);
      if (line) {
        server.lines = server.lines.map((one) =>
          one === line ? { ...one, quantity: one.quantity + Number(quantity) } : one,
        );
      } else {
        lastId += 1;
        server.lines = [...server.lines, { id: `ci${lastId}`, item: skuId, quantity: Number(quantity) }];
      }
    },
  };

  return server;
}

/** The cart as the server writes it. */
export function cartOf(lines: readonly ServerLine[]): object {
  return {
    commerceItems: lines.map(({ id, item, quantity }) => ({
      commerceId: id,
      productId: item,
      displayName: `Item ${item}`,
      quantity,
      listPrice: 10,
    })),
    subTotal: lines.reduce((sum, { quantity }) => sum + quantity * 10, 0),
    isEmptyCart: lines.length === 0,
  };
}
