import { describe, expect, it } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, pass, settle, spoken } from '../../support/render.ts';
import { MEMBER, READ, UPDATE } from './cart-page-on-screen.ts';
import {
  CONTRACT,
  charged,
  ESTIMATE,
  estimated,
  GUEST,
  openTotals,
  PROMOTION,
  QUOTE,
  SESSION,
  SESSION_WITH_SHIPPING,
} from './totals-on-screen.ts';

keepTestsApart();
const FREIGHT = 'Freight and handling';
const withZip = () => charged({ zipCode: '27215' });
const open = (totals: object, profile: object = MEMBER) =>
  openTotals({ cart: withZip(), profile, replies: { [ESTIMATE]: estimated(totals) } });

describe('the totals', () => {
  it('show the promotional discount with its message [1 §2 Totals]', async () => {
    const { total } = await openTotals({
      cart: charged({
        promotionId: 'TEN',
        discountAmount: '$12.00',
        discountMessage: '<p>You save <b>10%</b>.</p>',
      }),
    });
    expect(total('Promotional discount')).toEqual(['-$12.00', 'You save 10%.']);
  });

  it('show an estimate’s discount with its message and code [1 §3 Totals, §2 Totals]', async () => {
    const { total, described, form } = await open({
      promotionId: 'TEN',
      discountAmount: '$12.00',
      discountMessage: '<p>You save <b>10%</b>.</p>',
    });
    expect(total('Promotional discount')).toEqual(['-$12.00', 'You save 10%.']);
    expect(described(PROMOTION)).toBe('TEN is on this order.');
    expect(form(PROMOTION)?.querySelector('[type="submit"]')?.textContent).toBe('change code');
  });

  it('have no line for a discount if there is none [1 §2 Totals]', async () => {
    const { total } = await openTotals();
    expect(total('Promotional discount')).toBeUndefined();
  });

  it('show freight, tax and the final total for a zip code that the cart has [1 §2 Totals, §9 Estimate]', async () => {
    const { total, requests } = await open({});
    expect(requests).toEqual([
      { name: ESTIMATE, body: { zipCodeInput: '27215', actionType: 'ShippingCharges' } },
    ]);
    expect(total(FREIGHT)).toEqual(['$9.95']);
    expect(total('Tax')).toEqual(['$4.20']);
    expect(total('Estimated total')).toEqual(['$1,248.65']);
  });

  it('strike through the non-contract freight, and say so in words [1 §2 Totals, accessibility Prices]', async () => {
    const { page, total } = await open({ nonContractShipping: '$31.10', shippingTotal: '0.00' }, CONTRACT);
    expect(total(FREIGHT)).toEqual(['Regular freight $31.10$0.00']);
    expect(page.querySelector('.cb-total s')?.textContent).toBe('Regular freight $31.10');
  });

  it.each(['$9.95', '$5.00'])(
    'hide a non-contract freight of %s, which isn’t higher than the actual one [1 §2 Contract and retail]',
    async (nonContractShipping) => {
      const { total } = await open({ nonContractShipping }, CONTRACT);
      expect(total(FREIGHT)).toEqual(['$9.95']);
    },
  );

  it('show the ship message and the punch-out freight message as clean HTML [1 §3 Totals]', async () => {
    const { total, page } = await open({
      shipMessagetoFormat: '<p>Ships in <b>2 days</b></p><script>alert(1)</script>',
      punchoutFreightMsg: '<i>Freight is added later</i>',
    });
    expect(total(FREIGHT)?.[1]).toMatch(/^Ships in 2 days\s*Freight is added later$/);
    expect(page.querySelector('.cb-total__notes b')?.textContent).toBe('2 days');
    expect(page.querySelector('.cb-total script')).toBeNull();
  });

  it('ask for a zip code until there is one [1 §3 Totals, §9 Estimate]', async () => {
    const { total } = await openTotals();
    expect(total(FREIGHT)).toEqual(['—', 'Enter your zip code to estimate freight.']);
    expect(total('Tax')).toEqual(['—', 'Tax is calculated from your shipping zip code.']);
    expect(total('Estimated total')).toEqual(['$1,234.50', 'Before freight and tax.']);
  });

  it('ask for a zip code if a discount depends on it [1 §3 Totals]', async () => {
    const { total } = await openTotals({ cart: charged({ discountAmount: '$12.00' }) });
    expect(total('Estimated total')).toEqual(['— Enter your zip code.']);
  });

  it("show the server's own messages about a missing zip code [1 §3 Totals]", async () => {
    const { total } = await open({
      shipping: '',
      shippingTotal: '',
      tax: '',
      noPreviousZipCodeMsgForShipping: 'No zip for freight',
      noPreviousZipCodeMsgForTax: 'No zip for tax',
    });
    expect(total(FREIGHT)).toEqual(['—', 'No zip for freight']);
    expect(total('Tax')).toEqual(['—', 'No zip for tax']);
  });

  it('show the hazmat charge with its message [1 §2 Totals]', async () => {
    const { total } = await open({
      hazMatCharge: '$37.50',
      hazMatChargeMsg: '<p>1 item is <b>hazardous</b></p>',
    });
    expect(total('Hazardous materials')).toEqual(['$37.50', '1 item is hazardous']);
  });

  it('have no hazmat line if there is no charge [1 §2 Totals]', async () => {
    const { total } = await open({});
    expect(total('Hazardous materials')).toBeUndefined();
  });

  it("tell guests that tax is 'Calculated at checkout' [1 §2 Guest tax]", async () => {
    const { total } = await open({}, GUEST);
    expect(total('Tax')).toEqual(['Calculated at checkout']);
  });

  it('tell guests the same if prices are hidden, and nothing else [1 §2 Guest tax, §6 Prices]', async () => {
    const { page, requests } = await openTotals({
      cart: charged({ zipCode: '27215', discountMessage: 'You save $12.00.' }),
      profile: { ...GUEST, hidePrice: 'true' },
    });
    expect([...page.querySelectorAll('.cb-total')].map(({ textContent }) => textContent)).toEqual([
      'TaxCalculated at checkout',
    ]);
    expect(requests).toEqual([]);
  });

  it.each([
    ['members', { ...MEMBER, hidePrice: 'true' }],
    ['guests from abroad', { ...QUOTE, transient: true, hidePrice: 'true' }],
    ['guests in a punch-out session', { ...SESSION_WITH_SHIPPING, transient: true, hidePrice: 'true' }],
  ])(
    'have no tax for %s whose prices are hidden [1 §6 Prices, §6 Quote, §6 Punch-out session]',
    async (_, profile) => {
      const { page } = await openTotals({ profile });
      expect(page.querySelector('.cb-total')).toBeNull();
    },
  );

  it("show the word 'Exempt' instead of a tax [2 §9 Exempt]", async () => {
    const { total } = await open({ tax: 'Exempt' }, CONTRACT);
    expect(total('Tax')).toEqual(['Exempt']);
  });

  it('explain contract freight and shipping to Alaska and Hawaii [1 §9 Hints]', async () => {
    const { page, button } = await openTotals();
    await click(button(FREIGHT));
    await settle();
    expect(page.querySelector('[role="tooltip"]')?.textContent).toBe(
      'Contract customers get freight discounts. Alaska and Hawaii orders ship by 2nd Day Air.',
    );
  });

  it("have only the 'Merchandise Total' on the quote site [1 §2 Merchandise Total, §6 Quote]", async () => {
    const { lines, summary, requests } = await openTotals({ cart: withZip(), profile: QUOTE });
    expect(summary()).toContain('Merchandise Total$1,234.50');
    expect(lines()).toBeNull();
    expect(requests).toEqual([]);
  });

  it('have no discount, freight or tax in a punch-out session [1 §6 Punch-out session]', async () => {
    const cart = charged({ zipCode: '27215', promotionId: 'TEN', discountAmount: '$12.00' });
    const { lines, requests } = await openTotals({ cart, profile: SESSION });
    expect(lines()).toBeNull();
    expect(requests).toEqual([]);
  });

  it('have freight without tax in a punch-out session with showShippingforPunchout 1 [1 §6 Punch-out session]', async () => {
    const { total } = await open({}, SESSION_WITH_SHIPPING);
    expect(total(FREIGHT)).toEqual(['$9.95']);
    expect(total('Tax')).toBeUndefined();
  });

  it('show no amount, and no message that contains one, if prices are hidden [1 §6 Prices]', async () => {
    const { page, lines, requests } = await openTotals({
      cart: charged({ zipCode: '27215', discountAmount: '$9.87', discountMessage: 'You save $9.87' }),
      profile: { ...MEMBER, hidePrice: 'true' },
    });
    expect(lines()).toBeNull();
    expect(page.innerHTML).not.toContain('9.87');
    expect(requests).toEqual([]);
  });

  it('keep the space of the previous lines, invisible, while they’re recalculated [1 §4 Recalculation]', async () => {
    const lookup = heldReplies();
    const answers = [async () => estimated({ discountAmount: '$12.00' }), lookup.reply];
    const shown = await openTotals({
      cart: charged({ zipCode: '27215', discountAmount: '$12.00' }),
      replies: {
        [UPDATE]: { result: 'success' },
        [READ]: charged({ zipCode: '27215', discountAmount: '$13.00' }),
        [ESTIMATE]: async () => (await answers.shift()?.()) ?? null,
      },
    });
    const { lines, total, page } = shown;
    expect(lines()?.dataset.waiting).toBeUndefined();
    await click(shown.button('Increase quantity of Beaker 1'));
    await pass(1000);
    expect(lines()?.dataset.waiting).toBe('true');
    expect(lines()?.getAttribute('aria-busy')).toBe('true');
    expect(page.querySelector<HTMLElement>('.cb-totals')?.dataset.waiting).toBe('true');
    expect(total('Promotional discount')).toEqual(['-$12.00']);
    await lookup.answer(estimated({ discountAmount: '$13.00' }));
    expect(lines()?.dataset.waiting).toBeUndefined();
    expect(total('Promotional discount')).toEqual(['-$13.00']);
  });

  it('reserve the space of lines that haven’t loaded [1 §4 Recalculation]', async () => {
    const lookup = heldReplies();
    const { lines, total } = await openTotals({ cart: withZip(), replies: { [ESTIMATE]: lookup.reply } });
    expect(lines()?.dataset.waiting).toBe('true');
    expect(total('Estimated total')).toEqual(['— Not available']);
    await lookup.answer(estimated());
    expect(total('Estimated total')).toEqual(['$1,248.65']);
  });

  it('say that freight and tax couldn’t be calculated, and try again on request [1 §8 Estimate]', async () => {
    const { button, summary, total, lines } = await openTotals({
      cart: withZip(),
      replies: { [ESTIMATE]: [new Response('', { status: 404 }), estimated()] },
    });
    expect(summary()).toContain('We couldn’t calculate freight and tax.');
    expect(total('Estimated total')).toEqual(['$1,234.50', 'Before freight and tax.']);
    expect(await spoken()).toContain('We couldn’t calculate freight and tax.');
    await click(button('Try again'));
    await settle();
    expect(total('Estimated total')).toEqual(['$1,248.65']);
    expect(document.activeElement).toBe(lines());
  });
});
