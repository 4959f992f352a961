import { describe, expect, it } from 'vitest';
import { itemGroups, toItemGroups } from '../../../../../shared/api/orders/order-items.ts';
import { fields, readPayload } from '../../../../../shared/api/transport/fields.ts';
import { fc } from '../../../support/generated.ts';
import { listenToConsole } from '../../../support/replies.ts';

const NAMES = ['livingMaterialItems', 'nonLivingCategoryItems', 'SoftGoodDisplayItems'] as const;
const Groups = fields(itemGroups(NAMES));

function read(payload: unknown) {
  return toItemGroups(NAMES, readPayload('order', Groups, payload));
}

describe('an order’s items', () => {
  it('are read under their plain names [2 §3 Order]', () => {
    const row = {
      itemNumber: 351210,
      productDesc: 'Beaker',
      quantity: '2',
      price: '$1,234.50',
      itemTotal: '2469.00',
      deliveryDate: '2026-03-01',
      shippingMethod: 'Ground',
    };
    expect(read({ SoftGoodDisplayItems: [row] }).groups.SoftGoodDisplayItems).toEqual([
      {
        key: 'SoftGoodDisplayItems-0',
        itemNumber: '351210',
        description: 'Beaker',
        quantity: 2,
        price: 1234.5,
        itemTotal: 2469,
        deliveryDate: '2026-03-01',
        shippingMethod: 'Ground',
      },
    ]);
  });

  it.each([
    ['livingMaterialItems', 'LivingMaterial'],
    ['nonLivingCategoryItems', 'NonLivingCategory'],
    ['SoftGoodDisplayItems', 'SoftGoodDisplay'],
  ] as const)('of the group %s are read under names that end in %s [2 §3 Confirmed items]', (group, kind) => {
    const row = {
      [`imagePath${kind}`]: '/images/frog.jpg',
      [`description${kind}`]: 'Frog',
      [`itemNumber${kind}`]: '146610',
      [`shippingMethod${kind}`]: 'Overnight',
      [`quantity${kind}`]: 3,
      [`arrivalStartDate${kind}`]: { time: 1772323200000 },
      [`arrivalEndDate${kind}`]: 1772409600000,
      [`deliveryDate${kind}`]: '03/01/2026',
      [`backOrderText${kind}`]: 'On back order',
      yourPrice: '4.00',
      basePrice: '5.00',
      itemTotal: '12.00',
      amountTotal: '15.00',
    };
    expect(read({ [group]: [row] }).groups[group]).toEqual([
      {
        key: `${group}-0`,
        itemNumber: '146610',
        description: 'Frog',
        quantity: 3,
        imageUrl: '/images/frog.jpg',
        shippingMethod: 'Overnight',
        arrivalStart: '1772323200000',
        arrivalEnd: '1772409600000',
        deliveryDate: '03/01/2026',
        backOrderText: 'On back order',
        yourPrice: 4,
        basePrice: 5,
        itemTotal: 12,
        amountTotal: 15,
        living: group === 'livingMaterialItems' || undefined,
      },
    ]);
  });

  it('have one key each, even if the order has a number twice [2 §3 Confirmed items]', () => {
    const row = { itemNumber: '1' };
    const { groups } = read({ livingMaterialItems: [row, row], SoftGoodDisplayItems: [row] });
    const keys = Object.values(groups).flatMap((items) => items.map(({ key }) => key));
    expect(new Set(keys).size).toBe(3);
  });

  it('without a number are left out and counted, the others stay [wire Bad rows]', () => {
    const console = listenToConsole();
    const { groups, unreadableItems } = read({
      livingMaterialItems: [{ itemNumber: '1' }, { productDesc: 'Frog' }, null, 'x'],
      nonLivingCategoryItems: [{ itemNumber: null }],
    });
    expect(groups.livingMaterialItems).toHaveLength(1);
    expect(unreadableItems).toBe(4);
    expect(console()[0]).toContain('livingMaterialItems.1');
  });

  it('of a group that isn’t a list are read if possible, and no other group is lost', () => {
    listenToConsole();
    const one = { itemNumber: '1' };
    const { groups, unreadableItems } = read({
      livingMaterialItems: one,
      nonLivingCategoryItems: 'none',
      SoftGoodDisplayItems: [one],
    });
    expect(groups.livingMaterialItems).toHaveLength(1);
    expect(groups.SoftGoodDisplayItems).toHaveLength(1);
    expect(unreadableItems).toBe(1);
  });

  it('of an empty group are none, whatever represents it [wire Envelope]', () => {
    const one = { itemNumber: '1' };
    for (const empty of [null, '', {}, [], '[]', '{}']) {
      const { groups, unreadableItems } = read({ livingMaterialItems: empty, SoftGoodDisplayItems: [one] });
      expect([groups.livingMaterialItems.length, unreadableItems]).toEqual([0, 0]);
      expect(groups.SoftGoodDisplayItems).toHaveLength(1);
    }
  });

  it('of a group that comes as JSON text are read [wire Envelope]', () => {
    const { groups } = read({ livingMaterialItems: JSON.stringify([{ itemNumber: '1' }]) });
    expect(groups.livingMaterialItems).toHaveLength(1);
  });

  it('are none if the order has no groups [2 §3 Confirmed items]', () => {
    expect(toItemGroups(NAMES, undefined)).toEqual({
      groups: { livingMaterialItems: [], nonLivingCategoryItems: [], SoftGoodDisplayItems: [] },
      unreadableItems: 0,
    });
    expect(read({ livingMaterialItems: null }).unreadableItems).toBe(0);
  });

  it('from any rows are complete or counted [wire Bad rows]', () => {
    listenToConsole();
    const row = fc.dictionary(
      fc.constantFrom(
        'itemNumber',
        'itemNumberLivingMaterial',
        'quantity',
        'price',
        'deliveryDate',
        '__proto__',
      ),
      fc.oneof(fc.constantFrom('7', 12, null, '', '$1.00'), fc.anything()),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(row, fc.anything())), (rows) => {
        const { groups, unreadableItems } = read({ livingMaterialItems: rows });
        expect(groups.livingMaterialItems.length + unreadableItems).toBe(rows.length);
        for (const { itemNumber, quantity = 0, price = 0 } of groups.livingMaterialItems) {
          expect(itemNumber).toBeTruthy();
          expect(Number.isSafeInteger(quantity) && Number.isFinite(price)).toBe(true);
        }
      }),
    );
  });
});
