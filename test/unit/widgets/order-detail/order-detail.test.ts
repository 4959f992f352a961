import { describe, expect, it } from 'vitest';
import { orderItem, orderReply } from '../../support/order-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { MEMBER, openOrder, texts } from './order-on-screen.ts';

keepTestsApart({ quiet: true });

/** The rows of a section, cell by cell. */
function rowsOf(section: Element | null): string[][] {
  return [...(section?.querySelectorAll('tbody tr') ?? [])].map((row) => texts(row.children));
}

const ALL_GROUPS = {
  dropShipItems: [orderItem(1)],
  backOrderLivingMaterialItems: [orderItem(2)],
  groundOnlyItems: [orderItem(3)],
  softGoodsItems: [orderItem(4)],
  rtsProductsItems: [orderItem(5)],
  SoftGoodDisplayItems: [orderItem(6)],
  livingMaterialItems: [orderItem(7)],
  specialLivingMaterialItems: [orderItem(8)],
  nonLiveMaterialItems: [orderItem(9)],
};

describe('an order’s page', () => {
  it('has the number as its heading, which links to the order [2 §2 Order heading]', async () => {
    const { heading } = await openOrder();
    expect(heading().textContent).toBe('Order #W66401500');
    expect(heading().querySelector('a')?.getAttribute('href')).toBe(
      '/account/order-detail?orderId=o1&userId=220022',
    );
  });

  it('has a heading without a link if there is no number [2 §2 Order heading]', async () => {
    const { heading } = await openOrder({ order: orderReply({ webOrderId: null }) });
    expect(heading().textContent).toBe('Order Detail');
    expect(heading().querySelector('a')).toBeNull();
  });

  it('is below the account and the order history [2 §2 Order heading]', async () => {
    const { page } = await openOrder();
    const links = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/account/landing', '/account/order']);
  });

  it('has no link to an order history that its visitor doesn’t have [2 §6 International]', async () => {
    const { link } = await openOrder({ profile: { ...MEMBER, userType: 3 } });
    expect(link('Order History')).toBeUndefined();
  });

  it('shows the payment, with only the last digits of the card [2 §2 Order blocks]', async () => {
    const billingDetails = { ...orderReply().billingDetails, creditCardNumber: '4111111111114242' };
    const { block } = await openOrder({ order: orderReply({ billingDetails }) });
    expect(texts(block('Payment')?.querySelectorAll('dl > div') ?? [])).toEqual([
      'Payment typeCredit Card',
      'Card numberVisa **** **** **** 4242',
      'Expires03/2029',
    ]);
  });

  it('shows a purchase order’s numbers [2 §3 Order]', async () => {
    const billingDetails = { PaymentType: 'Purchase Order', PONumber: 'PO-77', cardPoRefNumber: 'R-12' };
    const { block } = await openOrder({ order: orderReply({ billingDetails }) });
    expect(texts(block('Payment')?.querySelectorAll('dl > div') ?? [])).toEqual([
      'Payment typePurchase Order',
      'PO numberPO-77',
      'Reference numberR-12',
    ]);
  });

  it('shows the billing address, line by line, with its phone [2 §2 Order blocks]', async () => {
    const { block } = await openOrder();
    expect(texts(block('Billing Address')?.querySelectorAll('address > span') ?? [])).toEqual([
      'Dana Whitlock',
      'Fern High School',
      '418 Sycamore Lane',
      'Apt 3B',
      'Burlington, NC 27215',
    ]);
    expect(block('Billing Address')?.textContent).toContain('Phone336-555-0117');
  });

  it('shows the shipping: name, address, building, department, room, email, phone [2 §2 Order blocks]', async () => {
    const { block } = await openOrder();
    const shipping = block('Shipping');
    expect(texts(shipping?.querySelectorAll('address > span') ?? [])).toEqual([
      'Sam Okafor',
      'Fern High School',
      'Dock 3',
      '2250 Harbor View Drive',
      'Seattle, WA 98101',
    ]);
    expect(texts(shipping?.querySelectorAll('dl > div') ?? [])).toEqual([
      'BuildingCurie Hall',
      'DepartmentLife Sciences',
      'RoomB-204',
      'Emailsam@example.com',
      'Phone206-555-0155',
    ]);
  });

  it.each([
    ['Shipping', 1, false],
    ['Shipping & Recipient', 2, true],
    ['Shipping', 3, false],
  ])(
    "has the shipping heading '%s' for userType %s [2 §1 Shipping heading, 1 §1 Shipping heading]",
    async (name, userType, hasRecipient) => {
      const { block } = await openOrder({ order: orderReply({ userType }) });
      expect(block(name)?.textContent?.includes('RecipientSam Okafor')).toBe(hasRecipient);
      expect(block(name)?.textContent?.match(/Sam Okafor/g)).toHaveLength(1);
    },
  );

  it('uses the visitor’s shipping heading if the order has no user type [2 §1 Shipping heading]', async () => {
    const order = orderReply({ userType: null });
    const { block } = await openOrder({ order, profile: { ...MEMBER, userType: 2 } });
    expect(block('Shipping & Recipient')).not.toBeNull();
  });

  it('names a building once, even if the address has it too [2 §3 Order]', async () => {
    const shippingDetails = { ...orderReply().shippingDetails, location: 'Curie Hall' };
    const { block } = await openOrder({ order: orderReply({ shippingDetails }) });
    expect(block('Shipping')?.textContent?.match(/Curie Hall/g)).toHaveLength(1);
  });

  it('has the items of all nine groups in three sections [2 §2 Order sections]', async () => {
    const { block } = await openOrder({ order: orderReply({ productDetails: ALL_GROUPS }) });
    const numbers = (name: string) => rowsOf(block(name)).map(([, number]) => number?.slice(-1));
    expect(numbers('Special Items')).toEqual(['8', '1']);
    expect(numbers('Living & Perishable Items')).toEqual(['7', '2']);
    expect(numbers('In-Stock Items (non-Live & Perishable)')).toEqual(['9', '3', '4', '6', '5']);
  });

  it('has six columns in each section, and dates as MM/DD/YYYY [2 §2 Order sections, §2 Dates]', async () => {
    const { block } = await openOrder();
    const section = block('In-Stock Items (non-Live & Perishable)');
    expect(texts(section?.querySelectorAll('thead th') ?? [])).toEqual([
      'Delivery Date',
      'Item #',
      'Product',
      'Qty',
      'Your Price',
      'Item Total',
    ]);
    expect(rowsOf(section)).toEqual([
      ['03/01/2026', '351211', 'Beaker 1Shipping method: Ground', '3', '$2.50', '$7.50'],
    ]);
  });

  it('leaves out a section without items [2 §2 Order sections]', async () => {
    const { block } = await openOrder();
    expect([block('Special Items'), block('Living & Perishable Items')]).toEqual([null, null]);
  });

  it('says how many items couldn’t be shown, and shows the others [reliability Partial replies]', async () => {
    const productDetails = { softGoodsItems: [orderItem(1), {}, null] };
    const { text, block } = await openOrder({ order: orderReply({ productDetails }) });
    expect(text()).toContain('We couldn’t show 2 items in this order.');
    expect(rowsOf(block('In-Stock Items (non-Live & Perishable)'))).toHaveLength(1);
  });

  it('says that the order has no items, and then can’t be reordered [2 §2 Order sections]', async () => {
    const { text, button } = await openOrder({ order: orderReply({ productDetails: {} }) });
    expect(text()).toContain('There are no items to show in this order.');
    expect(button('Reorder').getAttribute('aria-disabled')).toBe('true');
  });

  it('shows the server’s totals: items, freight, tax, discount, total [2 §2 Order totals]', async () => {
    const order = orderReply({ discountAmount: '1.50', promotionDescription: '10 % off' });
    const { block } = await openOrder({ order });
    expect(texts(block('Order totals')?.querySelectorAll('dl > div') ?? [])).toEqual([
      'Items$7.50',
      'Freight & Handling$9.95',
      'Tax$0.61',
      '10 % off-$1.50',
      'Total$18.06',
    ]);
  });

  it.each<[string, object, string | undefined]>([
    ['a discount without words', { discountAmount: '-1.50' }, 'Promotion discount-$1.50'],
    ['words without an amount', { promotionDescription: 'Free gift' }, 'Free gift'],
    ['neither', {}, undefined],
    ['a discount of nothing', { discountAmount: '0.00' }, undefined],
  ])('has a promotion line only if there is one: %s [2 §2 Order totals]', async (_, rest, line) => {
    const { block } = await openOrder({ order: orderReply(rest) });
    const lines = texts(block('Order totals')?.querySelectorAll('dl > div') ?? []);
    expect(lines.slice(3, -1)).toEqual(line ? [line] : []);
  });

  it('may be exempt from tax, in the server’s word [2 §3 Order]', async () => {
    const { block } = await openOrder({ order: orderReply({ tax: 'Exempt' }) });
    expect(block('Order totals')?.textContent).toContain('TaxExempt');
  });

  it('shows no price if prices are hidden [2 §6 Prices]', async () => {
    const { page, text, block } = await openOrder({ profile: { ...MEMBER, hidePrice: 'true' } });
    expect(page.innerHTML).not.toMatch(/\$\d|18\.06/);
    expect(text()).toContain('Prices aren’t shown for your account.');
    expect(rowsOf(block('In-Stock Items (non-Live & Perishable)'))[0]).toHaveLength(4);
  });

  it('has a read-only box of instructions, and shows them whole [2 §2 Instructions, §5 Instructions]', async () => {
    const { block } = await openOrder({ order: orderReply({ specialInstruction: 'x'.repeat(150) }) });
    const box = block('Additional Instructions');
    expect(box?.querySelector('p')?.textContent).toBe('x'.repeat(150));
    expect(box?.querySelector('input, textarea')).toBeNull();
  });

  it('shows the server’s markup only as text [S1]', async () => {
    const order = orderReply({
      specialInstruction: '<img src=x onerror=alert(1)>',
      productDetails: { softGoodsItems: [orderItem(1, { productDesc: '<b>Frog</b>' })] },
    });
    const { page, text } = await openOrder({ order });
    expect(page.querySelector('img, b')).toBeNull();
    expect(text()).toContain('<b>Frog</b>');
  });
});
