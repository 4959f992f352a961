import { productOf } from '../catalogue/catalogue.ts';
import type { Cart } from './cart.ts';
import { toCents } from './line-price.ts';
import type { ZipZone } from './zip-zone.ts';

/** Freight by zone: dollars per order, and per pound. */
const GROUND = { 1: [7.95, 0.38], 2: [9.95, 0.62], 3: [12.95, 0.94], air: [38.5, 2.35] } as const;

const OVERNIGHT_SURCHARGE = 18.95;
const TRUCK_SURCHARGE = 95;
const HAZARDOUS_CHARGE = 37.5;

/** Returns the cost of freight and handling to a zone, with the delivery time as HTML. */
export function estimateFreight(cart: Cart, { zone, state }: ZipZone): { amount: number; message: string } {
  const products = cart.lines.map((line) => ({ ...line, product: productOf(line.itemNumber) }));
  const weight = products.reduce((sum, { product, quantity }) => sum + product.weight * quantity, 0);
  const [start, perPound] = GROUND[zone];
  const living = products.some(({ product }) => product.shipping === 'overnight');
  const truck = products.some(({ product }) => product.shipping === 'truck');
  const amount = toCents(
    start + perPound * weight + (living ? OVERNIGHT_SURCHARGE : 0) + (truck ? TRUCK_SURCHARGE : 0),
  );
  const days = { 1: '1–2 business days', 2: '2–4 business days', 3: '4–6 business days', air: '2nd Day Air' }[
    zone
  ];
  const parts = [`Ships to <strong>${state}</strong>: ${days}.`];
  if (living) parts.push('Living materials travel <em>overnight</em>, Monday to Thursday.');
  if (truck) parts.push('Large items come by truck; the carrier calls first.');
  return { amount, message: parts.join(' ') };
}

/** Returns the handling charge for hazardous goods, once per order, or undefined if the order has none. */
export function hazardousCharge(cart: Cart): { amount: number; message: string } | undefined {
  const count = cart.lines.filter((line) => productOf(line.itemNumber).hazardous).length;
  if (!count) return undefined;
  const items = count === 1 ? '1 item needs' : `${count} items need`;
  return { amount: HAZARDOUS_CHARGE, message: `${items} special packing as a hazardous material.` };
}
