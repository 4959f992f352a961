import { customerOf } from '../orders/customers.ts';
import type { UserKind } from '../user-kinds.ts';
import type { Variation } from '../wire/variation.ts';

/** Returns the organization of a kind of user, in the form of the wire contract. */
export function organizationDetails(kind: UserKind, vary: Variation): object {
  const { company, address1, address2, city, state, zipCode } = customerOf(kind, 0).billing;
  return {
    // Too large for a JavaScript number.
    carolinaAccountNumber: '90071992547409931',
    billingAddress: {
      companyName: vary.text(company),
      addr1: address1,
      addr2: vary.text(address2),
      city,
      state,
      zip: zipCode,
    },
    contractTermsMessage:
      '<p>Prices under agreement <strong>NC-4471</strong>, valid to June 30.</p><ul><li>Freight is included.</li>' +
      '<li>Payment within <em>30 days</em>.</li></ul><p><a href="/help#contracts">Terms and freight</a></p>',
    mySettingsMessage:
      '<p>To change these settings, write to <a href="mailto:contracts@fernbrook.example">our contract desk</a> or ' +
      '<a href="/contact">contact us</a>.</p>',
    isTaxExempt: vary.flag(kind.siteType === 2),
    isPoEligible: vary.flag(true),
    spendingLimit: vary.money(kind.siteType === 2 ? 25_000 : undefined),
  };
}
