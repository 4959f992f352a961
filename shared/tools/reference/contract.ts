/**
 * Everything that pages rely on, as one flat list: the name and the content of each promise. `contract.json`
 * is the list that was last accepted.
 */
import type { Product, WidgetAttribute } from './product.ts';
import type { Member } from './sources/read-declarations.ts';

/** Promises by their names: 'attribute cart-page data-view' → '"standard" or "inspect", default standard'. */
export type Promises = Record<string, string>;

/** The promises of a version. */
export interface Contract {
  version: string;
  promises: Promises;
}

/** Returns the contract of the current sources. */
export function contractOf(product: Product): Contract {
  const { version, widgets, stateKeys, events, scriptAccess, problems, messages, tokens, declarations } =
    product;
  const detailOf = (event: Member): Member[] => {
    const named = declarations.get(event.type)?.members;
    return event.members.length ? event.members : (named ?? []);
  };
  const promises: [name: string, promise: string][] = [
    ...widgets.flatMap(({ name, load, attributes, slots }): [string, string][] => [
      [`widget ${name}`, `loaded ${load}`],
      ...attributes.map((one): [string, string] => [`attribute ${name} ${one.name}`, attributePromise(one)]),
      ...slots.map((slot): [string, string] => [`slot ${name} ${slot.name}`, 'filled']),
    ]),
    ...stateKeys.map((key): [string, string] => [
      `state ${key.path}`,
      `${key.type}${key.required ? ', required' : ''}`,
    ]),
    ...events.flatMap((event): [string, string][] => [
      [`event ${event.name}`, event.type === 'undefined' ? 'no detail' : 'with detail'],
      ...detailOf(event).map((one): [string, string] => [`event ${event.name} ${one.name}`, typeOf(one)]),
    ]),
    ...scriptAccess.map((member): [string, string] => [`script ${member.name}`, typeOf(member)]),
    ...problems.map(({ code }): [string, string] => [`problem ${code}`, 'reported']),
    ...messages.map(({ widget, key, placeholders }): [string, string] => [
      `message ${widget} ${key}`,
      placeholders.map((placeholder) => `{${placeholder}}`).join(' '),
    ]),
    ...tokens.map((token): [string, string] => [`token ${token.name}`, 'used']),
  ];
  return { version, promises: Object.fromEntries(promises) };
}

function attributePromise({ expected, required, default: value }: WidgetAttribute): string {
  if (required) return `${expected}, required`;
  return value ? `${expected}, default ${value}` : expected;
}

function typeOf({ type, optional }: Member): string {
  return optional ? `${type}, optional` : type;
}
