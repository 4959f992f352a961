import { atom, type ReadableAtom } from 'nanostores';
import { createLatestRead } from '../../shared/api/latest-read.ts';
import { readOrderConfirmation } from '../../shared/api/order-confirmation.ts';
import { readOrderPromoArea } from '../../shared/api/promo-area.ts';
import type { Failure } from '../../shared/api/result.ts';
import type { OrderConfirmation } from '../../shared/domain/order-confirmation.ts';
import { announce } from '../../shared/page/announce.ts';
import { fill } from '../../shared/page/messages.ts';
import { onPageRestored } from '../../shared/page/page-restored.ts';
import { report } from '../../shared/page/report.ts';
import { markSessionEnded } from '../../shared/stores/session.ts';
import { messages } from './order-confirmation-messages.ts';
import { takeOrder } from './take-order.ts';

/** The page's own promotional area: where it has one, there is no second. */
const PAGE_PROMO = ':is([data-cb-widget="promo-area"], cb-promo-area)[data-source="order-confirm"]';

/** How long an order waits for the promotion above it, in milliseconds, so that it need not move down. */
const PROMO_PATIENCE = 300;

/** What is known of the order; nothing at all while it is read. */
export interface OrderView {
  order: OrderConfirmation | null;
  failure: Failure | null;
}

/** One confirmation's state. */
export interface OrderConfirmationState {
  $view: ReadableAtom<OrderView>;
  /** The server's HTML for the top of the page, never trusted; empty where there is none. */
  $promo: ReadableAtom<string>;
  /** Reads order and promotion; gives the way to stop. */
  start(): () => void;
  /** Reads the order again. */
  read(): Promise<void>;
}

/** Makes the state of one order confirmation [2 §2, §4]. */
export function createOrderConfirmation(): OrderConfirmationState {
  const $view = atom<OrderView>({ order: null, failure: null });
  const $promo = atom('');
  const reading = createLatestRead();
  const promoReading = createLatestRead();
  let promo: Promise<void> = Promise.resolve();

  async function read(): Promise<void> {
    $view.set({ order: null, failure: null });
    const result = await reading.run((signal) => readOrderConfirmation({ signal }));
    if (!result) return;
    if (!result.ok) {
      if (result.failure.kind === 'session') markSessionEnded();
      $view.set({ order: null, failure: result.failure });
      return;
    }
    const order = result.value;
    takeOrder(order);
    await Promise.race([promo, new Promise((resolve) => setTimeout(resolve, PROMO_PATIENCE))]);
    $view.set({ order, failure: null });
    announce(fill(messages.number, { number: order.orderNumber }));
  }

  /**
   * A promotion that cannot be read counts as none; nobody came for it. One that can is ready once what cleans it is
   * there, too: before, nobody knows its height.
   */
  async function readPromo(): Promise<void> {
    const result = await promoReading.run((signal) => readOrderPromoArea({ signal }));
    if (!result?.ok) {
      if (result) report('The promotional area "order-confirm" could not be read.', result.failure);
      return;
    }
    const html = result.value.html.trim();
    $promo.set(html);
    // A cleaner that is missing is told of by whoever shows the promotion.
    if (html) await import('../../shared/ui/sanitise.ts').catch(() => undefined);
  }

  /**
   * A confirmation that is restored from the back/forward cache stays what it is, unless the shopper has signed out
   * meanwhile: then it is nobody's to see.
   */
  async function onRestored(): Promise<void> {
    const result = await reading.run((signal) => readOrderConfirmation({ signal }));
    if (!result || result.ok || result.failure.kind !== 'session') return;
    markSessionEnded();
    $view.set({ order: null, failure: result.failure });
  }

  function start(): () => void {
    if (!document.querySelector(PAGE_PROMO)) promo = readPromo();
    void read();
    const stopFollowing = onPageRestored(() => void onRestored());
    return () => {
      stopFollowing();
      reading.end();
      promoReading.end();
    };
  }

  return { $view, $promo, start, read };
}
