/** What items that may not be ordered call for: the dialog, and the way to their rows; one file. */
export { RestrictedReview } from './restricted-review.tsx';
export { RestrictionNotice } from './restriction-notice.tsx';
