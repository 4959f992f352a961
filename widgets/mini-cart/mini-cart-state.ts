import { atom, type ReadableAtom } from 'nanostores';
import { type MiniCartReading, readMiniCart } from '../../shared/api/cart/mini-cart.ts';
import type { FailureKind } from '../../shared/domain/failure.ts';
import { listen } from '../../shared/page/events.ts';
import { $cartCount, verifyCartCount } from '../../shared/stores/cart/cart-count.ts';
import { createLatestRead } from '../../shared/stores/latest-read.ts';
import { onRevalidate } from '../../shared/stores/revalidation.ts';
import { writeStore } from '../../shared/stores/store.ts';

/** The panel's content. A cart stays while it is reread. */
export interface MiniCartState {
  cart: MiniCartReading | null;
  /** Why the last read failed; null before the first read has ended and after a successful one. */
  failure: FailureKind | null;
}

const $state = atom<MiniCartState>({ cart: null, failure: null });

/** The cart that the panel shows. It is read when a panel opens, and after every change while one is open. */
export const $miniCart: ReadableAtom<MiniCartState> = $state;

const reads = createLatestRead();
let openPanels = 0;
let stops: (() => void)[] = [];

/** Reads the panel's cart again. A late reply to an earlier read is dropped. */
export async function loadMiniCart(): Promise<void> {
  const result = await reads.run((signal) => readMiniCart({ signal }));
  if (!result) return;
  if (result.ok) {
    writeStore(() => $state.set({ cart: result.value, failure: null }));
    if (result.value.count !== $cartCount.get()) void verifyCartCount();
    return;
  }
  const { kind } = result.failure;
  writeStore(() => $state.set({ cart: $state.get().cart, failure: kind }));
}

/** Reads the cart now and after every change, while at least one panel is open. @returns unsubscribe */
export function followMiniCart(): () => void {
  openPanels += 1;
  if (openPanels === 1) stops = [listen('cb:cart-updated', reload), onRevalidate(reload)];
  reload();
  return () => {
    openPanels -= 1;
    if (openPanels > 0) return;
    for (const stop of stops) stop();
    reads.end();
  };
}

function reload(): void {
  void loadMiniCart();
}
