import type { ContractTerms } from '../../shared/domain/cart.ts';
import { readableAnswer, readableLimit } from '../../shared/domain/contract-terms.ts';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import { totalsMessages as messages } from './cart-totals-messages.ts';

/** What the buyer's contract says of limits, tax and purchase orders; what it leaves out is not shown [1 §2]. */
export function ContractPanel({ terms }: { terms: ContractTerms }) {
  const facts = [
    [messages.spendLimit, readableLimit(terms.spendLimit)],
    [messages.orderPriceLimit, readableLimit(terms.orderPriceLimit)],
    [messages.taxExempt, readableAnswer(terms.taxExempt)],
    [messages.purchaseOrderEligible, readableAnswer(terms.purchaseOrderEligible)],
  ].filter(([, value]) => value);
  return (
    <section className="cb-contract" aria-label={messages.contract}>
      <h2 className="cb-contract__title">{messages.contract}</h2>
      {facts.length > 0 && (
        <dl className="cb-contract__facts">
          {facts.map(([name, value]) => (
            <div className="cb-contract__fact" key={name}>
              <dt className="cb-contract__name">{name}</dt>
              <dd className="cb-contract__value">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {terms.termsMessage && <ServerHtml html={terms.termsMessage} />}
    </section>
  );
}
