/** The program of the cart page in the schedules. A run of an earlier page is restored at once. */
import { ownerFor } from '../../../shared/page/storage/shopper-storage.ts';
import { restoreBulkAdd } from '../../../shared/stores/bulk-add/bulk-add.ts';
import { $session } from '../../../shared/stores/session.ts';

export * from './opened-cart.ts';

restoreBulkAdd(ownerFor($session.get().visitor));
