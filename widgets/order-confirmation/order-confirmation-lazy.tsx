/**
 * What the order can be shown without: what went wrong, notices, the way to an account, what is only printed. The build
 * makes one file of this module and what it exports; the file is loaded once the page stands.
 */
import type { Failure } from '../../shared/domain/failure.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { usePageNotices } from '../../shared/stores/notices.ts';
import { ReadFailure } from '../../shared/ui/failure.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Notices } from '../../shared/ui/notices.tsx';
import { ConfirmationLinks } from '../../shared/ui/orders/confirmation-links.tsx';
import { PhoneLine } from '../../shared/ui/orders/phone-line.tsx';

export { PrintHeader } from '../../shared/ui/files/print-header.tsx';
export { RegisterPlace } from '../../shared/ui/orders/register-place.tsx';

const messages = defineMessages('order-confirmation', {
  what: 'The details of your order',
  knownNumber: 'Your order number: {number}',
  oneUnreadable: 'One of your items could not be shown. It is part of your order all the same.',
  unreadable: '{count} of your items could not be shown. They are part of your order all the same.',
  questions: 'Questions about an order? Call customer service:',
  doNotRepeat: 'Please do not place your order again. To find out about it, call customer service:',
});

/** Says that items are missing, since they could not be read. */
export function UnreadableItems({ count }: { count: number }) {
  return (
    <Notice tone="warning">
      {count === 1 ? messages.oneUnreadable : fill(messages.unreadable, { count })}
    </Notice>
  );
}

/** The notices of the page. */
export function OrderConfirmationNotices() {
  return <Notices {...usePageNotices()} />;
}

interface UnknownOrderProps {
  /** The order's number, where an earlier reading of it was shown. */
  number: string | undefined;
  failure: Failure;
  guest: boolean;
  onRetry: () => void;
}

/** Why the order cannot be shown, its number where that is known, and whom to call [2 §8]. */
export function UnknownOrder({ number, failure, guest, onRetry }: UnknownOrderProps) {
  return (
    <>
      {number && <p className="cb-confirmation__number">{fill(messages.knownNumber, { number })}</p>}
      <ReadFailure failure={failure} what={messages.what} onRetry={onRetry} />
      <PhoneLine text={failure.kind === 'business' ? messages.questions : messages.doNotRepeat} />
      <ConfirmationLinks guest={guest} account={undefined} />
    </>
  );
}
