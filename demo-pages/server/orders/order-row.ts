import type { Variation } from '../wire/variation.ts';
import type { Order } from './order.ts';

/** Gives `OrderRow` of the wire contract. */
export function orderRow(order: Order, vary: Variation): object {
  return {
    orderId: order.id,
    profileId: order.profileId,
    webOrderId: order.webOrderId,
    jdeOrderNumber: vary.text(order.jdeOrderNumber),
    createdDate: vary.date(order.createdOn),
    submittedDate: vary.date(order.submittedOn),
    total: vary.money(order.charges.total),
    status: order.status,
    quantity: vary.number(countPieces(order)),
  };
}

function countPieces({ lines }: Order): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
