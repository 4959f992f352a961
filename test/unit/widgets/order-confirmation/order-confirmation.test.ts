import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  confirmationReply,
  forgetShopper,
  GUEST,
  PROMO,
  quiet,
  READ,
  showOrder,
} from './confirmation-on-screen.ts';

beforeEach(forgetShopper);

const liveRegion = () => document.querySelector('body > .cb-hidden-text')?.textContent;

describe('an order’s confirmation', () => {
  it('thanks, shows the number, and says what comes next [2 §2 Confirmation]', async () => {
    const { text } = await showOrder();
    expect(text('h1')).toBe('Order Confirmation');
    expect(text()).toContain('Thank you, Dana!');
    expect(text()).toContain('Your confirmation number is W1001.');
    expect(text()).toContain('You will receive an email confirmation shortly.');
  });

  it('thanks in its own words if the server sends none [2 §2 Confirmation]', async () => {
    const { text } = await showOrder({ [READ]: confirmationReply({ ThanksMsg: '', confirmMsg: null }) });
    expect(text('.cb-confirmation__lead')).toBe(
      'Thank you for your order.Your confirmation number is W1001.',
    );
  });

  it('shows the server’s messages as text, whatever they contain [S1]', async () => {
    const { widget, text } = await showOrder({
      [READ]: confirmationReply({
        ThanksMsg: '<img src=x onerror=alert(1)>',
        specialInstruction: '<b>x</b>',
      }),
    });
    expect(text()).toContain('<img src=x onerror=alert(1)>');
    expect(widget.querySelector('img[src="x"], b')).toBeNull();
  });

  it('links to the shop, and to the account up to the first dot of its path [2 §2 Confirmation]', async () => {
    const { named } = await showOrder();
    expect(named('a', 'Continue Shopping').getAttribute('href')).toBe('/');
    expect(named('a', 'My Account').getAttribute('href')).toBe('http://shop.test/account/landing');
  });

  it('links guests to the login page [2 §6 Guest]', async () => {
    const { named } = await showOrder({}, GUEST);
    expect(named('a', 'My Account').getAttribute('href')).toBe('/account/login');
  });

  it('sums up number, date, promotion, coupon and every amount [2 §2 Order summary]', async () => {
    const { facts } = await showOrder();
    expect(facts().slice(0, 10)).toEqual([
      'Confirmation number: W1001',
      'Order date: 11/21/2026',
      'Promotion: Ten percent off',
      'Coupon: SPRING',
      'Subtotal: $100.00',
      'Discount: -$10.00You saved ten percent',
      'Freight & Handling: Regular freight $12.25 $8.50',
      'Tax: $6.75',
      'Total Retail: $131.00',
      'Total: $105.25',
    ]);
  });

  it('strikes through the non-contract freight [2 §2 Order summary]', async () => {
    const { widget } = await showOrder();
    expect(widget.querySelector('.cb-fact s')?.textContent).toBe('Regular freight $12.25');
  });

  it('says Exempt instead of the tax, and calculates nothing [2 §3 Confirmation, §9 Exempt]', async () => {
    const { facts } = await showOrder({ [READ]: confirmationReply({ tax: 'Exempt', total: '1.00' }) });
    expect(facts()).toContain('Tax: Exempt');
    expect(facts()).toContain('Total: $1.00');
  });

  it('has no line for a value that the server didn’t send [wire Scalars]', async () => {
    const { facts, widget } = await showOrder({ [READ]: { result: 'success', webOrderId: 'W1', total: 5 } });
    expect([...widget.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Order Summary',
    ]);
    expect(facts()).toEqual(['Confirmation number: W1', 'Total: $5.00']);
  });

  it.each([
    [
      'an individual, one title',
      1,
      { totalTitle: 'Order Total' },
      ['Total Retail: $131.00', 'Order Total: $105.25'],
    ],
    [
      'an organization, both titles',
      2,
      { totalTitle: 'Retail Total', totalContractTitle: 'Your Contract Total' },
      ['Retail Total: $131.00', 'Your Contract Total: $105.25'],
    ],
    ['a lower one', 2, { retailTotal: '99.00' }, ['Tax: $6.75', 'Total: $105.25']],
    ['equal totals', 2, { retailTotal: '105.25' }, ['Tax: $6.75', 'Total: $105.25']],
  ])('names the totals as the server does: %s [2 §3 Confirmation]', async (_, userType, rest, expected) => {
    const { facts } = await showOrder({ [READ]: confirmationReply(rest) }, { userType });
    const shown = facts();
    const last = shown.findIndex((fact) => fact.endsWith('$105.25'));
    expect(shown.slice(last - 1, last + 1)).toEqual(expected);
  });

  it('shows the payment, with only the last digits of a card [2 §2 Billing]', async () => {
    const { facts, text } = await showOrder({
      [READ]: confirmationReply({
        paymentAddressMap: {
          PaymentType: 'Credit Card',
          creditCardNumberForPaymentDetails: '4111-1111-1111-1234',
          expirationMonth: '4',
          expirationYear: '2031',
          cardPoRefNumber: 'REQ-88100',
          companyName: 'Riverbend District',
          city: 'Seattle',
          State: 'WA',
          postalCode: '98101',
        },
      }),
    });
    expect(facts()).toEqual(
      expect.arrayContaining([
        'Payment type: Credit Card',
        'Card number: **** **** **** 1234',
        'Expires: 04/2031',
        'Reference number: REQ-88100',
        'Billing address: Riverbend DistrictSeattle, WA 98101',
      ]),
    );
    expect(text()).not.toContain('4111');
  });

  it.each([1, 2, 3])(
    'has its sections below headings without a gap, and the same shipping for userType %i [2 §2 Confirmation, §2 Shipping]',
    async (userType) => {
      const { widget } = await showOrder({}, { userType });
      const headings = [...widget.querySelectorAll('h1, h2, h3, h4')];
      expect(headings.map(({ localName, textContent }) => `${localName} ${textContent}`)).toEqual([
        'h1 Order Confirmation',
        'h2 Order Summary',
        'h2 Billing Information',
        'h2 Shipping Information',
        'h2 Your Items',
        'h3 Living materials',
        'h3 Supplies and equipment',
        'h2 ADDITIONAL INSTRUCTIONS',
      ]);
    },
  );

  it('shows who receives it, where, and how to reach them [2 §2 Shipping]', async () => {
    const { facts } = await showOrder();
    expect(facts().slice(-3)).toEqual([
      'Recipient and address: Marguerite OkonkwoRiverbend High SchoolCurie Hall B-2042250 Harbor View DriveDock 2Seattle, WA 98101-2250',
      'Phone: 206-555-0155',
      'Email: receiving@riverbend.example',
    ]);
  });

  it('shows special instructions [2 §2 Special instructions]', async () => {
    const { text } = await showOrder();
    expect(text()).toContain('ADDITIONAL INSTRUCTIONSRing twice\nLeave with the office');
  });

  it('has no heading for instructions if there are none [2 §2 Special instructions]', async () => {
    const { text } = await showOrder({ [READ]: confirmationReply({ specialInstruction: '' }) });
    expect(text()).not.toContain('ADDITIONAL INSTRUCTIONS');
  });

  it('says after registering that the account was created, and shows the number [2 §4 Registration]', async () => {
    history.replaceState(null, '', '/checkout/confirm?create=true');
    const { text } = await showOrder();
    expect(text('.cb-notice')).toBe('Your account has been created.');
    await vi.waitFor(() =>
      expect(liveRegion()).toContain('Your account has been created. Your confirmation number is '),
    );
  });

  it('says so once: not again after a reload [2 §2 Told once]', async () => {
    history.replaceState(null, '', '/checkout/confirm?create=true');
    const first = await showOrder();
    await first.widget.unmount();
    const { widget } = await showOrder();
    expect(widget.textContent).not.toContain('Your account has been created.');
  });

  it('doesn’t say so to a guest who hasn’t created one in this tab, and offers to create one [2 §2 Told once]', async () => {
    history.replaceState(null, '', '/checkout/confirm?create=true');
    const { widget } = await showOrder({}, GUEST);
    expect(widget.textContent).not.toContain('Your account has been created.');
    expect(document.querySelectorAll('[data-cb-widget="register-form"]')).toHaveLength(1);
  });
});

describe('the confirmation’s promotion', () => {
  it('is shown below the order, after the thanks [2 §2 Promotion banner]', async () => {
    const { widget } = await showOrder({ [PROMO]: { result: 'success', targeterResult: 'Ten for nine' } });
    const parts = [...(widget.querySelector('.cb-confirmation')?.children ?? [])];
    const place = parts.findIndex(({ textContent }) => textContent === 'Ten for nine');
    const items = parts.findIndex(({ textContent }) => textContent?.includes('Your Items'));
    expect(items).toBeGreaterThan(0);
    expect(place).toBeGreaterThan(items);
  });

  it.each([
    ['<div data-cb-widget="promo-area" data-source="order-confirm"></div>', 0],
    ['<cb-promo-area data-source="order-confirm"></cb-promo-area>', 0],
    ['<div data-cb-widget="promo-area" data-source="cart-bottom"></div>', 1],
  ])(
    'is left to the page if it has one: %s [2 §2 Promotion banner, embedding Other widgets]',
    async (html, asked) => {
      document.body.insertAdjacentHTML('beforeend', html);
      const { requests } = await showOrder();
      expect(requests.filter(({ name }) => name === PROMO)).toHaveLength(asked);
    },
  );

  it('that can’t be read is left out, and the order is shown [2 §2 Promotion banner]', async () => {
    const console = quiet();
    const { text, widget } = await showOrder({ [PROMO]: new Response('', { status: 404 }) });
    expect(text()).toContain('Your confirmation number is W1001.');
    expect(widget.querySelector('.cb-confirmation__promo')).toBeNull();
    expect(console).toHaveBeenCalledOnce();
  });
});

describe('a guest’s register form', () => {
  const form = () => [...document.querySelectorAll<HTMLElement>('[data-cb-widget="register-form"]')];

  it('gets a place with the recipient’s address [2 §2 Register form, §5 Email]', async () => {
    await showOrder({}, GUEST);
    expect(form().map(({ dataset }) => dataset.email)).toEqual(['receiving@riverbend.example']);
    const [{ firstName, lastName } = {}] = form().map(({ dataset }) => dataset);
    expect([firstName, lastName]).toEqual(['Marguerite', 'Okonkwo']);
  });

  it('is the form’s own element on a page without the loader, which would mount it [embedding Other widgets]', async () => {
    quiet();
    const { registry } = await import('../../../../shared/page/registry.ts');
    registry().base = 'data:text/javascript,';
    const { widget } = await showOrder({}, GUEST);
    delete registry().base;
    expect(form()).toEqual([]);
    expect(widget.querySelector<HTMLElement>('cb-register-form')?.dataset.email).toBe(
      'receiving@riverbend.example',
    );
  });

  it('isn’t offered to shoppers who have an account [2 §6 Guest]', async () => {
    await showOrder();
    expect(form()).toEqual([]);
  });

  it('isn’t offered to shoppers who have just created one [2 §4 Registration]', async () => {
    history.replaceState(null, '', '/checkout/confirm?create=true');
    const { noteOutcome } = await import('../../../../shared/page/outcome.ts');
    noteOutcome('create');
    await showOrder({}, GUEST);
    expect(form()).toEqual([]);
  });

  it.each([
    ['<div data-cb-widget="register-form"></div>', 'receiving@riverbend.example'],
    ['<div data-cb-widget="register-form" data-email="own@example.com"></div>', 'own@example.com'],
  ])('stays in the page’s own place for it: %s [embedding Other widgets]', async (html, email) => {
    document.body.insertAdjacentHTML('beforeend', html);
    await showOrder({}, GUEST);
    expect(form().map(({ dataset }) => dataset.email)).toEqual([email]);
  });
});
