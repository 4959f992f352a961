/** The program of a cart page with an order sheet in the schedules: the form's state, without components. */
import { loadModule } from '../../../../shared/page/lazy/lazy-module.ts';
import { ownerFor } from '../../../../shared/page/storage/shopper-storage.ts';
import { $session } from '../../../../shared/stores/session.ts';
import { createQuickOrder } from '../../../../widgets/quick-order/quick-order-state.ts';

export { isFilled } from '../../../../widgets/quick-order/quick-order-row.ts';
export * from '../opened-cart.ts';

const KEY = 'cb-quick-order-0';
const owner = ownerFor($session.get().visitor);

/** The form, with the rows that an earlier page has kept. */
export const form = createQuickOrder(2);
form.start(KEY, owner);

/** Loads the order sheet after a pause. Then it restores the run of an earlier page, as its component does. */
export function openSheet(pause: number): void {
  setTimeout(async () => {
    const { restoreRun } = await loadModule(
      () => import('../../../../widgets/quick-order/order-sheet/send-run.ts'),
    );
    restoreRun(form, KEY, owner);
  }, pause);
}
