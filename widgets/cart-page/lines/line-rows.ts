/** Returns the row of a line; null if the line is not on the page. */
export function findRow(lineId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-line="${CSS.escape(lineId)}"]`);
}

/** Scrolls an element into the middle of the window and gives it the focus. */
export function focusInView(target: HTMLElement | null | undefined): void {
  target?.scrollIntoView?.({ block: 'center' });
  target?.focus({ preventScroll: true });
}
