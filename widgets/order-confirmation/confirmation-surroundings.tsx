/**
 * The parts around the order: failures, notices, the register form, the header of the printed page. One file,
 * loaded once the page is shown.
 */
import { type Failure, isUnanswered } from '../../shared/domain/failure.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
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
  unreadable: 'We couldn’t show {count:one|#} of your items. {count:It’s|They’re} still part of your order.',
  noOrder: 'There’s no new order to show on this page.',
  readAgain: 'Try again',
  questions: 'Questions about an order? Call customer service:',
  doNotRepeat: 'Please don’t place your order again. To check on it, call customer service:',
});

/** Says how many items could not be read. */
export function UnreadableItems({ count }: { count: number }) {
  return <Notice tone="warning">{fill(messages.unreadable, { count })}</Notice>;
}

interface UnknownOrderProps {
  /** The order's number, if it is known from an earlier visit to this page or from its address. */
  number: string | undefined;
  failure: Failure;
  /** Whether the shop has answered without an order. */
  noOrder: boolean;
  guest: boolean;
  onRetry: () => void;
}

/**
 * Why the order can't be shown, its number if it is known, and whom to call [2 §8]. Asks the shopper not to order again
 * only if the shop has not answered: the order may have been placed.
 */
export function UnknownOrder({ number, failure, noOrder, guest, onRetry }: UnknownOrderProps) {
  return (
    <>
      {number && <p className="cb-confirmation__number">{fill(messages.knownNumber, { number })}</p>}
      {noOrder && !number ? (
        <NoOrder onRetry={onRetry} />
      ) : (
        <ReadFailure failure={failure} what={messages.what} onRetry={onRetry} />
      )}
      <PhoneLine text={isUnanswered(failure) ? messages.doNotRepeat : messages.questions} />
      <ConfirmationLinks guest={guest} account={undefined} />
    </>
  );
}

/** Says that the shop answered without an order. A later reply may have one. */
function NoOrder({ onRetry }: Pick<UnknownOrderProps, 'onRetry'>) {
  return (
    <div className="cb-read-failure">
      <Notice tone="warning" urgent>
        {messages.noOrder}
      </Notice>
      <Button tone="primary" onPress={onRetry}>
        {messages.readAgain}
      </Button>
    </div>
  );
}
