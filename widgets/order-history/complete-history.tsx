import { useEffect, useMemo } from 'react';
import {
  type CompleteOrderHistory,
  readCompleteOrderHistory,
} from '../../shared/api/orders/complete-order-history.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { pageUrl } from '../../shared/page/links/page-url.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { report } from '../../shared/page/report.ts';
import { createResource } from '../../shared/stores/resource.ts';
import { useStore } from '../../shared/stores/store.ts';
import { useUniqueId } from '../../shared/ui/hooks.ts';

const messages = defineMessages('order-history', {
  completeTitle: 'Complete Order History',
  completeText:
    'See all of your organization’s orders, placed online and offline, with invoices, payments and vouchers.',
  completePayment: 'Contact customer service to enable online invoice payment.',
  completePhone: 'Customer service: {phone}',
  completeLink: 'View complete order history',
});

/**
 * A link for an organization's buyers to all of its orders, including those placed elsewhere [2 §2]. If the
 * address can't be read, the section is left out, and the console has the reason.
 */
export function CompleteHistory({ profileId = '' }: { profileId: string | undefined }) {
  const complete = useMemo(() => createCompleteHistory(profileId), [profileId]);
  useEffect(() => complete.open(), [complete]);
  const { value } = useStore(complete.$state);
  const headingId = useUniqueId();
  if (!value?.offered) return null;
  const { phone } = configuration();
  return (
    <section className="cb-card cb-orders__complete" aria-labelledby={headingId}>
      <h2 className="cb-heading cb-orders__complete-title" id={headingId}>
        {messages.completeTitle}
      </h2>
      <p className="cb-orders__text">{messages.completeText}</p>
      <p className="cb-orders__text">
        {messages.completePayment} {phone && fill(messages.completePhone, { phone })}
      </p>
      {value.url && (
        <a className="cb-button" data-tone="primary" href={value.url}>
          {value.linkText ?? messages.completeLink}
        </a>
      )}
    </section>
  );
}

/** Reads the address of the complete history; leaves out one that this page may not lead to. */
function createCompleteHistory(profileId: string) {
  return createResource<CompleteOrderHistory>(async (signal) => {
    const result = await readCompleteOrderHistory(profileId, { signal });
    if (result.ok) return { ok: true, value: withSafeAddress(result.value) };
    if (!signal.aborted)
      report(
        'read-failed',
        'The address of the complete order history could not be read.',
        { widget: 'order-history' },
        result.failure,
      );
    return result;
  });
}

function withSafeAddress(history: CompleteOrderHistory): CompleteOrderHistory {
  const { offered, url } = history;
  const safe = pageUrl(url, 'link') ?? undefined;
  if (offered && !safe) {
    report(
      'address-refused',
      'The complete order history is at an address that this page may not lead to.',
      { widget: 'order-history' },
      url,
    );
  }
  return { ...history, url: safe };
}
