/** Every key of the state block, for the reference and the types. */
import { readStruct, type Shape } from '../sources/read-structs.ts';
import { CONFIG_KEYS, type DescribedKey, MESSAGE_KEYS } from './config-keys.ts';
import {
  CART_DESCRIPTIONS,
  type KeyDescription,
  NAVIGATION_DESCRIPTIONS,
  PROFILE_DESCRIPTIONS,
} from './descriptions.ts';

/** One key. */
export interface StateKey {
  /** From the block down: 'cart.commerceItems[].quantity'. */
  path: string;
  /** In TypeScript; the keys of objects and lists of objects are listed separately. */
  type: string;
  /** In words, in Markdown. */
  expected: string;
  required: boolean;
  /** The behavior without it, in Markdown; may be empty. */
  without: string;
  /** In Markdown. */
  description: string;
}

/** The values that a coercer reads, in TypeScript and in words. */
const KINDS: Record<string, [type: string, words: string]> = {
  text: ['string', 'a text'],
  html: ['string', 'HTML, which is cleaned'],
  identifier: ['string | number', 'a text or a whole number'],
  flag: ['Flag', 'a flag: `true`, `"true"`, `1` or `"1"`; anything else is false'],
  hides: [
    'Flag',
    'absent, empty, `false`, `"false"`, `0` or `"0"`: the price is shown; anything else hides it',
  ],
  wholeNumber: ['WholeNumber', 'a whole number, or its text'],
  money: ['number | string', 'an amount: `12.5`, `"12.50"` or `"$1,234.50"`'],
  link: ['string', "an address on the page's own host or one of `config.externalOrigins`"],
  anything: ['unknown', 'anything'],
};

const CONFIG: DescribedKey = {
  type: 'object',
  without: 'the defaults',
  description: 'Settings for the whole page.',
};
const MESSAGE: DescribedKey = {
  type: 'object',
  without: 'no message',
  description: 'A message from the server to the shopper on this page.',
};

/**
 * Reads all keys, in the order in which they are documented.
 * @param root the project's directory
 * @throws if a struct has a key without a description, or a description has no key
 */
export function readStateKeys(root: string): StateKey[] {
  const profile = readStruct(root, 'shared/api/account/visitor.ts', 'ProfileReply');
  const cart = readStruct(root, 'shared/api/cart/cart-details.ts', 'CartDetailsReply');
  return [
    toKey('config', CONFIG),
    ...Object.entries(CONFIG_KEYS).map(([key, described]) => toKey(`config.${key}`, described)),
    ...describe(flatten('profile', profile), PROFILE_DESCRIPTIONS),
    ...describe(flatten('cart', cart), CART_DESCRIPTIONS),
    ...describe(flatten('navigation', navigationStruct(root)), NAVIGATION_DESCRIPTIONS),
    toKey('message', MESSAGE),
    ...Object.entries(MESSAGE_KEYS).map(([key, described]) => toKey(`message.${key}`, described)),
  ];
}

/** The inner part of the menu has its own struct, which reads it when a shopper opens the menu. */
function navigationStruct(root: string): Shape {
  const path = 'shared/api/content/navigation.ts';
  const block = fieldOf(readStruct(root, path, 'NavigationBlock'), 'navigation');
  const menu = fieldOf(block, 'menu');
  if (menu.kind === 'list' && menu.row.kind === 'object') {
    menu.row.fields.folder = fieldOf(readStruct(root, path, 'Folders'), 'folder');
  }
  return block;
}

function fieldOf(shape: Shape, name: string): Shape {
  const field = shape.kind === 'object' ? shape.fields[name] : undefined;
  if (!field) throw new Error(`expected a struct with the field ${name}`);
  return field;
}

/** Every key of a struct, by its path. */
function flatten(path: string, shape: Shape): [path: string, shape: Shape][] {
  const inner = shape.kind === 'list' ? shape.row : shape;
  const below = shape.kind === 'list' ? `${path}[]` : path;
  const fields = inner.kind === 'object' ? Object.entries(inner.fields) : [];
  return [[path, shape], ...fields.flatMap(([name, field]) => flatten(`${below}.${name}`, field))];
}

function describe(keys: [string, Shape][], descriptions: Record<string, KeyDescription>): StateKey[] {
  const unread = Object.keys(descriptions).filter((path) => !keys.some(([known]) => known === path));
  if (unread.length) throw new Error(`the state block has no ${unread.join(', ')}: remove its description`);
  return keys.map(([path, shape]) => {
    const described = descriptions[path];
    if (!described) throw new Error(`describe ${path} of the state block in state/descriptions.ts`);
    const { description, without = '' } = described;
    const [type, expected] = typeOf(path, shape);
    const own = described.type;
    return {
      path,
      type: own ?? type,
      expected: own ? inWords(own) : expected,
      required: shape.required,
      without,
      description,
    };
  });
}

function typeOf(path: string, shape: Shape): [type: string, words: string] {
  if (shape.kind === 'object') return ['object', 'an object'];
  if (shape.kind === 'list') return ['list', 'a list'];
  const kind = KINDS[shape.coercer];
  if (!kind)
    throw new Error(`${path}: say in state/read-state-keys.ts what the coercer ${shape.coercer} reads`);
  return kind;
}

function toKey(path: string, { type, expected, required, without, description }: DescribedKey): StateKey {
  return {
    path,
    type,
    expected: expected ?? inWords(type),
    required: required ?? false,
    without,
    description,
  };
}

function inWords(type: string): string {
  if (type === 'object') return 'an object';
  if (type === 'string') return 'a text';
  return type.startsWith("'")
    ? type.replaceAll(' | ', ' or ').replaceAll(/'([^']*)'/g, '`"$1"`')
    : `\`${type}\``;
}
