import type { Organization } from '../../shared/api/account/organization.ts';
import { readableAnswer, readableLimit } from '../../shared/domain/cart/contract-terms.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { AddressLines } from '../../shared/ui/orders/address-lines.tsx';
import { Fact } from '../../shared/ui/orders/fact.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';

const messages = defineMessages('organization', {
  empty: 'We don’t have details for your organization. Please contact customer service.',
  details: 'Account Details',
  accountNumber: 'Account number',
  billingAddress: 'Billing address',
  taxExempt: 'Tax exempt',
  purchaseOrders: 'Online Purchase Orders',
  spendingLimit: 'Spending limit',
  terms: 'Contract Terms',
  settings: 'My Settings',
});

/** The facts that the server sends about the organization [2 §3]. */
export function OrganizationDetails({ organization }: { organization: Organization }) {
  const { accountNumber, billingAddress, termsMessage, settingsMessage } = organization;
  const answers = [
    [messages.taxExempt, readableAnswer(organization.taxExempt)],
    [messages.purchaseOrders, readableAnswer(organization.purchaseOrderEligible)],
    [messages.spendingLimit, readableLimit(organization.spendingLimit)],
  ] as const;
  const hasAddress = Object.values(billingAddress ?? {}).some(Boolean);
  const hasFacts = hasAddress || accountNumber || answers.some(([, value]) => value);
  if (!hasFacts && !termsMessage && !settingsMessage) {
    return <p className="cb-organization__text">{messages.empty}</p>;
  }
  return (
    <>
      {hasFacts && (
        <section className="cb-card cb-organization__part" aria-label={messages.details}>
          <h2 className="cb-heading cb-organization__title">{messages.details}</h2>
          <dl className="cb-facts">
            <Fact label={messages.accountNumber}>{accountNumber}</Fact>
            <Fact label={messages.billingAddress}>
              {billingAddress && hasAddress && <AddressLines address={billingAddress} />}
            </Fact>
            {answers.map(([label, value]) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
          </dl>
        </section>
      )}
      {termsMessage && <HtmlSection title={messages.terms} html={termsMessage} />}
      {settingsMessage && <HtmlSection title={messages.settings} html={settingsMessage} />}
    </>
  );
}

/** A text that the server sends as HTML. */
function HtmlSection({ title, html }: { title: string; html: string }) {
  return (
    <section className="cb-card cb-organization__part" aria-label={title}>
      <h2 className="cb-heading cb-organization__title">{title}</h2>
      <ServerHtml html={html} />
    </section>
  );
}
