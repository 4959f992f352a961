/**
 * What a history that is merely looked at can do without: dialogs, failures, the way to the complete
 * history. It is one file, and this module is what is in it.
 */
export { LoginRedirect } from '../../shared/ui/login-redirect.tsx';
export { PrintHeader } from '../../shared/ui/print-header.tsx';
export { ReadFailure } from '../../shared/ui/read-failure.tsx';
export { CompleteHistory } from './complete-history.tsx';
export { OrderDialogs } from './order-dialogs.tsx';
export { ReorderProblem } from './reorder-problem.tsx';
export { UnreadableOrders } from './unreadable-orders.tsx';
