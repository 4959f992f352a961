import { ACCOUNT_CALLS } from './account/account.ts';
import { PROFILE_CALLS } from './account/profile.ts';
import { REGISTRATION_CALLS } from './account/registration.ts';
import { SSO_PROFILE_CALLS } from './account/sso-profile.ts';
import type { Call } from './call.ts';
import { CART_DETAILS_CALLS } from './cart/cart-details.ts';
import { CART_LINE_CALLS } from './cart/cart-lines.ts';
import { CHECKOUT_CALLS } from './cart/checkout.ts';
import { MERGE_CALLS } from './cart/merge.ts';
import { PROMOTION_CALLS } from './cart/promotion.ts';
import { PUNCH_OUT_CALLS } from './cart/punch-out.ts';
import { SHIPPING_ESTIMATE_CALLS } from './cart/shipping-estimate.ts';
import { FRIEND_LIST_CALLS } from './lists/friend-lists.ts';
import { LIST_CHANGE_CALLS } from './lists/list-changes.ts';
import { LIST_READING_CALLS } from './lists/list-reading.ts';
import { LIST_TO_CART_CALLS } from './lists/list-to-cart.ts';
import { ORDER_CONFIRMATION_CALLS } from './orders/order-confirmation.ts';
import { ORDER_DETAIL_CALLS } from './orders/order-detail.ts';
import { ORDER_HISTORY_CALLS } from './orders/order-history.ts';
import { ORDER_RESOURCE_CALLS } from './orders/order-resources.ts';
import { REORDER_CALLS } from './orders/reorder.ts';
import { VOUCHER_CALLS } from './orders/voucher.ts';

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
  ...ORDER_DETAIL_CALLS,
  ...REORDER_CALLS,
  ...ORDER_CONFIRMATION_CALLS,
  ...VOUCHER_CALLS,
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
