/**
 * What a cart that is merely looked at can do without: notes at lines, banners, notices, dialogs, the way
 * on. It is one file, fetched once the cart is shown, and this module is what is in it.
 */

export { PrintHeader } from '../../shared/ui/print-header.tsx';
export { CartDialogs } from './cart-dialogs.tsx';
export { CartNotices } from './cart-notices.tsx';
export { followRemoval } from './cart-removal.ts';
export { FailedCart } from './failed-cart.tsx';
export { RestrictedReview } from './lazy-restrictions.ts';
export { leaveCart, leaveWithout } from './leave-cart.ts';
export { LeaveProblemNotice } from './leave-problem-notice.tsx';
export { LineNote } from './line-note.tsx';
export { RemovedLine } from './removed-line.tsx';
