/**
 * A line icon of 20 px in the colour of the text beside it, which says the same.
 * @param path drawn in a square of 24, see `icons.ts`
 */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="cb-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path className="cb-icon__path" d={path} />
    </svg>
  );
}
