import type { Call } from './call.ts';
import { CART_READING } from './cart-reading.ts';
import { CART_WRITING } from './cart-writing.ts';
import { CHECKING_OUT } from './checking-out.ts';
import { ESTIMATING } from './estimating.ts';
import { KEEPING_LISTS } from './keeping-lists.ts';
import { MERGING } from './merging.ts';
import { PROMOTING } from './promoting.ts';
import { PUNCHING_OUT } from './punching-out.ts';

/** Every call that the shop answers: the table "Cart" of the wire contract, and what the cart needs of "Lists". */
export const ALL_CALLS: readonly Call[] = [
  ...CART_READING,
  ...CART_WRITING,
  ...ESTIMATING,
  ...CHECKING_OUT,
  ...MERGING,
  ...PUNCHING_OUT,
  ...PROMOTING,
  ...KEEPING_LISTS,
];
