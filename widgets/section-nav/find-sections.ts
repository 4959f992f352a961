/** A section of the page that can be gone to. */
export interface Section {
  id: string;
  /** What its link says. */
  text: string;
}

/**
 * Finds sections by their ids [2 §2, Header].
 * @returns those that are on the page, in the order of the ids, and the ids of those that are not
 */
export function findSections(ids: readonly string[]): { sections: Section[]; missing: string[] } {
  const sections: Section[] = [];
  const missing: string[] = [];
  for (const id of new Set(ids)) {
    const element = document.getElementById(id);
    if (element) sections.push({ id, text: labelOf(element) || headingOf(element) || inWords(id) });
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
  const headings = 'h1, h2, h3, h4, h5, h6, [role="heading"]';
  const heading = section.matches(headings) ? section : section.querySelector(headings);
  return plain(heading?.textContent);
}

/** 'pond-life' → 'Pond life'. */
function inWords(id: string): string {
  const text = plain(id.replace(/[-_.:]+/g, ' '));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function plain(text: string | null | undefined): string {
  return text?.replace(/\s+/g, ' ').trim() ?? '';
}
