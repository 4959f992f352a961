/**
 * A build step that makes ordinary stylesheets win over any stylesheet of a legacy page.
 *
 * - Every declaration becomes `!important` inside `@layer cb`. In a layer, `!important` outranks any
 *   unlayered rule, ids and `!important` of the host page included.
 * - line-height, letter-spacing and word-spacing stay overridable, because shoppers with low vision set them in their
 *   own sheets [WCAG 1.4.12]: they stay outside the layer, not important, with raised specificity.
 * - Custom properties stay plain (they are how a page themes the widgets), and so do keyframes, which
 *   ignore `!important` and would lose to an unlayered namesake inside the layer.
 * - A rule that already has the raised specificity is left unchanged, because its author has chosen its place in the
 *   cascade. `shared/styles/reset.css` consists of such rules.
 */

const LAYER = 'cb';
const BOOST_ID = 'cb';
const BOOST_COUNT = 5;
const GROUPING = new Set(['media', 'supports', 'container', 'scope', 'starting-style']);
const USER_TEXT_SPACING = new Set(['line-height', 'letter-spacing', 'word-spacing']);
/** @param {Rule} rule @returns {rule is Group} */
const isGroup = (rule) => GROUPING.has(rule.type);

/**
 * Rebuilds a parsed stylesheet as described above.
 * @import { CustomAtRules, Declaration, Rule, Selector, SelectorComponent, StyleSheet, Visitor } from 'lightningcss'
 * @typedef {Extract<Rule, {type: 'media' | 'supports' | 'container' | 'scope' | 'starting-style'}>} Group
 * @type {Visitor<CustomAtRules>}
 */
export const cascadeVisitor = {
  StyleSheetExit(stylesheet) {
    const layered = collect(stylesheet.rules, layeredRule);
    const plain = collect(stylesheet.rules, plainRule);
    const loc = { source_index: 0, line: 0, column: 1 };
    /** @type {Rule} */
    const layer = { type: 'layer-block', value: { name: [LAYER], rules: layered, loc } };
    const rules = layered.length ? [...plain, layer] : plain;
    return /** @type {StyleSheet} */ (withoutNulls({ ...stylesheet, rules }));
  },
};

/**
 * lightningcss returns null for absent parts (the `from` of a `var()`), but doesn't accept it.
 * @type {(value: unknown) => unknown}
 */
function withoutNulls(value) {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (value === null || typeof value !== 'object') return value;
  const present = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(present.map(([key, inner]) => [key, withoutNulls(inner)]));
}

/** True when a compound of the selector has the raised specificity. */
export function isBoosted(/** @type {Selector} */ selector) {
  return selector.some(
    (part) => (part.type === 'id' && part.name === BOOST_ID) || selectorsIn(part).some(isBoosted),
  );
}

/** @type {(part: SelectorComponent) => Selector[]} the arguments of a pseudo-class such as `:is()`; `:host()` has one */
export function selectorsIn(part) {
  if (part.type !== 'pseudo-class' || !('selectors' in part) || !part.selectors) return [];
  return part.kind === 'host' ? [part.selectors] : part.selectors;
}

/** @type {(rule: Rule) => Rule | null} the part of a rule that belongs in the layer */
function layeredRule(rule) {
  if (rule.type !== 'style' || rule.value.selectors.some(isBoosted)) return null;
  const normal = rule.value.declarations?.declarations ?? [];
  const important = rule.value.declarations?.importantDeclarations ?? [];
  const owned = normal.filter((one) => !isCustom(one) && !USER_TEXT_SPACING.has(propertyName(one)));
  return {
    ...rule,
    value: {
      ...rule.value,
      declarations: {
        declarations: normal.filter(isCustom),
        importantDeclarations: [...owned, ...important],
      },
      rules: collect(rule.value.rules ?? [], layeredRule),
    },
  };
}

/** @type {(rule: Rule) => Rule} what stays outside of the layer: rules left as written, keyframes, and text spacing */
function plainRule(rule) {
  if (rule.type !== 'style') return rule;
  if (rule.value.selectors.some(isBoosted)) return rule;
  const normal = rule.value.declarations?.declarations ?? [];
  const spacing = normal.filter((one) => USER_TEXT_SPACING.has(propertyName(one)));
  return {
    ...rule,
    value: {
      ...rule.value,
      selectors: spacing.length ? rule.value.selectors.map(boost) : rule.value.selectors,
      declarations: { declarations: spacing, importantDeclarations: [] },
      rules: collect(rule.value.rules ?? [], plainRule),
    },
  };
}

/**
 * Applies `pick` to the rules, also inside groups such as `@media`; empty ones are dropped.
 * @type {(rules: Rule[], pick: (rule: Rule) => Rule | null) => Rule[]}
 */
function collect(rules, pick) {
  return rules.flatMap((rule) => {
    if (isGroup(rule)) {
      const inside = { ...rule.value, rules: collect(rule.value.rules, pick) };
      return inside.rules.length ? [/** @type {Group} */ ({ ...rule, value: inside })] : [];
    }
    // 'ignored' replaces a bundled import, and can't be passed back.
    const picked = rule.type === 'ignored' ? null : pick(rule);
    return picked && !isEmpty(picked) ? [picked] : [];
  });
}

function isEmpty(/** @type {Rule} */ rule) {
  if (rule.type !== 'style') return false;
  const { declarations, rules } = rule.value;
  return !(
    declarations?.declarations?.length ||
    declarations?.importantDeclarations?.length ||
    rules?.length
  );
}

/** @type {(selector: Selector) => Selector} adds `:not(#cb#cb#cb#cb#cb)` to the last compound, before a pseudo-element */
function boost(selector) {
  const id = { type: /** @type {const} */ ('id'), name: BOOST_ID };
  /** @type {SelectorComponent} */
  const boosted = { type: 'pseudo-class', kind: 'not', selectors: [Array(BOOST_COUNT).fill(id)] };
  const pseudoElement = selector.findIndex((part) => part.type === 'pseudo-element');
  const at = pseudoElement === -1 ? selector.length : pseudoElement;
  return [...selector.slice(0, at), boosted, ...selector.slice(at)];
}

/** The property that a declaration sets; a value with `var()` is unparsed, and names the property inside. */
export function propertyName(/** @type {Declaration} */ declaration) {
  const { property, value } = declaration;
  return property === 'unparsed' ? value.propertyId.property : property;
}

function isCustom(/** @type {Declaration} */ declaration) {
  return declaration.property === 'custom' && declaration.value.name.startsWith('--');
}
