/**
 * What the cart's code has for the first change and everything after it: sending it, taking over the
 * reply, telling what the server made of it. A cart that is only looked at needs none of it, so it is
 * fetched as one file by `load-cart-writes.ts`, and this module is what is asked of that file.
 */
export { sendRemoval, sendTyped } from './cart-actions.ts';
export { tellChanges } from './change-notices.ts';
export { sendEditsOnPageHide } from './page-hide.ts';
export { reconcileLineEdits } from './reconcile-line-edits.ts';
export { tellTagManager } from './tell-tag-manager.ts';
