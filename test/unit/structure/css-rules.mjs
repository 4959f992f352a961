/** The rules for our stylesheets. */
import { bundle } from 'lightningcss';
import { isBoosted, propertyName, selectorsIn } from '../../../shared/build/css-cascade.mjs';

const PREFIX = 'cb-';

/**
 * @import { CustomAtRules, Declaration, Rule, Selector, SelectorComponent, StyleRule, Visitor } from 'lightningcss'
 * @typedef {{ file: string, line: number, text: string }} Breach
 * @typedef {StyleRule['loc']} Place
 * @typedef {(place: Place, text: string) => void} Tell
 * @typedef {Map<string, { loc?: Place, hasDisplay: boolean }>} Shown components that have rules of their own, by class
 */

/**
 * Lists the breaches in a stylesheet and in those that it imports.
 * @param {string} path absolute
 */
export function breachesIn(path) {
  /** @type {Breach[]} */
  const breaches = [];
  bundle({ filename: path, visitor: lintVisitor(breaches) });
  return breaches;
}

/**
 * @param {Breach[]} problems gets each breach
 * @returns {Visitor<CustomAtRules>}
 */
function lintVisitor(problems) {
  /** @type {Shown} */
  const shown = new Map();
  return {
    StyleSheet(sheet) {
      /** @type {Tell} */
      const tell = (loc, text) => {
        const file = sheet.sources[loc.source_index] ?? '';
        problems.push({ file, line: loc.line + 1, text });
      };
      for (const rule of sheet.rules) lintRule(rule, tell, shown, false);
      for (const [name, { loc, hasDisplay }] of shown) {
        if (loc && !hasDisplay)
          tell(loc, `.${name} must state its display: a page's own rules may set another`);
      }
    },
  };
}

/**
 * @param {Rule} rule
 * @param {Tell} tell
 * @param {Shown} shown
 * @param {boolean} nested
 */
function lintRule(rule, tell, shown, nested) {
  if (rule.type === 'keyframes' && !rule.value.name.value.startsWith(PREFIX)) {
    tell(rule.value.loc, `@keyframes ${rule.value.name.value} must begin with "${PREFIX}"`);
  }
  if (rule.type === 'style') {
    lintStyleRule(rule.value, tell, shown, nested);
  }
  const inside = 'value' in rule && rule.value && 'rules' in rule.value ? rule.value.rules : [];
  // In `@font-feature-values` it isn't a list.
  for (const inner of Array.isArray(inside) ? inside : []) {
    if ('type' in inner) lintRule(inner, tell, shown, nested || rule.type === 'style');
  }
}

/**
 * @param {StyleRule} rule
 * @param {Tell} tell
 * @param {Shown} shown
 * @param {boolean} nested
 */
function lintStyleRule(rule, tell, shown, nested) {
  const declarations = [
    ...(rule.declarations?.declarations ?? []),
    ...(rule.declarations?.importantDeclarations ?? []),
  ];
  for (const declaration of declarations) lintDeclaration(declaration, rule.loc, tell);
  for (const selector of rule.selectors) {
    if (isBoosted(selector)) continue;
    lintSelector(selector, rule, tell, nested);
    const component = componentOf(selector);
    if (!component) continue;
    const seen = shown.get(component) ?? { hasDisplay: false };
    if (selector.length === 1) seen.loc ??= rule.loc;
    seen.hasDisplay ||= declarations.some((one) => propertyName(one) === 'display');
    shown.set(component, seen);
  }
}

/**
 * @param {Declaration} declaration
 * @param {Place} loc
 * @param {Tell} tell
 */
function lintDeclaration(declaration, loc, tell) {
  const property = propertyName(declaration);
  if (property === 'font') {
    tell(loc, 'font sets line-height with it: write font-family, font-size and font-weight');
  }
  if (usesRem(declaration)) {
    tell(loc, `${property} is in rem, which the page's own font size changes: write px`);
  }
}

/**
 * @param {Selector} selector
 * @param {StyleRule} rule
 * @param {Tell} tell
 * @param {boolean} nested
 */
function lintSelector(selector, rule, tell, nested) {
  const classes = selector.flatMap(classNames);
  const foreign = classes.find((name) => !name.startsWith(PREFIX));
  if (foreign) tell(rule.loc, `.${foreign} must begin with "${PREFIX}"`);
  const isElement = selector.some((part) => part.type === 'type' && part.name.startsWith(PREFIX));
  if (!nested && !classes.length && !isElement && !onlyTokens(rule)) {
    tell(rule.loc, `a selector without a ${PREFIX} class would change the page around the widgets`);
  }
}

/**
 * Whether a rule only defines custom properties on `:root`, which pages override and which have no effect on their own.
 * @param {StyleRule} rule
 */
function onlyTokens({ declarations }) {
  /** @param {Declaration} declaration */
  const isToken = ({ property, value }) => property === 'custom' && value.name.startsWith(`--${PREFIX}`);
  return declarations?.declarations?.every(isToken) && !declarations.importantDeclarations?.length;
}

/**
 * A component's own class, in any state: '.cb-field', '.cb-field[data-open]', not '.cb-field__label'.
 * @param {Selector} selector
 */
function componentOf([first, ...others]) {
  /** @param {SelectorComponent} part */
  const isState = (part) => part.type === 'attribute' || part.type === 'pseudo-class';
  if (first?.type !== 'class' || /__|--/.test(first.name) || !others.every(isState)) return undefined;
  return first.name;
}

/**
 * @param {SelectorComponent} part
 * @returns {string[]}
 */
function classNames(part) {
  if (part.type === 'class') return [part.name];
  return selectorsIn(part).flat().flatMap(classNames);
}

/**
 * @param {unknown} value
 * @returns {boolean}
 */
function usesRem(value) {
  if (value === null || typeof value !== 'object') return false;
  return ('unit' in value && value.unit === 'rem') || Object.values(value).some(usesRem);
}
