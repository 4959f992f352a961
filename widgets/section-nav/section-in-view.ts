import type { Section } from './find-sections.ts';

/** A section that stopped this many px lower than asked for, by rounding or a border, counts as reached. */
const TOLERANCE = 8;

/**
 * Says which section is being read: the last whose beginning has come up to where links take it to. Where
 * the page can't be scrolled so far, the last sections share the window: then it is the one last asked for,
 * else the last. Measured, not told by an observer: one of those says nothing of a jump over a whole section.
 * @param chosen id of the section that was last asked for
 */
export function sectionInView(sections: readonly Section[], chosen: string | undefined): string | undefined {
  const { scrollHeight } = document.documentElement;
  const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const placed = sections.flatMap(({ id }) => {
    const element = document.getElementById(id);
    // A section that is not displayed has no place.
    if (!element?.getClientRects().length) return [];
    const margin = parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    return [{ id, top: element.getBoundingClientRect().top - margin - line - TOLERANCE }];
  });
  const reached = placed.filter(({ top }) => top <= 0).sort((one, other) => other.top - one.top);
  const below = placed.filter(({ top }) => top > 0 && top + line < innerHeight);
  if (below.length > 0 && scrollY + innerHeight >= scrollHeight - 2) {
    if (below.some(({ id }) => id === chosen)) return chosen;
    if (scrollY > 0) return below.at(-1)?.id;
  }
  return (reached[0] ?? below[0])?.id;
}
