/** Checked by the compiler alone: nobody but a store's own file writes to it. */

import { $merge } from '../../../../shared/stores/account/cart-merge.ts';
import { $cart, $runningWrite } from '../../../../shared/stores/cart/cart.ts';
import { $cartCount } from '../../../../shared/stores/cart/cart-count.ts';
import { $lineEdits } from '../../../../shared/stores/cart/line-edits.ts';
import { $undoHistory } from '../../../../shared/stores/cart/undo-history.ts';
import { $checkout } from '../../../../shared/stores/checkout-phase.ts';
import { $notices } from '../../../../shared/stores/notices.ts';
import { $session } from '../../../../shared/stores/session.ts';

// @ts-expect-error
$cart.set($cart.get());
// @ts-expect-error
$cartCount.set(1);
// @ts-expect-error
$runningWrite.set(null);
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
