/**
 * Whether the border of an element, as a browser draws it, is red. Runs in the page: `element.evaluate(isRed)`.
 */
export function isRed(element: Element): boolean {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).borderLeftColor.match(/\d+/g) ?? []).map(
    Number,
  );
  return red > 2 * green && red > 2 * blue;
}
