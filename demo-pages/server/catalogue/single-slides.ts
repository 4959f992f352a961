import { type Product, shelf } from './product.ts';

const slide = shelf('microscopes', { weight: 0.1 });

/**
 * Slides that are sold singly: `PS10001` to `PS10475`. They are ordered from lists and are on no page of the catalogue,
 * so there are enough of them for a list of any length.
 */
export const SINGLE_SLIDES: readonly Product[] = Array.from({ length: 475 }, (_, index) =>
  slide(`PS${10_001 + index}`, `Prepared Slide No. ${index + 1}`, 4.25, 'slides 280'),
);
