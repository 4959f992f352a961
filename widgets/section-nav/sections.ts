/** The sections of a page: which there are, which is being read, and how to go to one [2 §2 Section navigation]. */

/** A section of the page that can be gone to. */
export interface Section {
  id: string;
  /** What its link says. */
  text: string;
}

/**
 * Finds sections by their ids [2 §2 Section navigation].
 * @returns those that are on the page, in the order of the ids, and the ids of those that are not
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

/** The name that the page gives the section for assistive technology. */
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

/** Rounding or a border may stop a section a little lower than asked for. It counts as reached within this many px. */
const TOLERANCE = 8;

/**
 * Says which section is being read: the last one that begins at, or above, the line where links take a section to. Near
 * the end of the page the last sections share the window: then it is the one last asked for, else the last. Their
 * places are measured, since an IntersectionObserver does not report a jump over a whole section.
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

/**
 * Goes to a section as a link does, with the focus. The page glides unless less motion is asked for.
 * @returns false where the section is no longer on the page
 */
export function showSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  // On a page with <base> the link's own address leads to another page.
  const url = new URL(`#${id}`, location.href);
  if (url.href !== location.href) history.pushState(null, '', url);
  // The focus on a whole section would have all of it read.
  moveFocus(findHeading(section) ?? section);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' });
  return true;
}

/** It is focusable only while it has the focus, so that a click in its text does not move the focus there. */
function moveFocus(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
