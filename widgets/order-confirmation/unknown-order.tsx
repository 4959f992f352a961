import type { Failure } from '../../shared/api/result.ts';
import { fill } from '../../shared/page/messages.ts';
import { ConfirmationLinks } from '../../shared/ui/confirmation-links.tsx';
import { PhoneLine } from '../../shared/ui/phone-line.tsx';
import { ReadFailure } from '../../shared/ui/read-failure.tsx';
import { knownOrderNumber } from './known-order-number.ts';
import { messages } from './order-confirmation-messages.ts';

interface UnknownOrderProps {
  failure: Failure;
  guest: boolean;
  onRetry: () => unknown;
}

/** What a shopper whose order cannot be shown is told all the same: its number where it is known, and whom to call. */
export function UnknownOrder({ failure, guest, onRetry }: UnknownOrderProps) {
  const number = knownOrderNumber();
  return (
    <>
      {number && <p className="cb-confirmation__number">{fill(messages.knownNumber, { number })}</p>}
      <ReadFailure failure={failure} what={messages.what} onRetry={onRetry} />
      <PhoneLine text={failure.kind === 'business' ? messages.questions : messages.doNotRepeat} />
      <ConfirmationLinks guest={guest} account={undefined} />
    </>
  );
}
