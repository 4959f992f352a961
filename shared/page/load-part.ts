/**
 * Loads a part that is rarely needed. A part that is missing once (a deploy in between, a lost
 * connection) is asked for a second time before the promise rejects.
 */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(load);
}
