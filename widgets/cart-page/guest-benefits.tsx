import { benefitsMessages as messages } from './guest-benefits-messages.ts';

/** What guests gain by signing in, with the way there [1 §2, §6]. */
export function GuestBenefits() {
  return (
    <section className="cb-benefits" aria-label={messages.benefits}>
      <h2 className="cb-benefits__title">{messages.benefits}</h2>
      <ul className="cb-benefits__list">
        <li className="cb-benefits__item">{messages.benefitPrices}</li>
        <li className="cb-benefits__item">{messages.benefitLists}</li>
        <li className="cb-benefits__item">{messages.benefitOrders}</li>
      </ul>
      <a className="cb-link" href="/account/login?resume=prev">
        {messages.signIn}
      </a>
    </section>
  );
}
