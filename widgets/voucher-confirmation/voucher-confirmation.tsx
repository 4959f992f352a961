import { useEffect, useRef, useState } from 'react';
import { isUnanswered } from '../../shared/domain/failure.ts';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { Skeleton } from '../../shared/ui/loading.tsx';
import { ConfirmationLinks } from '../../shared/ui/orders/confirmation-links.tsx';
import { PhoneLine } from '../../shared/ui/orders/phone-line.tsx';
import { RegisterMountPoint } from '../../shared/ui/orders/register-mount-point.tsx';
import { RedeemedVouchers } from './redeemed-vouchers.tsx';
import { createVoucherConfirmation } from './voucher-confirmation-state.ts';

const messages = defineMessages('voucher-confirmation', {
  heading: 'Voucher Confirmation',
  thanks: 'Thank you.',
  processed: 'Your request has been processed and you will receive an email confirmation shortly...',
  questions: 'Questions about vouchers? Call customer service:',
  what: 'The details of your vouchers',
  doNotRepeat: 'Please don’t redeem them again. To check on them, call customer service:',
});

const ReadFailure = lazyComponent(
  () => import('../../shared/ui/failure.tsx'),
  ({ ReadFailure }) => ReadFailure,
);
const PrintHeader = lazyComponent(
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
    // The pressed button is removed while the vouchers are read again.
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
          <PhoneLine text={isUnanswered(failure) ? messages.doNotRepeat : messages.questions} />
        </>
      )}
      {phase === 'loading' && <Skeleton rows={4} />}
      {phase !== 'loading' && <ConfirmationLinks guest={visitor.guest} account={redeemed?.accountUrl} />}
      {redeemed && <RedeemedVouchers redeemed={redeemed} />}
      {redeemed && visitor.guest && <RegisterMountPoint recipient={redeemed.recipient} />}
    </div>
  );
}
