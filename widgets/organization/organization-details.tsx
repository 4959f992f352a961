import type { Organization } from '../../shared/api/organization.ts';
import { readableAnswer, readableLimit } from '../../shared/domain/contract-terms.ts';
import { AddressLines } from '../../shared/ui/address-lines.tsx';
import { Fact } from '../../shared/ui/fact.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import { words } from './organization-words.ts';

/** All that the server says of the organization, to read; what it leaves out has no place [2 §3]. */
export function OrganizationDetails({ organization }: { organization: Organization }) {
  const { accountNumber, billingAddress, termsMessage, settingsMessage } = organization;
  const answers = [
    [words.taxExempt, readableAnswer(organization.taxExempt)],
    [words.purchaseOrders, readableAnswer(organization.purchaseOrderEligible)],
    [words.spendingLimit, readableLimit(organization.spendingLimit)],
  ] as const;
  const hasAddress = Object.values(billingAddress ?? {}).some(Boolean);
  const hasFacts = hasAddress || accountNumber || answers.some(([, value]) => value);
  if (!hasFacts && !termsMessage && !settingsMessage) {
    return <p className="cb-organization__text">{words.empty}</p>;
  }
  return (
    <>
      {hasFacts && (
        <section className="cb-organization__part" aria-label={words.details}>
          <h2 className="cb-organization__title">{words.details}</h2>
          <dl className="cb-facts">
            <Fact label={words.accountNumber}>{accountNumber}</Fact>
            <Fact label={words.billingAddress}>
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
      {termsMessage && <ServersPart title={words.terms} html={termsMessage} />}
      {settingsMessage && <ServersPart title={words.settings} html={settingsMessage} />}
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
