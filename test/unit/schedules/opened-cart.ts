/** The stores behind the cart page, without components, for the programs of the pages in the schedules. */
import { onPageRestored } from '../../../shared/page/leaving/page-restored.ts';
import { readKeptEdits } from '../../../shared/page/storage/read-kept-edits.ts';
import { cartNews, openPageCart } from '../../../shared/stores/cart/following/follow-cart.ts';
import { lineWrites } from '../../../shared/stores/cart/line-actions.ts';
import { textOfLeftEdits } from '../../../shared/stores/cart/line-edits.ts';
import { tellLeftWrites } from '../../../shared/stores/left-writes/tell-left-writes.ts';
import { addNotice } from '../../../shared/stores/notices.ts';
import { confirmRestoredEdits, resumeLeftEdits } from '../../../widgets/cart-page/left-edits.ts';

export {
  $bulkAdd,
  answerRow,
  resumeBulkAdd,
  startBulkAdd,
  stopBulkAdd,
} from '../../../shared/stores/bulk-add/bulk-add.ts';
export { $cart, $runningWrite } from '../../../shared/stores/cart/cart.ts';
export { removeLine, setLineQuantity } from '../../../shared/stores/cart/line-actions.ts';
export { $lineEdits } from '../../../shared/stores/cart/line-edits.ts';
export { $undoHistory } from '../../../shared/stores/cart/undo-history.ts';
export { emptyCart } from '../../../shared/stores/cart-emptying.ts';
export { $notices } from '../../../shared/stores/notices.ts';
export { undoRemoval } from '../../../shared/stores/undo-removal.ts';

// Does what the cart page does when it opens: loads the cart, the code for changes, and what earlier pages have left.
void openPageCart();
void lineWrites.prepare();
void cartNews.prepare();
const left = readKeptEdits(textOfLeftEdits());
if (left) void resumeLeftEdits(left);
void tellLeftWrites(addNotice);
onPageRestored(() => {
  void confirmRestoredEdits(readKeptEdits());
  void tellLeftWrites(addNotice);
});
