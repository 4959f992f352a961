/**
 * Runs in the page: scrolls a control into view and returns the middle of its first line, or the obstacle
 * that keeps a click there from reaching it.
 */
export async function findPoint(control: Element): Promise<{ x: number; y: number } | string> {
  const middle = () => {
    const { left, top, width, height } = control.getClientRects()[0] ?? control.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  // Looks inside a shadow root, because the document only knows its host.
  const root = control.getRootNode() as Document | ShadowRoot;
  const own = [control, ...((control as HTMLInputElement).labels ?? [])];
  /** The element that is hit instead of the control; null for none. */
  const cover = ({ x, y }: { x: number; y: number }) => {
    const hit = root.elementFromPoint(x, y);
    return own.some((part) => part.contains(hit) || hit?.contains(part)) ? undefined : hit;
  };
  if (cover(middle()) !== undefined) control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = middle();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const point = middle();
  // A widget's button stays focusable while it is disabled, such as 'remove all items' until the cart has loaded.
  if (control.matches(':disabled, [aria-disabled="true"]')) return 'it is disabled';
  if (before.x !== point.x || before.y !== point.y) return 'it moves';
  const covering = cover(point);
  return covering === undefined ? point : `${covering?.outerHTML.slice(0, 100) ?? 'nothing'} is in its place`;
}
