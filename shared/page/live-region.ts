import { registry } from './registry.ts';

/** Makes the page's one status region, since a region must stand before its first text is set. */
export function prepareLiveRegion(): HTMLElement {
  const page = registry();
  if (!page.liveRegion) {
    page.liveRegion = document.createElement('div');
    page.liveRegion.className = 'cb-hidden-text';
    // Firefox before 119 has no property for it.
    page.liveRegion.setAttribute('role', 'status');
  }
  // Whatever is outside of a modal dialog is inert, and inert regions are not read.
  const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (page.liveRegion.parentNode !== home) {
    // A text that moves along would be read a second time.
    page.liveRegion.textContent = '';
    home.append(page.liveRegion);
  }
  return page.liveRegion;
}
