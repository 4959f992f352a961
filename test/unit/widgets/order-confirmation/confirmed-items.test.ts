import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  confirmationReply,
  forgetShopper,
  GUEST,
  quiet,
  READ,
  rows,
  showOrder,
} from './confirmation-on-screen.ts';

beforeEach(forgetShopper);

describe('a confirmed order’s items', () => {
  it('are grouped by how they ship, with everything that the server sends [2 §2 Confirmed items]', async () => {
    const { widget } = await showOrder();
    expect(rows(widget, 'Living materials')).toEqual([
      ['Grass FrogItem #146610', 'OvernightArrives 11/24/2026 to 11/25/2026', '$4.00', '3', '$12.00'],
    ]);
    expect(rows(widget, 'Supplies and equipment')).toEqual([
      [
        'BeakerItem #721002Two of them follow in December',
        'GroundDelivery 11/30/2026',
        '$5.50',
        '16',
        '$88.00',
      ],
    ]);
    expect(widget.querySelectorAll('table')).toHaveLength(2);
    expect(widget.querySelector('tbody img')?.getAttribute('src')).toBe('http://shop.test/images/frog.jpg');
  });

  it.each([
    ['specialLivingMaterialItems', 'Living materials prepared for you'],
    ['livingMaterialItems', 'Living materials'],
    ['backOrderLivingMaterialItems', 'Living materials on back order'],
    ['nonLivingCategoryItems', 'Supplies and equipment'],
    ['rtsProductItems', 'Made to order'],
    ['groundOnlyItems', 'Ships by ground only'],
    ['dropShipItems', 'Ships from the manufacturer'],
    ['softGoodsItems', 'Books and digital products'],
  ])('of %s come below "%s" [2 §3 Confirmed items]', async (group, caption) => {
    const kind = group.charAt(0).toUpperCase() + group.slice(1, -'Items'.length);
    const { widget } = await showOrder({
      [READ]: confirmationReply({
        livingMaterialItems: null,
        nonLivingCategoryItems: null,
        [group]: [{ [`itemNumber${kind}`]: '7', [`arrivalStartDate${kind}`]: '2026-12-01' }],
      }),
    });
    expect(rows(widget, caption)).toEqual([['Item #7', 'Arrives 12/01/2026', '', '', '']]);
  });

  it('have a contract price and a struck retail price for userType 2 [2 §2 Contract price, §1 Contract prices]', async () => {
    const { widget } = await showOrder({}, { userType: 2 });
    expect(rows(widget, 'Living materials')[0]?.[2]).toBe('Retail price $5.00$4.00Your Contract Price');
    expect(widget.querySelector('tbody s')?.textContent).toBe('Retail price $5.00');
    expect(rows(widget, 'Supplies and equipment')[0]?.[2]).toBe('$5.50Your Contract Price');
  });

  it.each([1, 3])(
    'have one price for userType %i, even on the contract site [2 §2 Contract price, §9 Contract prices]',
    async (userType) => {
      const { widget } = await showOrder({}, { userType, siteType: 2 });
      expect(rows(widget, 'Living materials')[0]?.[2]).toBe('$4.00');
    },
  );

  it('call a price a contract price only if it is one [2 §2 Contract price]', async () => {
    const { widget } = await showOrder(
      {
        [READ]: confirmationReply({
          nonLivingCategoryItems: [{ itemNumber: '1', basePrice: 3, amountTotal: 6 }],
        }),
      },
      { userType: 2 },
    );
    expect(rows(widget, 'Supplies and equipment')).toEqual([['Item #1', '', '$3.00', '', '$6.00']]);
  });

  it('link to their products if the server sends the addresses [2 §2 Item links, S4]', async () => {
    const { widget, named } = await showOrder({
      [READ]: confirmationReply({
        order_Items: [
          { productId: '146610', url: '/product/146610', imgStr: '/other.jpg' },
          { productId: '721002', url: 'javascript:alert(1)', imgStr: '/images/beaker.jpg' },
        ],
      }),
    });
    expect(named('a', 'Grass Frog').getAttribute('href')).toBe('http://shop.test/product/146610');
    expect(named('a', 'Beaker')).toBeUndefined();
    const pictures = [...widget.querySelectorAll('tbody img')].map((image) => image.getAttribute('src'));
    expect(pictures).toEqual([
      expect.stringContaining('/images/frog.jpg'),
      expect.stringContaining('/images/beaker.jpg'),
    ]);
  });

  it('link to their manuals and videos [2 §2 Way to resources]', async () => {
    const { named } = await showOrder();
    expect(named('a', 'Resources for this order').getAttribute('href')).toBe(
      'http://shop.test/order/resources?orderId=o42&productIds=146610,721002',
    );
  });

  it('that ship later say so, and only those that aren’t alive [2 §3 Confirmation]', async () => {
    const { widget } = await showOrder({
      [READ]: confirmationReply({ shippingPreferenceForNonLiving: 'ship-Later' }),
    });
    const groups = [...widget.querySelectorAll('.cb-order-group')].map(
      (group) => group.querySelector('.cb-notice')?.textContent,
    );
    expect(groups).toEqual([undefined, 'You chose to have these items shipped later.']);
  });

  it('that ship now don’t mention it [2 §3 Confirmation]', async () => {
    const { widget } = await showOrder();
    expect(widget.querySelector('.cb-notice')).toBeNull();
  });

  it.each([
    [1, 'We couldn’t show one of your items. It’s still part of your order.'],
    [2, 'We couldn’t show 2 of your items. They’re still part of your order.'],
  ])('that can’t be read are counted: %i [wire Bad rows]', async (count, told) => {
    quiet();
    const items = [{ itemNumber: '1' }, ...Array.from({ length: count }, () => ({ quantity: 1 }))];
    const { widget, text } = await showOrder({ [READ]: confirmationReply({ dropShipItems: items }) });
    expect(text('.cb-notice')).toBe(told);
    expect(rows(widget, 'Ships from the manufacturer')).toHaveLength(1);
  });
});

describe('a shopper who sees no prices', () => {
  it('sees the whole order without an amount [1 §6 Prices]', async () => {
    const { text, facts, widget } = await showOrder({}, { hidePrice: 'true', userType: 2 });
    expect(text()).not.toMatch(/\$|price|total/i);
    expect(facts()).toContain('Coupon: SPRING');
    expect(rows(widget, 'Living materials')).toEqual([
      ['Grass FrogItem #146610', 'OvernightArrives 11/24/2026 to 11/25/2026', '3'],
    ]);
  });
});

describe('a placed order’s items', () => {
  it('are stored for quick order’s suggestions, with name and quantity [sheet Suggestions]', async () => {
    await showOrder({}, { transient: false });
    await vi.waitFor(() => expect(sessionStorage.getItem('cb-seen-items')).not.toBeNull());
    expect(JSON.parse(sessionStorage.getItem('cb-seen-items') ?? '')).toEqual({
      owner: '1',
      items: [
        { itemNumber: '146610', name: 'Grass Frog', quantity: 3 },
        { itemNumber: '721002', name: 'Beaker', quantity: 16 },
      ],
    });
  });

  it('aren’t stored for a guest [sheet Suggestions, S13]', async () => {
    await showOrder({}, GUEST);
    await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
    expect(sessionStorage.getItem('cb-seen-items')).toBeNull();
  });
});
