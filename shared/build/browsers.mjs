/**
 * The oldest browsers the widgets are built for: import maps, cascade layers, container queries and
 * `<dialog>` without a polyfill. Older ones keep the page's own content.
 */
export const JS_TARGET = ['es2022', 'chrome111', 'edge111', 'firefox114', 'safari16.4'];

/** The same in the form lightningcss takes: major, minor and patch number in one integer. */
export const CSS_TARGETS = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 114 << 16,
  safari: (16 << 16) | (4 << 8),
  ios_saf: (16 << 16) | (4 << 8),
};
