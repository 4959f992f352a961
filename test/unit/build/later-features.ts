/**
 * Finds features that a build uses and the oldest supported browsers lack, by MDN's compatibility data.
 *
 * A script doesn't show the type of an object. A member counts if every type of the page with a member of that name got
 * it too recently; a member that an older type also has isn't found.
 */
import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { type CssNode, find, generate, parse, walk } from 'css-tree';
import { parseAst } from 'rolldown/parseAst';
import { nodesIn } from '../../../shared/build/syntax-tree.mjs';
import { OLDEST_BROWSERS } from '../../../shared/build/targets.mjs';

/** A feature, and the oldest supported browsers that lack it: `['Array.toReversed', 'firefox']`. */
export type LaterFeature = [feature: string, browsers: string];

/** The oldest version of each browser, by the name that the data has for it. */
const OLDEST = Object.entries({ ...OLDEST_BROWSERS, safari_ios: OLDEST_BROWSERS.safari }).map(
  ([name, version]): [name: keyof CompatStatement['support'], version: number] => [
    name as 'chrome',
    Number(version),
  ],
);

/** The types whose objects a page of the shop has. The rest (graphics, payment, devices, workers) share many names with ours. */
const PAGE_TYPES =
  /^(Abort|Array|Blob|Broadcast|CSSStyle|Clipboard|Crypto|CustomElement|Data|DOM|Document|Element|Event$|EventTarget|File|FormData|HTML|Headers|History|Intersection|Keyboard|Location|Message|Mutation|Navigator$|Node|Performance$|Promise|Range|Request$|Resize|Response|Selection|Shadow|Storage$|String|Text|URL$|URLSearch|Window)/;

/** Objects that a script reaches by their global name, with their types. */
const GLOBALS: Record<string, string> = {
  document: 'Document',
  globalThis: 'Window',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  window: 'Window',
};

/** Whether a version of a browser has a feature, without a prefix or a setting. */
function isIn(
  { version_added, version_removed, ...support }: SimpleSupportStatement,
  version: number,
): boolean {
  if (support.prefix || support.alternative_name || support.flags) return false;
  const number = (text: typeof version_added) =>
    text && text !== 'preview' ? Number.parseFloat(text.replace('≤', '')) : Number.POSITIVE_INFINITY;
  return number(version_added) <= version && version < number(version_removed ?? false);
}

/** The oldest supported browsers without the feature. */
function lacking({ __compat }: Identifier): string[] {
  if (!__compat) return [];
  return OLDEST.flatMap(([browser, version]) => {
    const support = __compat.support[browser];
    if (!support) return [];
    return [support].flat().some((each) => isIn(each, version)) ? [] : [browser];
  });
}

/** The members that objects of the page's types have, by name. */
const MEMBERS = new Map<string, [path: string, Identifier][]>();
for (const [type, members] of Object.entries({ ...bcd.api, ...bcd.javascript.builtins })) {
  if (!PAGE_TYPES.test(type)) continue;
  for (const [key, member] of Object.entries(members as Record<string, Identifier>)) {
    if (key === '__compat' || /_(static|event)$/.test(key)) continue;
    // A name that no browser has, or that browsers have dropped, is one of ours.
    if (member.__compat?.status?.experimental || member.__compat?.status?.deprecated) continue;
    MEMBERS.set(key, [...(MEMBERS.get(key) ?? []), [`${type}.${key}`, member]]);
  }
}

const typeNamed = (name: string): Identifier | undefined => bcd.api[name] ?? bcd.javascript.builtins?.[name];

/** Finds the features that the name of a global, or of its member, stands for. */
function featuresOf(object: string | undefined, name: string): [path: string, Identifier | undefined][] {
  if (object && GLOBALS[object]) return [[`${object}.${name}`, typeNamed(GLOBALS[object])?.[name]]];
  if (object && typeNamed(object)) {
    const type = typeNamed(object);
    return [[`${object}.${name}`, type?.[`${name}_static`] ?? type?.[name]]];
  }
  return MEMBERS.get(name) ?? [];
}

/** Lists the later features in a script. */
export function laterInScript(code: string): LaterFeature[] {
  const found = new Map<string, string>();
  const tell = (features: [path: string, Identifier | undefined][]) => {
    const later = features.map(([path, feature]) => [path, feature ? lacking(feature) : []] as const);
    const [first] = later;
    if (first && later.every(([, browsers]) => browsers.length > 0)) found.set(first[0], first[1].join(', '));
  };
  for (const node of nodesIn(parseAst(code))) {
    if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier') {
      const object = node.object.type === 'Identifier' ? node.object.name : undefined;
      tell(featuresOf(object, node.property.name));
    }
    if (node.type === 'NewExpression' && node.callee.type === 'Identifier') {
      tell([[node.callee.name, typeNamed(node.callee.name)]]);
    }
  }
  return [...found];
}

/** Lists the later features in a stylesheet: properties, their values, rules, selectors and units. */
export function laterInStyles(code: string): LaterFeature[] {
  const { 'at-rules': atRules, properties, selectors, types } = bcd.css as Record<string, Identifier>;
  const found = new Map<string, string>();
  const tell = (path: string, feature: Identifier | undefined) => {
    const browsers = feature ? lacking(feature) : [];
    if (browsers.length > 0) found.set(path, browsers.join(', '));
  };
  walk(parse(code, { parseCustomProperty: true }), (node) => {
    if (node.type === 'Atrule') tell(`@${node.name}`, atRules?.[node.name]);
    if (node.type === 'Feature') tell(`@media ${node.name}`, atRules?.media?.[node.name]);
    if (node.type === 'PseudoClassSelector') tell(`:${node.name}`, selectors?.[node.name]);
    if (node.type === 'PseudoElementSelector') tell(`::${node.name}`, selectors?.[node.name]);
    if (node.type !== 'Declaration') return;
    const property = properties?.[node.property];
    tell(node.property, property);
    walk(node.value, (value) => {
      if (value.type === 'Identifier') tell(`${node.property}: ${value.name}`, property?.[value.name]);
      if (value.type === 'Function') {
        for (const kind of [
          types,
          types?.color,
          types?.image,
          types?.gradient,
          types?.['transform-function'],
        ]) {
          tell(`${value.name}()`, kind?.[value.name]);
        }
      }
      if (value.type === 'Dimension') tell(`1${value.unit}`, types?.length?.[value.unit]);
    });
  });
  return [...found];
}

/** Pseudo-elements, even with a single colon. */
const PSEUDO_ELEMENT = /^(before|after|first-line|first-letter)$/;
const isPseudoElement = (node: CssNode) =>
  node.type === 'PseudoElementSelector' ||
  (node.type === 'PseudoClassSelector' && PSEUDO_ELEMENT.test(node.name));

/** Lists the `:is()`, `:where()` and `:not()` of a stylesheet that have a pseudo-element in them. */
export function listedPseudoElements(code: string): string[] {
  const listed: string[] = [];
  walk(parse(code), (node) => {
    if (node.type !== 'PseudoClassSelector' || !node.children) return;
    if (find(node, isPseudoElement)) listed.push(generate(node));
  });
  return listed;
}
