import { useEffect, useRef, useState } from 'react';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { Skeleton } from '../../shared/ui/loading.tsx';
import { ConfirmationLinks } from '../../shared/ui/orders/confirmation-links.tsx';
import { PhoneLine } from '../../shared/ui/orders/phone-line.tsx';
import { RegisterPlace } from '../../shared/ui/orders/register-place.tsx';
import { RedeemedVouchers } from './redeemed-vouchers.tsx';
import { createVoucherConfirmation } from './voucher-confirmation-state.ts';

const messages = defineMessages('voucher-confirmation', {
  heading: 'Voucher Confirmation',
  thanks: 'Thank you.',
  processed: 'Your request has been processed and you will receive an email confirmation shortly...',
  questions: 'Questions about vouchers? Call customer service:',
  what: 'The details of your vouchers',
  doNotRepeat: 'Please do not redeem them again. To find out about them, call customer service:',
});

const ReadFailure = lazyPart(
  () => import('../../shared/ui/failure.tsx'),
  ({ ReadFailure }) => ReadFailure,
);
const PrintHeader = lazyPart(
  () => import('../../shared/ui/files/print-header.tsx'),
  ({ PrintHeader }) => PrintHeader,
);

/** The confirmation of vouchers that have just been redeemed [2 §2 Vouchers]. */
export function VoucherConfirmation() {
  const [confirmation] = useState(createVoucherConfirmation);
  useEffect(() => confirmation.open(), [confirmation]);
  const { phase, value: redeemed, failure } = useStore(confirmation.$state);
  const heading = useRef<HTMLHeadingElement>(null);
  const { visitor } = useStore($session);
  useEffect(() => {
    if (phase === 'ready') announce(messages.processed);
  }, [phase]);

  function retry(): void {
    // The button goes away while the vouchers are read again; the focus must not go with it.
    heading.current?.focus();
    void confirmation.read();
  }

  return (
    <div className="cb-root cb-confirmation cb-voucher-confirmation" data-phase={phase}>
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
      {phase === 'failed' && (
        <>
          <ReadFailure failure={failure} what={messages.what} onRetry={retry} />
          <PhoneLine text={failure.kind === 'business' ? messages.questions : messages.doNotRepeat} />
        </>
      )}
      {phase === 'loading' && <Skeleton rows={4} />}
      {phase !== 'loading' && <ConfirmationLinks guest={visitor.guest} account={redeemed?.accountUrl} />}
      {redeemed && <RedeemedVouchers redeemed={redeemed} />}
      {redeemed && visitor.guest && <RegisterPlace recipient={redeemed.recipient} />}
    </div>
  );
}
