import { AROUND_ORDERS } from './around-orders.ts';
import type { Call } from './call.ts';
import { CART_READING } from './cart-reading.ts';
import { CART_WRITING } from './cart-writing.ts';
import { CHECKING_OUT } from './checking-out.ts';
import { CONFIRMING } from './confirming.ts';
import { ESTIMATING } from './estimating.ts';
import { FINDING_FRIENDS } from './finding-friends.ts';
import { FINDING_RESOURCES } from './finding-resources.ts';
import { KEEPING_LISTS } from './keeping-lists.ts';
import { KEEPING_PROFILE } from './keeping-profile.ts';
import { MERGING } from './merging.ts';
import { ORDERING_LISTS } from './ordering-lists.ts';
import { PROMOTING } from './promoting.ts';
import { PUNCHING_OUT } from './punching-out.ts';
import { READING_LISTS } from './reading-lists.ts';
import { READING_ORDERS } from './reading-orders.ts';
import { REGISTERING } from './registering.ts';
import { REORDERING } from './reordering.ts';
import { SIGNING_ON } from './signing-on.ts';
import { SUBMITTING_ORDERS } from './submitting-orders.ts';
import { VISITING_ACCOUNT } from './visiting-account.ts';

/** Every call of the wire contract that the shop answers. */
export const ALL_CALLS: readonly Call[] = [
  ...CART_READING,
  ...CART_WRITING,
  ...ESTIMATING,
  ...CHECKING_OUT,
  ...MERGING,
  ...PUNCHING_OUT,
  ...PROMOTING,
  ...READING_ORDERS,
  ...REORDERING,
  ...SUBMITTING_ORDERS,
  ...AROUND_ORDERS,
  ...CONFIRMING,
  ...FINDING_RESOURCES,
  ...REGISTERING,
  ...READING_LISTS,
  ...FINDING_FRIENDS,
  ...KEEPING_LISTS,
  ...ORDERING_LISTS,
  ...KEEPING_PROFILE,
  ...SIGNING_ON,
  ...VISITING_ACCOUNT,
];
