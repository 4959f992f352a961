/**
 * Creates elements for the selectors of our own stylesheets, so that every declaration is tested on every
 * kind of element that a legacy sheet mentions, without a fixture to keep up to date.
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

/** One element and the declarations of one of our rules for it. */
export interface Sample {
  selector: string;
  element: Element;
  pseudo: string | null;
  style: CSSStyleDeclaration;
  /** True for a rule inside the layer: nothing on a page may override it. */
  layered: boolean;
}

/**
 * Creates the samples of a stylesheet inside the host element.
 * @param tried rules already tested for other sheets: several widgets share parts, and each rule is tested
 *   once
 */
export function makeSamples(sheet: CSSStyleSheet, host: Element, tried: Set<string>): Sample[] {
  return [...styleRules(sheet.cssRules, false)].flatMap(({ rule, layered }) =>
    splitSelectors(rule.selectorText).flatMap((selector) => {
      const key = `${layered} ${selector} ${rule.style.cssText}`;
      if (!isPlain(selector) || tried.has(key)) return [];
      tried.add(key);
      const [path = '', pseudo] = selector.split(/::?(?=before|after|backdrop|placeholder)/);
      if (pseudo === 'placeholder' && !tellsPlaceholders(host)) return [];
      // If the selector names the kind of element, there is only that one.
      const isNamed = /(?:^|[\s>+~])[a-z][a-z\d-]*[^\s>+~]*$/.test(withoutBoost(path));
      // Only fields have placeholders.
      const tags = pseudo === 'placeholder' ? ['input'] : someTags(key);
      return (isNamed ? ['div'] : tags).map((tag) => ({
        selector: `${selector} as <${tag}>`,
        element: build(withoutBoost(path), tag, host),
        pseudo: pseudo ? `::${pseudo}` : null,
        style: rule.style,
        layered,
      }));
    }),
  );
}

/** Whether the browser reports the styles of a placeholder. WebKit reports those of its field instead. */
function tellsPlaceholders(host: Element): boolean {
  const field = host.ownerDocument.createElement('input');
  field.placeholder = 'Item number';
  field.style.setProperty('opacity', '0.5', 'important');
  host.append(field);
  const { opacity } = getComputedStyle(field, '::placeholder');
  field.remove();
  return opacity !== '0.5';
}

/**
 * Some of the kinds: a foreign sheet mentions kinds, not our classes, so no rule needs to be tested on all. They
 * depend on the rule's length alone, so a change elsewhere doesn't move this rule to other kinds.
 */
function someTags(rule: string): string[] {
  return [0, 5, 9].map((step) => TAGS[(rule.length + step) % TAGS.length] as string);
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

/** States that only a user or the browser can cause, and the reset's own rules, have no sample. */
function isPlain(selector: string): boolean {
  return !/:(?!:|before|after|not\(#cb)/.test(withoutBoost(selector).replace(/::[a-z-]+/g, ''));
}

function withoutBoost(selector: string): string {
  return selector.replace(/:not\((#cb)+\)/g, '');
}

/** Splits at commas outside of brackets, however deeply nested. */
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

/** Creates the elements that the selector names. @returns the last one */
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
  // A closed dialog has no box, so its pseudo-elements have no transform.
  if (element.localName === 'dialog') element.setAttribute('open', '');
  for (const [, name = ''] of compound.matchAll(/\.([\w-]+)/g)) element.classList.add(name);
  for (const [, name = '', value = ''] of compound.matchAll(
    /\[([\w-]+)(?:[~|^$*]?=["']?([^"'\]]*)["']?)?\]/g,
  )) {
    element.setAttribute(name, value);
  }
  return element;
}
