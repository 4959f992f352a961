/** A shopping cart for `Icon`; apart from the others, since it is on every page and they are not. */
export const cartIcon = 'M3 4h2l2.4 11.2a1 1 0 0 0 1 .8h8.9a1 1 0 0 0 1-.8L20 8H6.2M9.5 20.5h.01M17 20.5h.01';
