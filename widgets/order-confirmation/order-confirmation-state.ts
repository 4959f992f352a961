import { atom, type ReadableAtom } from 'nanostores';
import { readOrderPromoArea } from '../../shared/api/content/promo-area.ts';
import { readOrderConfirmation } from '../../shared/api/orders/order-confirmation.ts';
import type { Failure } from '../../shared/domain/failure.ts';
import type { PlacedOrder } from '../../shared/domain/orders/order-confirmation.ts';
import { isPathSegment } from '../../shared/domain/url.ts';
import { lazyModule } from '../../shared/page/lazy/lazy-module.ts';
import { whenActivated } from '../../shared/page/leaving/when-activated.ts';
import { readQuery } from '../../shared/page/links/page-query.ts';
import { report } from '../../shared/page/report.ts';
import { createLatestRead } from '../../shared/stores/latest-read.ts';
import { createResource, type Resource } from '../../shared/stores/resource.ts';

/** The parts around the order: failures, notices, the register form, the header of the printed page. */
export const loadConfirmationSurroundings = () => import('./confirmation-surroundings.tsx');

/** The page's own promotional area. If the page has one, no second one is shown. */
const PAGE_PROMO = ':is([data-cb-widget="promo-area"], cb-promo-area)[data-source="order-confirm"]';

/** The key of the order number in `history.state`. Another order's page has its own history entry. */
const ORDER_NUMBER = 'cbOrderNumber';

const purchaseRecord = lazyModule(() => import('./record-purchase.ts'));

/** The state of one confirmation. */
export interface OrderConfirmationState {
  /** The order. It is a receipt, so a page from the back/forward cache shows it as it was. */
  order: Resource<PlacedOrder>;
  /** The server's HTML below the order, which is never trusted; empty if there is none. */
  $promo: ReadableAtom<string>;
  /** Reads the order and the promotion. @returns unsubscribe */
  open(): () => void;
}

/** Creates the state of one order confirmation [2 §2 Confirmation, §4 Order report]. */
export function createOrderConfirmation(): OrderConfirmationState {
  const $promo = atom('');
  const promoReads = createLatestRead();

  const order: Resource<PlacedOrder> = createResource(
    async (signal) => {
      const result = await readOrderConfirmation({ signal });
      const isShown = order.$state.get().phase === 'ready';
      if (!result.ok || signal.aborted || isShown) return result;
      whenActivated(() => keepOrderNumber(result.value.orderNumber));
      void purchaseRecord.use(({ recordPurchase }) => recordPurchase(result.value));
      return result;
    },
    { keepsRestored: true },
  );

  /** Reads the promotion. If it can't be read, there is none. */
  async function readPromo(): Promise<void> {
    const result = await promoReads.run((signal) => readOrderPromoArea({ signal }));
    if (result?.ok) $promo.set(result.value.html.trim());
    else if (result) {
      report(
        'read-failed',
        'The promotional area could not be read.',
        { widget: 'order-confirmation' },
        result.failure,
      );
    }
  }

  return {
    order,
    $promo,
    open() {
      // Loaded together with the order.
      void purchaseRecord.prepare();
      if (!document.querySelector(PAGE_PROMO)) void readPromo();
      const close = order.open();
      return () => {
        close();
        promoReads.end();
      };
    },
  };
}

/** Keeps the number in case this page is reloaded. */
function keepOrderNumber(number: string): void {
  const { state } = history;
  // A script of the page may keep its own value there.
  if (state !== null && typeof state !== 'object') return;
  history.replaceState({ ...state, [ORDER_NUMBER]: number }, '');
}

/**
 * Returns the number of an order that can't be read: from an earlier visit to this page, or from its address (`webOrderId`,
 * `orderId`). Anybody can make up an address, so the text must look like an order number.
 */
export function knownOrderNumber(): string | undefined {
  const query = readQuery();
  const known: unknown[] = [history.state?.[ORDER_NUMBER], query.get('webOrderId'), query.get('orderId')];
  return known.find((number): number is string => typeof number === 'string' && isPathSegment(number));
}

/** Whether the shop has answered that there is no order, and no number is known. */
export function isWithoutOrder({ kind, status = 0 }: Failure): boolean {
  return (kind === 'business' || hasNoOrder({ kind, status })) && !knownOrderNumber();
}

/** Whether a reply contains neither an order nor a reason. */
export function hasNoOrder({ kind, status = 0 }: Pick<Failure, 'kind' | 'status'>): boolean {
  return kind === 'contract' || (kind === 'http' && [404, 410].includes(status));
}
