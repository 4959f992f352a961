import { CATALOGUE } from '../catalogue/catalogue.ts';
import { hash } from '../wire/variation.ts';
import type { OrderState } from './order.ts';

/** The plan from which an order is created: its items and its status. */
export interface OrderPlan {
  state: OrderState;
  status: string;
  rows: readonly (readonly [itemNumber: string, quantity: number])[];
  promotion?: string;
  instruction?: string;
  /** For organizations: a temporary order, with or without the organization it belongs to. */
  temporary?: 'with-organization' | 'without-organization';
  /** True if it has an item that is no longer in the catalogue. */
  hasForgottenItem?: boolean;
}

/** An instruction of the maximum length, 120 characters. */
const LONGEST_INSTRUCTION =
  'Deliver living materials to Room B-204 before 2 p.m.; call the stockroom at x4471 first or leave at Dock 3 w/ Mr. O’Dell';

/** Longer than a shopper can enter: customer service has added to it. */
const ADDED_TO =
  'Please ship everything together. Added by phone: the loading dock is closed on Fridays, so nothing may arrive there from Thursday noon on. Ask for Ms. Reyes.';

/** A line of every group of items. */
const EVERY_GROUP: OrderPlan['rows'] = [
  ['142304', 2],
  ['821850', 3],
  ['143522', 24],
  ['172030', 6],
  ['591280', 1],
  ['867890', 4],
  ['451030', 30],
  ['575640', 1],
  ['840628', 2],
  ['721002', 12],
  ['706349', 5],
];

const MANY_LINES = 40;

const ORDERABLE = CATALOGUE.filter((product) => !product.discontinued && !product.priceOnRequest);

/** The newest orders of every account, the newest first: one of each kind. */
const NEWEST: readonly OrderPlan[] = [
  { state: 'SUBMITTED', status: 'Submitted', rows: EVERY_GROUP },
  {
    state: 'REQUIRES_JDE_SYNC',
    status: 'Being Processed',
    rows: [
      ['721260', 2],
      ['646704', 30],
      ['705500', 4],
    ],
    promotion: 'SCIENCE10',
    instruction: ADDED_TO,
  },
  {
    state: 'PROCESSING',
    status: 'Partially Shipped',
    rows: [
      ['228770', 12],
      ['GL0100', 4],
      ['621110', 15],
      ['228402', 1],
    ],
  },
  {
    state: 'PENDING_APPROVAL',
    status: 'Pending Approval',
    rows: [
      ['591234', 8],
      ['632800', 2],
    ],
    temporary: 'with-organization',
  },
  {
    state: 'PENDING_MERCHANT_ACTION',
    status: 'Pending Customer Service',
    rows: [
      ['144166', 5],
      ['132986', 3],
    ],
    temporary: 'without-organization',
  },
  { state: 'INCOMPLETE', status: 'Incomplete', rows: [['755220', 2]] },
  {
    state: 'NO_PENDING_ACTION',
    status: 'Shipped',
    rows: [
      ['KT2207', 2],
      ['BK0042', 30],
    ],
    hasForgottenItem: true,
  },
  {
    state: 'NO_PENDING_ACTION',
    status: 'Delivered',
    rows: [
      ['131306', 1],
      ['131839', 2],
    ],
    promotion: 'LIVING5',
  },
  {
    state: 'PROCESSING',
    status: 'Back Ordered',
    rows: [
      ['726688', 10],
      ['172030', 4],
    ],
  },
  { state: 'REMOVED', status: 'Cancelled', rows: [['702230', 1]] },
  { state: 'NO_PENDING_ACTION', status: 'Delivered', rows: manyRows() },
  {
    state: 'NO_PENDING_ACTION',
    status: 'Delivered',
    rows: [
      ['181910', 1],
      ['GEO900', 1],
    ],
    instruction: LONGEST_INSTRUCTION,
  },
  { state: 'NO_PENDING_ACTION', status: 'Delivered', rows: [['633031', 999]], promotion: 'BIGLAB' },
];

/** Returns the plan of the nth newest order of an account. It is the same every time. */
export function orderPlan(account: string, nth: number): OrderPlan {
  return NEWEST[nth] ?? olderPlan(`${account} ${nth}`);
}

/** Older orders are complete. */
function olderPlan(seed: string): OrderPlan {
  const isCancelled = hash(`${seed} end`) % 15 === 0;
  const count = 1 + (hash(`${seed} lines`) % 6);
  const start = hash(`${seed} start`);
  const rows = Array.from({ length: count }, (_, index) => {
    const product = ORDERABLE[(start + index * 7) % ORDERABLE.length] as (typeof ORDERABLE)[number];
    const quantity = 1 + (hash(`${seed} ${index}`) % 12);
    return [product.itemNumber, Math.min(quantity, product.maximum ?? quantity)] as const;
  });
  return isCancelled
    ? { state: 'REMOVED', status: 'Cancelled', rows }
    : { state: 'NO_PENDING_ACTION', status: 'Delivered', rows };
}

function manyRows(): OrderPlan['rows'] {
  return ORDERABLE.slice(0, MANY_LINES).map(
    ({ itemNumber }, index) => [itemNumber, (index % 3) + 1] as const,
  );
}
