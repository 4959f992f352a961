import type { Organization } from '../../shared/api/organization.ts';
import { readableAnswer, readableLimit } from '../../shared/domain/contract-terms.ts';
import { AddressLines } from '../../shared/ui/address-lines.tsx';
import { Fact } from '../../shared/ui/fact.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import { messages } from './organization-messages.ts';

/** All that the server says of the organization, to read; what it leaves out has no place [2 §3]. */
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
        <section className="cb-organization__part" aria-label={messages.details}>
          <h2 className="cb-organization__title">{messages.details}</h2>
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
      {termsMessage && <ServersPart title={messages.terms} html={termsMessage} />}
      {settingsMessage && <ServersPart title={messages.settings} html={settingsMessage} />}
    </>
  );
}

/** What the server says in markup of its own. */
function ServersPart({ title, html }: { title: string; html: string }) {
  return (
    <section className="cb-organization__part" aria-label={title}>
      <h2 className="cb-organization__title">{title}</h2>
      <ServerHtml html={html} />
    </section>
  );
}
