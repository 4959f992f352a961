import type { UserKind } from '../user-kinds.ts';
import type { Call } from './call.ts';

/** What pages of orders show besides them. */
export const AROUND_ORDERS: readonly Call[] = [
  {
    method: 'GET',
    path: 'order/complete-order-history-url',
    membersOnly: true,
    run: ({ session: { kind }, portal, vary }) => ({
      ordersPlusLink: `${portal}/orders`,
      linkMessage: 'View Complete Order History',
      accountFlag: vary.number(accountFlag(kind)),
    }),
  },
  {
    method: 'GET',
    path: 'order/order-confirm-promo-top',
    run: () => ({
      targeterResult:
        '<div class="promo-strip"><h2>Your order helps the next class</h2><p>Tell us how your lesson went and get ' +
        '<strong>10% off</strong> your next order of <a href="/catalogue/living-materials">living materials</a>.</p></div>',
    }),
  },
];

/** 2 for an organization, on the contract site the number of its accounts, nothing for everybody else. */
function accountFlag({ userType, siteType }: UserKind): number {
  if (userType !== 2) return 0;
  return siteType === 2 ? 14 : 2;
}
