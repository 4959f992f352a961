import { ACCOUNT_CALLS } from './account.ts';
import type { Call } from './call.ts';
import { CART_DETAILS_CALLS } from './cart-details.ts';
import { CART_LINE_CALLS } from './cart-lines.ts';
import { CHECKOUT_CALLS } from './checkout.ts';
import { FRIEND_LIST_CALLS } from './friend-lists.ts';
import { LIST_CHANGE_CALLS } from './list-changes.ts';
import { LIST_READING_CALLS } from './list-reading.ts';
import { LIST_TO_CART_CALLS } from './list-to-cart.ts';
import { MERGE_CALLS } from './merge.ts';
import { ORDER_CONFIRMATION_CALLS } from './order-confirmation.ts';
import { ORDER_HISTORY_CALLS } from './order-history.ts';
import { ORDER_RESOURCE_CALLS } from './order-resources.ts';
import { PROFILE_CALLS } from './profile.ts';
import { PROMOTION_CALLS } from './promotion.ts';
import { PUNCH_OUT_CALLS } from './punch-out.ts';
import { REGISTRATION_CALLS } from './registration.ts';
import { REORDER_CALLS } from './reorder.ts';
import { SHIPPING_ESTIMATE_CALLS } from './shipping-estimate.ts';
import { SSO_PROFILE_CALLS } from './sso-profile.ts';
import { SUBMIT_ORDER_CALLS } from './submit-order.ts';

/** Every call of the wire contract that the shop answers. */
export const ALL_CALLS: readonly Call[] = [
  ...CART_DETAILS_CALLS,
  ...CART_LINE_CALLS,
  ...SHIPPING_ESTIMATE_CALLS,
  ...CHECKOUT_CALLS,
  ...MERGE_CALLS,
  ...PUNCH_OUT_CALLS,
  ...PROMOTION_CALLS,
  ...ORDER_HISTORY_CALLS,
  ...REORDER_CALLS,
  ...SUBMIT_ORDER_CALLS,
  ...ORDER_CONFIRMATION_CALLS,
  ...ORDER_RESOURCE_CALLS,
  ...REGISTRATION_CALLS,
  ...LIST_READING_CALLS,
  ...FRIEND_LIST_CALLS,
  ...LIST_CHANGE_CALLS,
  ...LIST_TO_CART_CALLS,
  ...PROFILE_CALLS,
  ...SSO_PROFILE_CALLS,
  ...ACCOUNT_CALLS,
];
