/**
 * Makes elements for the selectors of our own stylesheets, so that every declaration we write is tried,
 * on every kind of element that a legacy sheet speaks of, without a fixture to keep up to date.
 */

const TAGS = [
  'div',
  'span',
  'p',
  'a',
  'button',
  'input',
  'h2',
  'ul',
  'li',
  'fieldset',
  'td',
  'img',
  'label',
  'dialog',
];

/** One element and what a rule of ours declares for it. */
export interface Sample {
  selector: string;
  element: Element;
  pseudo: string | null;
  style: CSSStyleDeclaration;
  /** True for a rule inside the layer: nothing a page says may win against it. */
  layered: boolean;
}

/**
 * Makes the samples of a stylesheet inside the host element.
 * @param tried rules that other sheets have, too: several widgets share parts. Each is tried once.
 */
export function makeSamples(sheet: CSSStyleSheet, host: Element, tried: Set<string>): Sample[] {
  return [...styleRules(sheet.cssRules, false)].flatMap(({ rule, layered }) =>
    splitSelectors(rule.selectorText).flatMap((selector) => {
      const key = `${layered} ${selector} ${rule.style.cssText}`;
      if (!isPlain(selector) || tried.has(key)) return [];
      tried.add(key);
      const [path = '', pseudo] = selector.split(/::?(?=before|after|backdrop|placeholder)/);
      // Where the selector names the kind of element, there is one.
      const isNamed = /(?:^|[\s>+~])[a-z][a-z\d-]*[^\s>+~]*$/.test(withoutBoost(path));
      return (isNamed ? ['div'] : someTags(tried.size)).map((tag) => ({
        selector: `${selector} as <${tag}>`,
        element: build(withoutBoost(path), tag, host),
        pseudo: pseudo ? `::${pseudo}` : null,
        style: rule.style,
        layered,
      }));
    }),
  );
}

/** Some of the kinds, in turn: a foreign sheet speaks of a kind and not of a class of ours, so no rule need be tried on all. */
function someTags(turn: number): string[] {
  return [0, 5, 9].map((step) => TAGS[(turn + step) % TAGS.length] as string);
}

function* styleRules(
  rules: CSSRuleList,
  layered: boolean,
): Generator<{ rule: CSSStyleRule; layered: boolean }> {
  for (const rule of rules) {
    if (rule instanceof rule.constructor && 'selectorText' in rule) {
      yield { rule: rule as CSSStyleRule, layered };
    } else if ('layerName' in rule || ('name' in rule && rule.cssText.startsWith('@layer'))) {
      yield* styleRules((rule as CSSLayerBlockRule).cssRules, true);
    } else if (
      rule.cssText.startsWith('@media') &&
      matchMedia((rule as CSSMediaRule).conditionText).matches
    ) {
      yield* styleRules((rule as CSSMediaRule).cssRules, layered);
    } else if (rule.cssText.startsWith('@supports')) {
      yield* styleRules((rule as CSSSupportsRule).cssRules, layered);
    }
  }
}

/** A state that only a user or the browser brings about, and the reset's own rules, have no sample. */
function isPlain(selector: string): boolean {
  return !/:(?!:|before|after|not\(#cb)/.test(withoutBoost(selector).replace(/::[a-z-]+/g, ''));
}

function withoutBoost(selector: string): string {
  return selector.replace(/:not\((#cb)+\)/g, '');
}

/** At the commas that stand in no brackets, however deep those are. */
function splitSelectors(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((selector) => selector.trim());
}

/** Builds the elements that the selector speaks of, and gives the last. */
function build(selector: string, tag: string, host: Element): Element {
  let parent = host;
  let element = host;
  const compounds = selector.split(/\s*([>+~\s])\s*/).filter((part) => part.trim() || part === ' ');
  compounds.forEach((compound, index) => {
    if (/^[>+~\s]$/.test(compound)) {
      parent = /[+~]/.test(compound) ? parent : element;
      return;
    }
    element = buildOne(compound, index === compounds.length - 1 ? tag : 'div', host.ownerDocument);
    parent.append(element);
  });
  return element;
}

function buildOne(compound: string, tag: string, document: Document): Element {
  const named = /^[a-z][a-z0-9-]*/.exec(compound)?.[0];
  const element = document.createElement(named ?? tag);
  for (const [, name = ''] of compound.matchAll(/\.([\w-]+)/g)) element.classList.add(name);
  for (const [, name = '', value = ''] of compound.matchAll(
    /\[([\w-]+)(?:[~|^$*]?=["']?([^"'\]]*)["']?)?\]/g,
  )) {
    element.setAttribute(name, value);
  }
  return element;
}
