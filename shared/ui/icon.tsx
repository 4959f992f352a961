/**
 * A line icon of 20 px in the colour of its text. It is hidden from assistive technology, so the text beside it must say
 * the same.
 * @param path the data of an SVG path in a 24 × 24 view box; see `icons`
 */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="cb-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path className="cb-icon__path" d={path} />
    </svg>
  );
}

/** Paths for `Icon`. */
export const icons = {
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  print: 'M7 8V4h10v4M7 17H4v-8h16v8h-3M7 14h10v6H7z',
  quick: 'M13 3L5 14h6l-1 7 8-11h-6z',
};

/** A shopping cart for `Icon`, apart from the others because it is on every page. */
export const cartIcon = 'M3 4h2l2.4 11.2a1 1 0 0 0 1 .8h8.9a1 1 0 0 0 1-.8L20 8H6.2M9.5 20.5h.01M17 20.5h.01';
