/** Asks the page, with `cb:navigate`, whether the shopper may leave it. @returns false if a listener prevented it */
export function mayLeave(url: string, reason: string): boolean {
  return document.dispatchEvent(
    new CustomEvent('cb:navigate', { detail: { url, reason }, cancelable: true }),
  );
}
