/**
 * What surrounds the order: failures, notices, the register form, the header of the printed page. One file, loaded once the
 * page is shown.
 */
import type { Failure } from '../../shared/domain/failure.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { ReadFailure } from '../../shared/ui/failure.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ConfirmationLinks } from '../../shared/ui/orders/confirmation-links.tsx';
import { PhoneLine } from '../../shared/ui/orders/phone-line.tsx';

export { PageNotices } from '../../shared/connected/page-notices.tsx';
export { PrintHeader } from '../../shared/ui/files/print-header.tsx';
export { RegisterMountPoint } from '../../shared/ui/orders/register-mount-point.tsx';

const messages = defineMessages('order-confirmation', {
  what: 'The details of your order',
  knownNumber: 'Your order number: {number}',
  oneUnreadable: 'One of your items could not be shown. It is part of your order all the same.',
  unreadable: '{count} of your items could not be shown. They are part of your order all the same.',
  questions: 'Questions about an order? Call customer service:',
  doNotRepeat: 'Please do not place your order again. To find out about it, call customer service:',
});

/** Says how many items could not be read. */
export function UnreadableItems({ count }: { count: number }) {
  return (
    <Notice tone="warning">
      {count === 1 ? messages.oneUnreadable : fill(messages.unreadable, { count })}
    </Notice>
  );
}

interface UnknownOrderProps {
  /** The order's number, if it is known from an earlier visit to this page or from its address. */
  number: string | undefined;
  failure: Failure;
  guest: boolean;
  onRetry: () => void;
}

/** Why the order can't be shown, its number if it is known, and whom to call [2 §8]. */
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
