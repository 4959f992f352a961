/** The data that the server printed into the page; the code that reads a part validates it. */
export interface StateBlock {
  config?: unknown;
  profile?: unknown;
  cart?: unknown;
  navigation?: unknown;
  message?: unknown;
}
