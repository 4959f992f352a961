/**
 * A step of the build that lets ordinary stylesheets win against any stylesheet of a legacy page.
 *
 * - Every declaration becomes `!important` inside `@layer cb`. In a layer, `!important` outranks any
 *   unlayered rule, ids and `!important` of the host page included.
 * - line-height, letter-spacing and word-spacing stay overridable, since shoppers with low vision set
 *   them by their own sheets [WCAG 1.4.12]: they go unlayered, not important, with raised specificity.
 * - Custom properties stay plain (they are how a page themes the widgets), and so do keyframes, which
 *   ignore `!important` and would lose to an unlayered namesake inside the layer.
 * - A rule that has the raised specificity already is left as written, since its author has decided its
 *   place in the cascade. `shared/styles/reset.css` is made of such rules.
 */

const LAYER = 'cb';
const BOOST_ID = 'cb';
const BOOST_COUNT = 5;
const GROUPING = new Set(['media', 'supports', 'container', 'scope', 'starting-style']);
const USER_TEXT_SPACING = new Set(['line-height', 'letter-spacing', 'word-spacing']);

/** lightningcss visitor: rebuilds a parsed stylesheet as described above. */
export const cascadeVisitor = {
  StyleSheetExit(stylesheet) {
    const layered = collect(stylesheet.rules, layeredRule);
    const plain = collect(stylesheet.rules, plainRule);
    const loc = stylesheet.rules[0]?.value?.loc ?? { source_index: 0, line: 0, column: 1 };
    const layer = { type: 'layer-block', value: { name: [LAYER], rules: layered, loc } };
    return withoutNulls({ ...stylesheet, rules: layered.length ? [...plain, layer] : plain });
  },
};

/** lightningcss gives null for what is absent (the `from` of a `var()`), and does not take it back. */
function withoutNulls(value) {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (value === null || typeof value !== 'object') return value;
  const present = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(present.map(([key, inner]) => [key, withoutNulls(inner)]));
}

/** True when a compound of the selector has the raised specificity. */
export function isBoosted(selector) {
  return selector.some(
    (part) =>
      (part.type === 'id' && part.name === BOOST_ID) ||
      (part.type === 'pseudo-class' && part.selectors?.some(isBoosted)),
  );
}

/** The part of a rule that belongs into the layer, or null. */
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

/** What stays outside of the layer: rules left as written, keyframes, and text spacing. */
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

/** Applies `pick` to the rules, going into groups such as `@media`; empty ones are dropped. */
function collect(rules, pick) {
  return rules.flatMap((rule) => {
    if (rule.type === 'style') {
      const picked = pick(rule);
      return picked && !isEmpty(picked) ? [picked] : [];
    }
    if (GROUPING.has(rule.type)) {
      const inside = collect(rule.value.rules, pick);
      return inside.length ? [{ ...rule, value: { ...rule.value, rules: inside } }] : [];
    }
    // 'ignored' stands where a bundled import was; it cannot be handed back.
    const picked = rule.type === 'ignored' ? null : pick(rule);
    return picked ? [picked] : [];
  });
}

function isEmpty(rule) {
  const { declarations, rules } = rule.value;
  return !(
    declarations?.declarations?.length ||
    declarations?.importantDeclarations?.length ||
    rules?.length
  );
}

/** Adds `:not(#cb#cb#cb#cb#cb)` to the last compound, before a pseudo-element. */
function boost(selector) {
  const ids = Array.from({ length: BOOST_COUNT }, () => ({ type: 'id', name: BOOST_ID }));
  const boosted = { type: 'pseudo-class', kind: 'not', selectors: [ids] };
  const pseudoElement = selector.findIndex((part) => part.type === 'pseudo-element');
  const at = pseudoElement === -1 ? selector.length : pseudoElement;
  return [...selector.slice(0, at), boosted, ...selector.slice(at)];
}

/** The property a declaration sets; one with `var()` in it is kept unparsed and names it inside. */
export function propertyName(declaration) {
  const { property, value } = declaration;
  return property === 'unparsed' ? value.propertyId.property : property;
}

function isCustom(declaration) {
  return declaration.property === 'custom' && declaration.value.name.startsWith('--');
}
