/** The reasons that `cbWidgets.cart` returns: sentences for the shopper. A page overrides them like any other text. */
import type { Failure } from '../../domain/failure.ts';
import { defineMessages } from '../../page/messages.ts';
import { writeFailureLines } from '../../ui/failure.tsx';

export const messages = defineMessages('shared', {
  cartUnread: 'Your cart couldn’t be loaded. Please try again.',
  cartMayNotAdd: 'Items can’t be added to this cart here.',
  cartMayNotChange: 'This cart can’t be changed here.',
  cartMayNotRemove: 'Items can’t be removed from this cart here.',
  cartItemNumberWrong: 'Enter an item number of at least six digits, or letters and digits.',
  cartQuantityWrong: 'Enter a whole number from 1 to 999.',
  cartAddFailed: 'We couldn’t add this item. Please try again.',
  cartAddUnsure: 'We couldn’t confirm that this item was added. Check your cart before you add it again.',
  cartLineGone: 'This item is no longer in your cart.',
  cartQuantityFixed: 'The quantity of a discontinued item can’t be changed.',
  cartQuantityOther: 'The quantity is now {quantity}; you asked for {wanted}.',
  cartQuantityFailed: 'The quantity wasn’t saved. Please try again.',
  cartQuantityUnsure: 'We couldn’t confirm that the quantity was saved. Check your cart.',
  cartRemovalFailed: 'We couldn’t remove this item. Please try again.',
  cartRemovalUnsure: 'We couldn’t confirm that this item was removed. Check your cart.',
});

/** Why an item wasn't added: the server's own reason if it sent one. */
export function additionReason(failure: Failure): string {
  return reason(failure, messages.cartAddFailed, messages.cartAddUnsure);
}

/** Why a quantity wasn't saved. */
export function quantityReason(failure: Failure): string {
  return reason(failure, messages.cartQuantityFailed, messages.cartQuantityUnsure);
}

/** Why a line wasn't removed. */
export function removalReason(failure: Failure): string {
  return reason(failure, messages.cartRemovalFailed, messages.cartRemovalUnsure);
}

function reason(failure: Failure, failed: string, unsure: string): string {
  return writeFailureLines(failure, { failed, unsure }).join(' ');
}
