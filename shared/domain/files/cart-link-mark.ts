/** What a cart link begins with. Apart from the code that reads one, since every cart page looks whether it was opened by one. */
export const CART_LINK_START = '#cb-items=';

/** Whether the fragment of an address is meant as a cart link, well-formed or not. */
export function isCartLink(fragment: string): boolean {
  return fragment.startsWith(CART_LINK_START);
}
