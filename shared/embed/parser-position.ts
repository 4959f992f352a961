/**
 * Whether the parser has passed an element, with all that is in it. What scripts add behind an element that is still open
 * stands at the end of the body, or is no text: so anything else behind it is the template's. Where a template has
 * no space between its tags, this may be certain only once the page is parsed.
 */
export function isPassed(element: Element | null): boolean {
  if (element?.nextSibling && element.parentNode !== document.body) return true;
  for (let node: Node | null = element; node; node = node.parentNode) {
    if (node.nextSibling?.nodeType === Node.TEXT_NODE) return true;
  }
  return false;
}
