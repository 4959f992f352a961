/**
 * The `onChange` or `onInput` of a controlled field whose events are handled by an element around it. React's development
 * build warns about a field without one. In a release it is undefined, because it would only be one more listener in
 * each row of a table.
 */
export const handledAbove: (() => void) | undefined =
  process.env.NODE_ENV === 'production' ? undefined : () => {};
