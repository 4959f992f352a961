import { atom, type ReadableAtom } from 'nanostores';
import { readOrderPromoArea } from '../../shared/api/content/promo-area.ts';
import { readOrderConfirmation } from '../../shared/api/orders/order-confirmation.ts';
import type { Failure } from '../../shared/domain/failure.ts';
import type { PlacedOrder } from '../../shared/domain/orders/order-confirmation.ts';
import { isPathSegment } from '../../shared/domain/url.ts';
import { readQuery } from '../../shared/page/page-query.ts';
import { lazyModule } from '../../shared/page/parts/load-part.ts';
import { report } from '../../shared/page/report.ts';
import { createLatestRead } from '../../shared/stores/latest-read.ts';
import { createResource, type Resource } from '../../shared/stores/resource.ts';

/** What the first picture does not need. */
export const loadConfirmationParts = () => import('./order-confirmation-lazy.tsx');

/** The page's own promotional area. Where there is one, no second one is shown. */
const PAGE_PROMO = ':is([data-cb-widget="promo-area"], cb-promo-area)[data-source="order-confirm"]';

/** How long an order waits for the promotion above it, in milliseconds, so that it does not move down. */
const PROMO_PATIENCE = 300;

/** Where the state of this entry of the browser's history keeps the number: another order's page is another entry. */
const ORDER_NUMBER = 'cbOrderNumber';

const withRecords = lazyModule(() => import('./record-purchase.ts'));

function nothing(): void {}

/** One confirmation's state. */
export interface OrderConfirmationState {
  /** A receipt: a page that is restored shows it as it was. */
  order: Resource<PlacedOrder>;
  /** The server's HTML for the top of the page, never trusted; empty where there is none. */
  $promo: ReadableAtom<string>;
  /** Reads order and promotion. @returns unsubscribe */
  open(): () => void;
}

/** Makes the state of one order confirmation [2 §2 Confirmation, §4 Order report]. */
export function createOrderConfirmation(): OrderConfirmationState {
  const $promo = atom('');
  const promoReads = createLatestRead();
  let promo: Promise<void> = Promise.resolve();

  const order: Resource<PlacedOrder> = createResource(
    async (signal) => {
      const result = await readOrderConfirmation({ signal });
      const isShown = order.$state.get().phase === 'ready';
      if (!result.ok || signal.aborted || isShown) return result;
      keepOrderNumber(result.value.orderNumber);
      void withRecords(({ recordPurchase }) => recordPurchase(result.value), nothing);
      await Promise.race([promo, new Promise((resolve) => setTimeout(resolve, PROMO_PATIENCE))]);
      return result;
    },
    { keepsRestored: true },
  );

  /**
   * A promotion that cannot be read counts as none. One that can is ready when its sanitiser is there, too: its height
   * is not known before.
   */
  async function readPromo(): Promise<void> {
    const result = await promoReads.run((signal) => readOrderPromoArea({ signal }));
    if (!result?.ok) {
      if (result) {
        report(
          'read-failed',
          'The promotional area could not be read.',
          { widget: 'order-confirmation' },
          result.failure,
        );
      }
      return;
    }
    const html = result.value.html.trim();
    $promo.set(html);
    // Where the sanitiser cannot be loaded, the component that shows the promotion reports it.
    if (html) await import('../../shared/ui/content/clean-html.tsx').catch(() => undefined);
  }

  return {
    order,
    $promo,
    open() {
      // Fetched beside the order, so that it is there with it.
      void withRecords(nothing, nothing);
      if (!document.querySelector(PAGE_PROMO)) promo = readPromo();
      const close = order.open();
      return () => {
        close();
        promoReads.end();
      };
    },
  };
}

/** Keeps the number for a reload of this very page. */
function keepOrderNumber(number: string): void {
  const { state } = history;
  // A script of the page may keep something of its own there.
  if (state !== null && typeof state !== 'object') return;
  history.replaceState({ ...state, [ORDER_NUMBER]: number }, '');
}

/**
 * The order's number where the order itself cannot be read: from an earlier look at this page, else from its address
 * (`webOrderId`, `orderId`). An address may be made up, so only a text that can be an order number counts.
 */
export function knownOrderNumber(): string | undefined {
  const query = readQuery();
  const known: unknown[] = [history.state?.[ORDER_NUMBER], query.get('webOrderId'), query.get('orderId')];
  return known.find((number): number is string => typeof number === 'string' && isPathSegment(number));
}

/** Whether there is no order at all: the server has answered without one, and no number is known. */
export function isWithoutOrder({ kind, status = 0 }: Failure): boolean {
  const answered = kind === 'business' || kind === 'contract' || (kind === 'http' && status < 500);
  return answered && !knownOrderNumber();
}
