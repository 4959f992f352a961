/**
 * Whether the parser has passed an element and all of its content. Nodes that scripts add after an element
 * that is still open are at the end of the body, or aren't text, so any other node after it comes from the
 * template. If a template has no white space between its tags, this may be certain only once the page is
 * parsed.
 */
export function isPassed(element: Element | null): boolean {
  if (element?.nextSibling && element.parentNode !== document.body) return true;
  for (let node: Node | null = element; node; node = node.parentNode) {
    if (node.nextSibling?.nodeType === Node.TEXT_NODE) return true;
  }
  return false;
}
