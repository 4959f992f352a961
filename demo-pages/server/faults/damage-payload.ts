import { type FaultSwitches, faultNumber } from './fault-switches.ts';
import { HOSTILE_HTML, HOSTILE_URLS } from './hostile-values.ts';

type Node = Record<string, unknown>;

/** A value that is none of the field's own type. */
const OF_TYPE: Record<string, (value: unknown) => unknown> = {
  string: (value) => (typeof value === 'string' ? 'unexpected' : String(value)),
  number: () => 12_345,
  object: () => ({ unexpected: true }),
  list: () => ['unexpected'],
  boolean: () => true,
};

const SENTINEL_PRICES = ['listPrice', 'salePrice', 'contractPrice', 'basePrice', 'total', 'subTotal'];
const SENTINEL_PRICE = 9876.54;

/** Damages fields of a payload as the faults say; gives a copy. */
export function damagePayload(payload: object, faults: FaultSwitches): object {
  const copy = structuredClone(payload) as Node;
  breakRow(copy, faults);
  eachNode(copy, (node) => {
    for (const [name, change] of fieldChanges(faults)) if (name in node) change(node, name);
    if (faults.has('extra-fields'))
      Object.assign(node, { repositoryId: 'x', $unknown: { nested: [1, null] } });
    if (faults.has('sentinel')) {
      for (const name of SENTINEL_PRICES) if (name in node) node[name] = SENTINEL_PRICE;
    }
  });
  return copy;
}

function fieldChanges(faults: FaultSwitches): [string, (node: Node, name: string) => void][] {
  const [typed = '', type = ''] = (faults.get('type') ?? '').split(':');
  const [htmlField = '', html = '0'] = (faults.get('html-payload') ?? '').split(':');
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
    [htmlField, put(HOSTILE_HTML[Number(html) % HOSTILE_HTML.length])],
    [urlField, put(HOSTILE_URLS[Number(url) % HOSTILE_URLS.length])],
  ];
}

/** Takes the ids of one row away, so that it alone breaks the contract. */
function breakRow(payload: Node, faults: FaultSwitches): void {
  if (!faults.has('bad-row')) return;
  const index = faultNumber(faults, 'bad-row');
  eachNode(payload, (node) => {
    for (const list of Object.values(node)) {
      const row: unknown = Array.isArray(list) ? list[index] : undefined;
      if (row && typeof row === 'object')
        Object.assign(row, { commerceId: null, productId: null, quantity: null });
    }
  });
}

/** Visits every object; those that a visit adds are not visited. */
function eachNode(value: unknown, visit: (node: Node) => void): void {
  for (const node of nodesOf(value)) visit(node);
}

function nodesOf(value: unknown): Node[] {
  if (!value || typeof value !== 'object') return [];
  const children = Object.values(value).flatMap(nodesOf);
  return Array.isArray(value) ? children : [value as Node, ...children];
}
