import { registry } from './registry.ts';

/** Creates the page's one status region. A region must exist before its first text is set. */
export function prepareLiveRegion(): HTMLElement {
  const page = registry();
  if (!page.liveRegion) {
    page.liveRegion = document.createElement('div');
    page.liveRegion.className = 'cb-hidden-text';
    // Firefox before 119 has no property for it.
    page.liveRegion.setAttribute('role', 'status');
  }
  // Everything outside of a modal dialog is inert, and inert regions aren't read.
  const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (page.liveRegion.parentNode !== home) {
    // A text that moves with the region would be read again.
    page.liveRegion.textContent = '';
    home.append(page.liveRegion);
  }
  return page.liveRegion;
}
