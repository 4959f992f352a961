/** A small turning ring for work of unknown length; text beside it says what is being done. */
export function Spinner() {
  return <span className="cb-spinner" aria-hidden="true" />;
}
