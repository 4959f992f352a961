// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findProduct } from '../../../../../demo-pages/server/catalogue/catalogue.ts';
import type { Order } from '../../../../../demo-pages/server/orders/order.ts';
import { findAnyOrder, orderHistory } from '../../../../../demo-pages/server/orders/order-history.ts';
import { findUserKind, USER_KINDS, type UserKind } from '../../../../../demo-pages/server/user-kinds.ts';

const as = (key: string): UserKind => findUserKind(key) as UserKind;
const many = orderHistory(as('organization'), 500);
const customers = USER_KINDS.filter(({ guest, staff }) => !guest && !staff);

describe('the orders of an account', () => {
  it.each([0, 1, 12, 13, 500])(
    'are as many as requested: %i, always the same ones [2 §9 Order history]',
    (count) => {
      expect(orderHistory(as('individual'), count)).toHaveLength(count);
      expect(orderHistory(as('individual'), count)).toEqual(orderHistory(as('individual'), count));
    },
  );

  it('have their own ids and numbers, in every account [2 §3 Order history]', () => {
    const all = customers.flatMap((kind) => orderHistory(kind, 500));
    expect(new Set(all.map(({ id }) => id)).size).toBe(customers.length * 500);
    expect(new Set(all.map(({ webOrderId }) => webOrderId)).size).toBe(customers.length * 500);
    expect(all.every(({ id }) => /^o99\d{6}$/.test(id))).toBe(true);
  });

  it('come newest first, with accounting numbers that JavaScript numbers can’t represent [wire Long numbers]', () => {
    const days = many.map(({ createdOn }) => createdOn.getTime());
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    const numbers = many.flatMap(({ jdeOrderNumber }) => jdeOrderNumber ?? []);
    expect(numbers).toEqual(numbers.toSorted().reverse());
    for (const number of numbers) expect(String(Number(number))).not.toBe(number);
  });

  it('have every state among the newest 13 [2 §4 Order state]', () => {
    expect([...new Set(many.slice(0, 13).map(({ state }) => state))].sort()).toEqual([
      'INCOMPLETE',
      'NO_PENDING_ACTION',
      'PENDING_APPROVAL',
      'PENDING_MERCHANT_ACTION',
      'PROCESSING',
      'REMOVED',
      'REQUIRES_JDE_SYNC',
      'SUBMITTED',
    ]);
    const incomplete = many.find(({ state }) => state === 'INCOMPLETE');
    expect([incomplete?.submittedOn, incomplete?.jdeOrderNumber]).toEqual([undefined, undefined]);
  });

  it('have a line of every group in the newest one [2 §3 Order]', () => {
    expect([...new Set(many[0]?.lines.map(({ group }) => group))].sort()).toEqual([
      'SoftGoodDisplayItems',
      'backOrderLivingMaterialItems',
      'dropShipItems',
      'groundOnlyItems',
      'livingMaterialItems',
      'nonLiveMaterialItems',
      'rtsProductsItems',
      'softGoodsItems',
      'specialLivingMaterialItems',
    ]);
  });

  it('contain items that are no longer available, one of which isn’t in the catalogue [2 §4 Reorder]', () => {
    const gone = (order: Order) => order.lines.filter((line) => !sold(line.itemNumber));
    expect(many.some((order) => gone(order).length && gone(order).length < order.lines.length)).toBe(true);
    const lost = many.find((order) => gone(order).length === order.lines.length);
    expect(lost?.lines.some(({ itemNumber }) => !findProduct(itemNumber))).toBe(true);
    expect(lost?.charges.goods).toBe(sum(lost?.lines.map(({ total = 0 }) => total) ?? []));
  });

  it('have instructions, one as long as a shopper may write them, and one with an addition by customer service [2 §5 Instructions]', () => {
    const lengths = many.map(({ instruction = '' }) => instruction.length);
    expect(lengths).toContain(120);
    expect(lengths.filter((length) => length > 120)).toHaveLength(1);
  });

  it('are temporary only for organizations, one with and one without its organization [2 §4 Order state]', () => {
    const temporary = many.filter(({ isTempB2i }) => isTempB2i);
    expect(temporary.map(({ organizationId }) => organizationId)).toEqual([expect.any(String), undefined]);
    expect(orderHistory(as('individual'), 13).some(({ isTempB2i }) => isTempB2i)).toBe(false);
  });

  it('have tax and promotions for individuals, and exemption and freight for contracts [2 §3 Order]', () => {
    const individual = orderHistory(as('individual'), 13);
    expect(individual.filter(({ charges }) => charges.discount).length).toBeGreaterThan(1);
    for (const { charges } of individual) {
      const discount = charges.discount?.amount ?? 0;
      expect(charges.total).toBeCloseTo(charges.goods - discount + charges.freight + Number(charges.tax), 2);
    }
    for (const { charges } of many) {
      expect(charges.tax).toBe('Exempt');
      expect(charges.retailTotal).toBeGreaterThan(charges.total);
    }
  });

  it('belong to the customers whom staff look after, and can be found by their ids [2 §6 Staff]', () => {
    const seen = orderHistory(as('csr'));
    expect(new Set(seen.map(({ profileId }) => profileId)).size).toBe(4);
    for (const order of seen) expect(findAnyOrder(order.id)).toEqual(order);
    for (const id of ['o99660500', 'o99661000', 'o99661501', 'o1', 'x', 'o99999999'])
      expect(findAnyOrder(id)).toBeUndefined();
  });
});

function sold(itemNumber: string): boolean {
  const product = findProduct(itemNumber);
  return Boolean(product && !product.discontinued);
}

function sum(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;
}
