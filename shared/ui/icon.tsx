/**
 * A line icon of 20 px in the colour of its text. It is hidden from assistive technology, so the text beside it must say
 * the same.
 * @param path the data of an SVG path in a 24 × 24 view box. It is defined where it is used, because this
 *   component is in the core.
 */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="cb-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path className="cb-icon__path" d={path} />
    </svg>
  );
}
