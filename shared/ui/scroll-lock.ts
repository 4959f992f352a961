/** How many dialogs hold the page. */
let holders = 0;
let release = (): void => {};

/**
 * Keeps the page from scrolling behind a dialog, and everything on it where it is, until the last holder lets go.
 * @returns lets go; to be called once
 */
export function holdPage(): () => void {
  if (holders === 0) release = lock();
  holders += 1;
  return () => {
    holders -= 1;
    if (holders === 0) release();
  };
}

/** @returns sets back what it has set */
function lock(): () => void {
  const { body, documentElement: root } = document;
  const undo: (() => void)[] = [];

  function set({ style }: HTMLElement, property: string, value: string): void {
    const before = style.getPropertyValue(property);
    const priority = style.getPropertyPriority(property);
    // Old pages have !important rules for the scroll bar.
    style.setProperty(property, value, 'important');
    undo.push(() => style.setProperty(property, before, priority));
  }

  // The window scrolls by the body's rule where the root has none; a rule for the root would then make the body
  // a scrolling box of its own, and the page would jump to its top.
  const byBody = isVisible(root) && !isVisible(body);
  // The bar's room stays, where there is a bar, so that nothing moves to the side.
  if (innerWidth > root.clientWidth) set(root, 'scrollbar-gutter', 'stable');
  set(byBody ? body : root, 'overflow', 'hidden');
  return () => {
    for (const back of undo) back();
  };
}

function isVisible(element: HTMLElement): boolean {
  return getComputedStyle(element).overflow === 'visible';
}
