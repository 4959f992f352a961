import type { Failure } from '../../shared/api/result.ts';
import { fill } from '../../shared/page/wording.ts';
import { ConfirmationLinks } from '../../shared/ui/confirmation-links.tsx';
import { PhoneLine } from '../../shared/ui/phone-line.tsx';
import { ReadFailure } from '../../shared/ui/read-failure.tsx';
import { knownOrderNumber } from './known-order-number.ts';
import { words } from './order-confirmation-words.ts';

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
      {number && <p className="cb-confirmation__number">{fill(words.knownNumber, { number })}</p>}
      <ReadFailure failure={failure} what={words.what} onRetry={onRetry} />
      <PhoneLine text={failure.kind === 'business' ? words.questions : words.doNotRepeat} />
      <ConfirmationLinks guest={guest} account={undefined} />
    </>
  );
}
