import { lazyPart } from '../../shared/ui/lazy-part.tsx';

/** The dialog about items that may not be ordered, loaded when a checkout first stops at them. */
export const RestrictionNotice = lazyPart(
  async () => (await import('./cart-page-restrictions.ts')).RestrictionNotice,
);

/** The way to their rows; in the same file. */
export const RestrictedReview = lazyPart(
  async () => (await import('./cart-page-restrictions.ts')).RestrictedReview,
);
