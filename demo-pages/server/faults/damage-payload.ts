import { type FaultSwitches, faultNumber } from './fault-switches.ts';
import { HOSTILE_HTML, HOSTILE_URLS } from './hostile-values.ts';

type Node = Record<string, unknown>;

/** Returns a value of another type than the field's own. */
const OF_TYPE: Record<string, (value: unknown) => unknown> = {
  string: (value) => (typeof value === 'string' ? 'unexpected' : String(value)),
  number: () => 12_345,
  object: () => ({ unexpected: true }),
  list: () => ['unexpected'],
  boolean: () => true,
};

const SENTINEL_PRICES = [
  'listPrice',
  'salePrice',
  'contractPrice',
  'basePrice',
  'itemPrice',
  'retailPrice',
  'total',
  'subTotal',
  'price',
  'yourPrice',
  'itemTotal',
  'amountTotal',
  'orderTotal',
  'items',
  'freightShipping',
  'cartTotal',
  'shippingTotal',
  'nonContractShipping',
  'retailTotal',
  'discountAmount',
];

/** The fields without which a row is invalid: those of lines, items, lists and orders. */
const NO_IDS = {
  commerceId: null,
  productId: null,
  ProductId: null,
  itemNumber: null,
  giftlistId: null,
  orderId: null,
  voucherId: null,
  quantity: null,
};
const SENTINEL_PRICE = 9876.54;

/** Returns a copy of a payload with the fields damaged that the faults name. */
export function damagePayload(payload: object, faults: FaultSwitches): object {
  const copy = structuredClone(payload) as Node;
  breakRow(copy, faults);
  if (faults.has('flat')) flattenGroups(copy);
  eachNode(copy, (node) => {
    for (const [name, change] of fieldChanges(faults)) if (name in node) change(node, name);
    if (faults.has('extra-fields'))
      Object.assign(node, { repositoryId: 'x', $unknown: { nested: [1, null] } });
    if (faults.has('sentinel')) {
      for (const name of SENTINEL_PRICES) if (isScalar(node[name])) node[name] = SENTINEL_PRICE;
    }
  });
  return copy;
}

/** Some names also belong to lists elsewhere, such as the items of the data layer. */
function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function fieldChanges(faults: FaultSwitches): [string, (node: Node, name: string) => void][] {
  const [typed = '', type = ''] = (faults.get('type') ?? '').split(':');
  const [htmlField = '', html = '0'] = (faults.get('html-payload') ?? '').split(':');
  const [, putField = '', text = ''] = /^([^:]*):(.*)$/.exec(faults.get('put') ?? '') ?? [];
  const [urlField = '', url = '0'] = (faults.get('url-payload') ?? '').split(':');
  const put =
    (value: unknown) =>
    (node: Node, name: string): void => {
      node[name] = value;
    };
  return [
    [faults.get('drop') ?? '', (node, name) => delete node[name]],
    [faults.get('null') ?? '', put(null)],
    [typed, (node, name) => put(OF_TYPE[type]?.(node[name]))(node, name)],
    [putField, put(text)],
    [htmlField, put(HOSTILE_HTML[Number(html) % HOSTILE_HTML.length])],
    [urlField, put(HOSTILE_URLS[Number(url) % HOSTILE_URLS.length])],
  ];
}

/** Removes the ids, or the name, of one row, so that only that row breaks the contract. */
function breakRow(payload: Node, faults: FaultSwitches): void {
  for (const [fault, gone] of [
    ['bad-row', NO_IDS],
    ['nameless-row', { displayName: null }],
  ] as const) {
    if (faults.has(fault)) eachRow(payload, faultNumber(faults, fault), (row) => Object.assign(row, gone));
  }
}

/** Takes resources out of the groups of their categories [wire Order resources]. */
function flattenGroups(payload: Node): void {
  const groups = payload.categoryList as { contentCategory: string; resources: Node[] }[] | undefined;
  payload.categoryList = groups?.flatMap(({ contentCategory, resources }) =>
    resources.map((resource) => ({ ...resource, contentCategory })),
  );
}

/** Visits the row with this index in each list. */
function eachRow(payload: Node, index: number, visit: (row: object) => void): void {
  eachNode({ payload }, (node) => {
    for (const list of Object.values(node)) {
      const row: unknown = Array.isArray(list) ? list[index] : undefined;
      if (row && typeof row === 'object') visit(row);
    }
  });
}

/** Visits every object, except those that a visit adds. */
function eachNode(value: unknown, visit: (node: Node) => void): void {
  for (const node of nodesOf(value)) visit(node);
}

function nodesOf(value: unknown): Node[] {
  if (!value || typeof value !== 'object') return [];
  const children = Object.values(value).flatMap(nodesOf);
  return Array.isArray(value) ? children : [value as Node, ...children];
}
