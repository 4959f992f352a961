/** Checked by the compiler alone: nobody but a store's own file writes to it. */
import { $cart } from '../../../../shared/stores/cart.ts';
import { $cartCount } from '../../../../shared/stores/cart-count.ts';
import { $checkout } from '../../../../shared/stores/checkout-phase.ts';
import { $lineEdits } from '../../../../shared/stores/line-edits.ts';
import { $merge } from '../../../../shared/stores/merge.ts';
import { $notices } from '../../../../shared/stores/notices.ts';
import { $session } from '../../../../shared/stores/session.ts';
import { $estimate, $totals } from '../../../../shared/stores/totals.ts';
import { $undoHistory } from '../../../../shared/stores/undo-history.ts';

// @ts-expect-error
$cart.set($cart.get());
// @ts-expect-error
$cartCount.set(1);
// @ts-expect-error
$checkout.set('idle');
// @ts-expect-error
$lineEdits.set({});
// @ts-expect-error
$notices.set([]);
// @ts-expect-error
$undoHistory.set([]);
// @ts-expect-error
$session.set($session.get());
// @ts-expect-error
$merge.set($merge.get());
// @ts-expect-error
$estimate.set(null);
// @ts-expect-error
$totals.set($totals.get());
