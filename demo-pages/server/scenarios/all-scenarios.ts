import { ACCOUNT } from './account.ts';
import { CART_CHARGES } from './cart-charges.ts';
import { CART_PAGE } from './cart-page.ts';
import { CART_WIDGETS } from './cart-widgets.ts';
import { CONFIRMATIONS } from './confirmations.ts';
import { FRAME } from './frame.ts';
import { FRIENDS_LISTS } from './friends.ts';
import { LISTS } from './lists.ts';
import { ORDERS } from './orders.ts';
import { OTHER_SERVERS } from './other-servers.ts';
import { QUICK_ORDER } from './quick-order.ts';
import type { Scenario } from './scenario.ts';

/** Every state of every widget, for the gallery, the page tests and the pictures. */
export const ALL_SCENARIOS: readonly Scenario[] = [
  ...CART_PAGE,
  ...CART_CHARGES,
  ...CART_WIDGETS,
  ...QUICK_ORDER,
  ...ORDERS,
  ...CONFIRMATIONS,
  ...LISTS,
  ...FRIENDS_LISTS,
  ...ACCOUNT,
  ...FRAME,
  ...OTHER_SERVERS,
];

/** Returns the scenario with this id, or undefined if there is none. */
export function findScenario(id: string): Scenario | undefined {
  return ALL_SCENARIOS.find((scenario) => scenario.id === id);
}
