/** What the server already knew when it rendered the page; each part is checked where it is read. */
export interface StateBlock {
  config?: unknown;
  profile?: unknown;
  cart?: unknown;
  navigation?: unknown;
  message?: unknown;
}
