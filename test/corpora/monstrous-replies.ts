/**
 * Replies that no server of the shop sends: far too large, far too deep, of other types, or made to reach a prototype.
 * Each is a text, or a function that creates one, by name.
 */

const repeated = (text: string, times: number) => text.repeat(times);
const nested = (open: string, inner: string, close: string, depth: number) =>
  repeated(open, depth) + inner + repeated(close, depth);
const json = JSON.stringify;
const success = (fields: object) => json({ result: 'success', ...fields });

const LINE = { commerceId: 'ci1', productId: 'XB1', quantity: 1, displayName: 'Beaker' };
/** Every name under which some reply has a list or an object. */
const NAMES = (
  'response commerceItems giftItems listDetail otherLists rows productList restrictionProductsList validproducts ' +
  'invalidProducts productDetails billingDetails relatedProducts matchedList categoryList errorMessage errors ' +
  'formExceptions shippingCharge contract cartDetails dataLayer menu'
).split(' ');
const each = (value: unknown) => success(Object.fromEntries(NAMES.map((name) => [name, value])));

/** Values of every type, starting with those that programs most often stumble over. */
const VALUES: Record<string, unknown> = {
  null: null,
  'a number': 7,
  'a text': 'x',
  'a flag': true,
  'an empty list': [],
  'an empty object': {},
  'lists in lists': [[[]], [[1], null]],
  'objects that call themselves functions': {
    toString: 1,
    valueOf: 1,
    toJSON: 1,
    length: -1,
    constructor: 1,
  },
  'an object in place of a list': { 0: LINE, length: 1 },
  'mixed rows': [LINE, null, 1, 'x', [], [LINE], { ...LINE, quantity: {} }, { ...LINE, commerceId: [1] }],
};

export const MONSTROUS_REPLIES: Record<string, string | (() => string)> = {
  ...Object.fromEntries(Object.entries(VALUES).map(([name, value]) => [`${name} everywhere`, each(value)])),
  ...Object.fromEntries(Object.entries(VALUES).map(([name, value]) => [`${name} alone`, json(value)])),
  'nothing at all': '',
  blanks: () => repeated(' ', 5_000_000),
  'a word': 'undefined',
  'a page': '<!DOCTYPE html><title>x</title>',
  'half of it': '{"result":"success","commerceItems":[{"commerceId":',
  'a text within a text within a text': json(json(json(json(json(json({ result: 'success' })))))),
  'lists 200,000 deep': () => nested('[', '', ']', 200_000),
  'lists 200,000 deep that never end': () => repeated('[', 200_000),
  'objects 100,000 deep': () => nested('{"response":', '1', '}', 100_000),
  'errors 100,000 deep': () => `{"result":"error","errorMessage":${nested('[', '"x"', ']', 100_000)}}`,
  'errors in errors 50,000 deep': () => `{"errors":${nested('{"errors":', '"x"', '}', 50_000)}}`,
  'lines 50,000 deep': () => `{"commerceItems":${nested('[', json(LINE), ']', 50_000)}}`,
  'a data layer 50,000 deep': () =>
    `{"commerceItems":[],"dataLayer":${nested('{"ecommerce":', '1', '}', 50_000)}}`,
  'a text of 5,000,000 characters': () =>
    success({ commerceItems: [{ ...LINE, displayName: repeated('x', 5_000_000) }] }),
  'an error of 5,000,000 characters': () =>
    json({ result: 'error', errorMessage: repeated('x ', 2_500_000) }),
  '100,000 errors': () => json({ result: 'error', errorMessage: Array(100_000).fill({ message: 'x' }) }),
  '100,000 lines': () => success({ commerceItems: Array(100_000).fill(LINE) }),
  '100,000 lines that are none': () => success({ commerceItems: Array(100_000).fill({ a: 1 }) }),
  '20,000 fields': () =>
    success(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`f${index}`, index]))),
  'a million zeros': () => `{"commerceItems":[],"subTotal":1${repeated('0', 1_000_000)}}`,
  'quotes without end': () => `{"a":"${repeated('\\"', 500_000)}`,
  'escapes without end': () => `{"a":"${repeated('\\u', 500_000)}`,
  'a number beyond all':
    '{"commerceItems":[{"commerceId":"ci1","productId":"p","displayName":"x","quantity":1e400}],"subTotal":1e400}',
  'a number below all': '{"commerceItems":[],"subTotal":-1e400,"miniCartCount":-9e99}',
  'a long number':
    '{"commerceItems":[{"commerceId":9007199254740993,"productId":1,"quantity":9007199254740993,"displayName":1}]}',
  'prototypes in the open': '{"result":"success","__proto__":{"polluted":1},"commerceItems":[]}',
  'prototypes in rows':
    '{"commerceItems":[{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}]}',
  'prototypes in code': '{"\\u005f_proto__":{"polluted":1},"commerceItems":[]}',
  'prototypes in a text': json({
    response: '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  }),
  'prototypes of a list': '[{"__proto__":[]},{"__proto__":null}]',
  'names twice': '{"result":"error","result":"success","commerceItems":[1],"commerceItems":[]}',
  'halves of characters':
    '{"result":"success","commerceItems":[],"headMsg":"\\ud800<b>\\udfff","a\\ud800":1}',
  'zeros in texts': '{"result":"success\\u0000","commerceItems":[],"headMsg":"\\u0000<\\u0000script>"}',
};
