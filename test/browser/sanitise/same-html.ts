import { expect } from 'chai';

/**
 * Asserts that an element contains this HTML. Styles count by their longhand properties: if one is missing for a shorthand,
 * as where the browser is newer than the list of allowed properties, WebKit writes the others out.
 */
export function expectHtml(shown: Element | undefined, expected: string): void {
  const { body } = new DOMParser().parseFromString(expected, 'text/html');
  const actual = new DOMParser().parseFromString(shown?.innerHTML ?? '', 'text/html').body;
  const styles = [actual, body].map(takeStyles);
  expect(actual.innerHTML).to.equal(body.innerHTML);
  expect(styles[0]).to.deep.equal(styles[1]);
}

/** A value that changes nothing, so that it makes no difference whether it's there. */
const INITIAL = /^(normal|auto|none|0)$/;

/** Removes the styles from all elements. @returns those that were there, by element */
function takeStyles(root: HTMLElement): Record<string, string>[] {
  return [...root.querySelectorAll<HTMLElement>('[style]')].map((element) => {
    const { style } = element;
    const values = [...style].map((property) => [property, style.getPropertyValue(property)] as const);
    element.removeAttribute('style');
    return Object.fromEntries(values.filter(([, value]) => !INITIAL.test(value)));
  });
}
