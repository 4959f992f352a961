/**
 * Goes to a section as a link does, but gliding unless less motion is asked for, and with the focus.
 * @returns false where the section is no longer on the page
 */
export function showSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  // Not the link's own way: on a page with <base> that leads to another page.
  const url = new URL(`#${id}`, location.href);
  if (url.href !== location.href) history.pushState(null, '', url);
  moveFocus(section);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' });
  return true;
}

/** A section can have the focus only as long as it has it, so that a click in its text does not move it there. */
function moveFocus(section: HTMLElement): void {
  if (section.tabIndex < 0 && !section.hasAttribute('tabindex')) {
    section.tabIndex = -1;
    section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
  }
  section.focus({ preventScroll: true });
}
