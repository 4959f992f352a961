import { benefitsWords as words } from './guest-benefits-words.ts';

/** What guests gain by signing in, with the way there [1 §2, §6]. */
export function GuestBenefits() {
  return (
    <section className="cb-benefits" aria-label={words.benefits}>
      <h2 className="cb-benefits__title">{words.benefits}</h2>
      <ul className="cb-benefits__list">
        <li className="cb-benefits__item">{words.benefitPrices}</li>
        <li className="cb-benefits__item">{words.benefitLists}</li>
        <li className="cb-benefits__item">{words.benefitOrders}</li>
      </ul>
      <a className="cb-link" href="/account/login?resume=prev">
        {words.signIn}
      </a>
    </section>
  );
}
