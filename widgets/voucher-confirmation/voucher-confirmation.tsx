import { useEffect, useRef, useState } from 'react';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { ConfirmationLinks } from '../../shared/ui/confirmation-links.tsx';
import { PhoneLine } from '../../shared/ui/phone-line.tsx';
import { PrintHeader } from '../../shared/ui/print-header.tsx';
import { ReadFailure } from '../../shared/ui/read-failure.tsx';
import { RegisterPlace } from '../../shared/ui/register-place.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { RedeemedVouchers } from './redeemed-vouchers.tsx';
import { messages } from './voucher-confirmation-messages.ts';
import { createVoucherConfirmation } from './voucher-confirmation-state.ts';

/** The confirmation of vouchers that have just been redeemed [2 §2]. */
export function VoucherConfirmation() {
  const [page] = useState(createVoucherConfirmation);
  useEffect(() => {
    void page.read();
    return page.end;
  }, [page]);
  const heading = useRef<HTMLHeadingElement>(null);
  const { redeemed, failure } = useStore(page.$view);
  const { visitor } = useStore($session);

  function retry(): Promise<void> {
    // The button goes away while the vouchers are read again; the focus must not go with it.
    heading.current?.focus();
    return page.read();
  }

  const phase = redeemed ? 'ready' : failure ? 'failed' : 'loading';
  return (
    <div className="cb-root cb-confirmation" data-phase={phase}>
      <PrintHeader visitor={visitor} />
      <h1 className="cb-page-heading cb-confirmation__heading" ref={heading} tabIndex={-1}>
        {messages.heading}
      </h1>
      {redeemed && (
        <div className="cb-confirmation__lead">
          <p className="cb-confirmation__thanks">{redeemed.thanksMessage ?? messages.thanks}</p>
          <p className="cb-confirmation__text">{messages.processed}</p>
          <PhoneLine text={messages.questions} />
        </div>
      )}
      {failure && (
        <>
          <ReadFailure failure={failure} what={messages.what} onRetry={retry} />
          <PhoneLine text={failure.kind === 'business' ? messages.questions : messages.doNotRepeat} />
        </>
      )}
      {phase === 'loading' && <Skeleton rows={4} />}
      {phase !== 'loading' && <ConfirmationLinks guest={visitor.guest} account={redeemed?.accountUrl} />}
      {redeemed && <RedeemedVouchers redeemed={redeemed} />}
      {redeemed && visitor.guest && <RegisterPlace email={redeemed.recipient.email} />}
    </div>
  );
}
