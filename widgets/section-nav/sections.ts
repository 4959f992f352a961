/** The sections of a page: finding them, telling which is being read, and going to one [2 §2 Section navigation]. */

/** A section of the page. */
export interface Section {
  id: string;
  /** The text of its link. */
  text: string;
}

/**
 * Finds sections by their ids [2 §2 Section navigation].
 * @returns the sections that are on the page, in the order of the ids, and the ids of those that are not
 */
export function findSections(ids: readonly string[]): { sections: Section[]; missing: string[] } {
  const sections: Section[] = [];
  const missing: string[] = [];
  for (const id of new Set(ids)) {
    const element = document.getElementById(id);
    if (element) sections.push({ id, text: labelOf(element) || headingOf(element) || readableId(id) });
    else missing.push(id);
  }
  return { sections, missing };
}

/** Returns the section's name for assistive technology, if the page gives it one. */
function labelOf(section: Element): string {
  const ids = section.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const label = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return plain(label) || plain(section.getAttribute('aria-label'));
}

function headingOf(section: Element): string {
  return plain(findHeading(section)?.textContent);
}

function findHeading(section: Element): HTMLElement | null {
  const headings = 'h1, h2, h3, h4, h5, h6, [role="heading"]';
  return section.matches(headings) ? (section as HTMLElement) : section.querySelector<HTMLElement>(headings);
}

/** 'pond-life' → 'Pond life'. */
function readableId(id: string): string {
  const text = plain(id.replace(/[-_.:]+/g, ' '));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function plain(text: string | null | undefined): string {
  return text?.replace(/\s+/g, ' ').trim() ?? '';
}

/** A section counts as reached within this many px, because rounding or a border may stop it a little lower. */
const TOLERANCE = 8;

/**
 * Returns the section that is being read: the last one that begins at or above the line that links scroll a section to.
 * At the end of the page, the last sections share the window; the current one is then the section last gone to, or the last
 * of them. Positions are measured, because an IntersectionObserver doesn't report a jump over a whole section.
 * @param chosen id of the section last gone to
 */
export function sectionInView(sections: readonly Section[], chosen: string | undefined): string | undefined {
  const { scrollHeight } = document.documentElement;
  const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const placed = sections.flatMap(({ id }) => {
    const element = document.getElementById(id);
    // A section that is not displayed has no position.
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

/**
 * Goes to a section as a link does and moves the focus there. Scrolls smoothly unless reduced motion is preferred.
 * @returns false if the section is no longer on the page
 */
export function showSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  // On a page with <base>, the link's own address may lead to another page.
  const url = new URL(`#${id}`, location.href);
  if (url.href !== location.href) history.pushState(null, '', url);
  // With the focus on the whole section, a screen reader would read all of it.
  moveFocus(findHeading(section) ?? section);
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ block: 'start', behavior: isReduced ? 'instant' : 'smooth' });
  return true;
}

/** Makes the target focusable only while it has the focus, so that a click on its text doesn't move the focus there. */
function moveFocus(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {
      once: true,
      signal: undefined,
    });
  }
  target.focus({ preventScroll: true });
}
