import { report } from '../page/report.ts';

/**
 * Reports an attribute that a template got wrong, as the embedding contract asks: the element, the
 * attribute, what was expected and what was found.
 * @param consequence what happens instead
 */
export function reportAttribute(
  element: Element,
  attribute: string,
  expected: string,
  consequence: string,
): void {
  const { localName, id } = element;
  const found = element.getAttribute(attribute) ?? '';
  const place = `<${localName}${id && ` id="${id}"`}> ${attribute}`;
  report(`${place}: expected ${expected}, found "${found}"; ${consequence}.`, element);
}
