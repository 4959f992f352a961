import { writeJson } from '../domain/json.ts';
import type { ProblemCode } from '../page/problem-codes.ts';
import { report } from '../page/report.ts';
import type { Attribute } from './attribute-kinds.ts';

/**
 * Reports a wrong attribute of a template [embedding Mistakes]: the widget, the element, the attribute, the
 * expected and the actual value.
 * @param consequence what happens instead
 */
export function reportAttribute(
  element: Element,
  attribute: string,
  expected: string,
  consequence: string,
  code: ProblemCode = 'bad-attribute',
): void {
  const { localName, id } = element;
  const found = element.getAttribute(attribute) ?? '';
  const widget = element.getAttribute('data-cb-widget') ?? localName.slice('cb-'.length);
  const subject = `${widget}: <${localName}${id && ` id="${id}"`}> ${attribute}`;
  report(code, `${subject}: expected ${expected}, found "${found}"; ${consequence}.`, { widget, element });
}

/** Reports a missing or invalid attribute of a widget. */
export function reportOwnAttribute(owner: Element, name: string, attribute: Attribute<unknown>): void {
  const { expected, required } = attribute;
  const instead = `${writeJson(attribute.default) ?? 'none'} is used`;
  reportAttribute(owner, name, expected, required ? 'the widget is not shown' : instead);
}
