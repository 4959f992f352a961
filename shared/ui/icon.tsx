/**
 * A line drawing of 20 px in the colour of the text beside it, which says the same.
 * @param drawing the path in a square of 24, see `drawings.ts`
 */
export function Icon({ drawing }: { drawing: string }) {
  return (
    <svg className="cb-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path className="cb-icon__path" d={drawing} />
    </svg>
  );
}
