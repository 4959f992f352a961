/** The rules for our stylesheets. */
import { bundle } from 'lightningcss';
import { isBoosted, propertyName } from '../../../shared/build/css-cascade.mjs';

const PREFIX = 'cb-';

/**
 * Lists what breaks a rule in a stylesheet, and in those that it imports.
 * @param {string} path absolute
 * @returns {{file: string, line: number, text: string}[]}
 */
export function breachesIn(path) {
  const breaches = [];
  bundle({ filename: path, visitor: lintVisitor(breaches) });
  return breaches;
}

/** @param {object[]} problems gets `{file, line, text}` for each breach */
function lintVisitor(problems) {
  const shown = new Map();
  return {
    StyleSheet(sheet) {
      const tell = (loc, text) =>
        problems.push({
          file: sheet.sources[loc.source_index],
          line: loc.line + 1,
          text,
        });
      for (const rule of sheet.rules) lintRule(rule, tell, shown, false);
      for (const [name, { loc, hasDisplay }] of shown) {
        if (loc && !hasDisplay)
          tell(loc, `.${name} must state its display: a page's own rules may set another`);
      }
    },
  };
}

function lintRule(rule, tell, shown, nested) {
  if (rule.type === 'keyframes' && !rule.value.name.value.startsWith(PREFIX)) {
    tell(rule.value.loc, `@keyframes ${rule.value.name.value} must begin with "${PREFIX}"`);
  }
  if (rule.type === 'style') {
    lintStyleRule(rule.value, tell, shown, nested);
  }
  for (const inner of rule.value?.rules ?? []) {
    if (inner.type) lintRule(inner, tell, shown, nested || rule.type === 'style');
  }
}

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

function lintDeclaration(declaration, loc, tell) {
  const property = propertyName(declaration);
  if (property === 'font') {
    tell(loc, 'font sets line-height with it: write font-family, font-size and font-weight');
  }
  if (usesRem(declaration)) {
    tell(loc, `${property} is in rem, which the page's own font size changes: write px`);
  }
}

function lintSelector(selector, rule, tell, nested) {
  const classes = selector.flatMap(classNames);
  const foreign = classes.find((name) => !name.startsWith(PREFIX));
  if (foreign) tell(rule.loc, `.${foreign} must begin with "${PREFIX}"`);
  const isElement = selector.some((part) => part.type === 'type' && part.name.startsWith(PREFIX));
  if (!nested && !classes.length && !isElement && !onlyTokens(rule)) {
    tell(rule.loc, `a selector without a ${PREFIX} class would change the page around the widgets`);
  }
}

/** Values that a page may theme stand on `:root`; they change nothing by themselves. */
function onlyTokens({ declarations }) {
  const isToken = ({ property, value }) => property === 'custom' && value.name.startsWith(`--${PREFIX}`);
  return declarations.declarations.every(isToken) && !declarations.importantDeclarations.length;
}

/** A component's own class, in whatever state: '.cb-field', '.cb-field[data-open]', not '.cb-field__label'. */
function componentOf([first, ...others]) {
  const isState = (part) => part.type === 'attribute' || part.type === 'pseudo-class';
  if (first.type !== 'class' || /__|--/.test(first.name) || !others.every(isState)) return undefined;
  return first.name;
}

function classNames(part) {
  if (part.type === 'class') return [part.name];
  return (part.selectors ?? []).flat().flatMap(classNames);
}

function usesRem(value) {
  if (value === null || typeof value !== 'object') return false;
  return value.unit === 'rem' || Object.values(value).some(usesRem);
}
