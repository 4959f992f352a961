import type { Result } from '../../domain/failure.ts';
import { text, wholeNumber } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';

/** A link to an organisation's orders outside of this shop [2 §2 Complete history]. */
export interface CompleteOrderHistory {
  /** Whether this account has one. */
  offered: boolean;
  /** As the server sent it; check it before showing a link. */
  url?: string;
  /** The text of its button. */
  linkText?: string;
}

const CompleteOrderHistoryReply = fields({
  ordersPlusLink: text,
  linkMessage: text,
  accountFlag: wholeNumber,
});

/** Reads the address of a customer's complete history: GET `order/complete-order-history-url` [2 §7 Complete history]. */
export function readCompleteOrderHistory(
  profileId: string,
  options?: ReadOptions,
): Promise<Result<CompleteOrderHistory>> {
  return get(
    'order/complete-order-history-url?userId={profileId}',
    CompleteOrderHistoryReply,
    ({ ordersPlusLink, linkMessage, accountFlag = 0 }) => ({
      offered: accountFlag > 0,
      url: ordersPlusLink,
      linkText: linkMessage,
    }),
    { parts: { profileId }, ...options },
  );
}
