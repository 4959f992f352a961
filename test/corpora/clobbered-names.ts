/**
 * Names that an element of a page may have as its id or name, so that `window` or `document` returns the element where
 * a script expects something else: names that the widgets write or read, and names that old pages really have.
 */
export const CLOBBERED_NAMES = (
  'cbWidgets cb-state cbState dataLayer cb-live cb-island cb-notices cb quick-order loader config profile cart navigation ' +
  'message registry state queue mount unmount status ready version refreshCart CustomElementRegistry ' +
  'login search email password submit action method target form items item length name id title total quantity value ' +
  'content data options result response error errors'
).split(' ');

/** Names of `document` itself: a form of that name replaces it for every script of the page. */
export const CLOBBERED_DOCUMENT =
  'forms images links scripts anchors all cookie domain referrer URL dir lastModified'.split(' ');
