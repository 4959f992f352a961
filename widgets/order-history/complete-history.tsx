import { useEffect, useState } from 'react';
import { configuration } from '../../shared/page/configuration.ts';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { useUniqueId } from '../../shared/ui/unique-id.ts';
import { createCompleteHistory } from './complete-history-state.ts';
import { lazyMessages as messages } from './order-history-lazy-messages.ts';

/** Leads an organisation's buyers to all of its orders, those made elsewhere included [2 §2]. */
export function CompleteHistory({ profileId = '' }: { profileId: string | undefined }) {
  const [complete] = useState(createCompleteHistory);
  useEffect(() => complete.read(profileId), [complete, profileId]);
  const link = useStore(complete.$link);
  const headingId = useUniqueId();
  if (!link) return null;
  const { phone } = configuration();
  return (
    <section className="cb-orders__complete" aria-labelledby={headingId}>
      <h2 className="cb-orders__complete-title" id={headingId}>
        {messages.completeTitle}
      </h2>
      <p className="cb-orders__text">{messages.completeText}</p>
      <p className="cb-orders__text">
        {messages.completePayment} {phone && fill(messages.completePhone, { phone })}
      </p>
      {link.href && (
        <a className="cb-button" data-tone="primary" href={link.href}>
          {link.text ?? messages.completeLink}
        </a>
      )}
    </section>
  );
}
