import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { MEMBER } from './cart-page-on-screen.ts';
import { CONTRACT, charged, openTotals } from './totals-on-screen.ts';

keepTestsApart();
const contract = {
  spendLimit: '25000',
  orderPriceLimit: '$5,000.00',
  isTaxExempt: 'true',
  isPoEligible: 'Yes',
  contractTermsMessage: 'Agreement <b>NC-4471</b><img src="x" onerror="alert(1)">',
};

describe('the contract panel', () => {
  it('shows limits, tax exemption, PO eligibility and the contract terms [1 §2 Contract panel]', async () => {
    const { page } = await openTotals({ cart: charged({}, { contract }), profile: CONTRACT });
    const facts = [...page.querySelectorAll('.cb-contract__fact')].map(({ children }) =>
      [...children].map(({ textContent }) => textContent),
    );
    expect(facts).toEqual([
      ['Spend limit', '$25,000.00'],
      ['Order price limit', '$5,000.00'],
      ['Tax exempt', 'Yes'],
      ['PO eligible', 'Yes'],
    ]);
    expect(page.querySelector('.cb-contract b')?.textContent).toBe('NC-4471');
    expect(page.querySelector('.cb-contract [onerror]')).toBeNull();
  });

  it.each([
    ['userType 2', { userType: 2, siteType: 1 }, true],
    ['site type 2', { userType: 1, siteType: 2 }, true],
    ['anybody else', { userType: 1, siteType: 1 }, false],
  ])('is shown for %s: %o %s [1 §2 Contract panel]', async (_, kind, shown) => {
    const { page } = await openTotals({
      cart: charged({}, { contract }),
      profile: { ...MEMBER, ...kind },
    });
    expect(page.querySelector('[aria-label="Your contract"]') !== null).toBe(shown);
  });

  it('leaves out what the contract doesn’t say [1 §2 Contract panel]', async () => {
    const { page } = await openTotals({
      cart: charged({}, { contract: { isPoEligible: 'false' } }),
      profile: CONTRACT,
    });
    expect(page.querySelector('.cb-contract')?.textContent).toBe('Your contractPO eligibleNo');
  });
});
