/** Where the ticks of a guest are kept, for the visit of this tab. */
export const KEPT_TICKS = 'cb-ticked-lines';

/** Whether some are kept; the code that reads them is loaded only then. */
export function hasKeptTicks(): boolean {
  try {
    return sessionStorage.getItem(KEPT_TICKS) !== null;
  } catch {
    return false;
  }
}
