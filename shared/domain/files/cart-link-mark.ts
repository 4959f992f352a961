/**
 * The prefix of a cart link. Separate from the code that reads links, because every cart page checks whether
 * it was opened with one.
 */
export const CART_LINK_START = '#cb-items=';

/** Whether the fragment of an address is meant as a cart link, valid or not. */
export function isCartLink(fragment: string): boolean {
  return fragment.startsWith(CART_LINK_START);
}
