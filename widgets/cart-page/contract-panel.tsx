import { memo } from 'react';
import type { ContractTerms } from '../../shared/domain/cart/cart.ts';
import { readableAnswer, readableLimit } from '../../shared/domain/cart/contract-terms.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { ServerHtml } from '../../shared/ui/server-html.tsx';

const messages = defineMessages('cart-page', {
  contract: 'Your contract',
  spendLimit: 'Spend limit',
  orderPriceLimit: 'Order price limit',
  taxExempt: 'Tax exempt',
  purchaseOrderEligible: 'PO eligible',
});

/**
 * The limits, tax status and purchase orders of the buyer's contract, without facts that the contract omits
 * [1 §2 Contract panel].
 */
export const ContractPanel = memo(function ContractPanel(terms: ContractTerms) {
  const facts = [
    [messages.spendLimit, readableLimit(terms.spendLimit)],
    [messages.orderPriceLimit, readableLimit(terms.orderPriceLimit)],
    [messages.taxExempt, readableAnswer(terms.taxExempt)],
    [messages.purchaseOrderEligible, readableAnswer(terms.purchaseOrderEligible)],
  ].filter(([, value]) => value);
  return (
    <section className="cb-card cb-contract" aria-label={messages.contract}>
      <h2 className="cb-subheading cb-contract__title">{messages.contract}</h2>
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
});
