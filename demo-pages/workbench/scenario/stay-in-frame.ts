/**
 * In a frame of the gallery, scrolling or focusing an element would scroll the gallery, too. This limits it to the
 * framed page.
 */
export function stayInFrame(): void {
  if (parent === window) return;
  Element.prototype.scrollIntoView = function scrollHere(): void {
    const { top } = this.getBoundingClientRect();
    const margin = Number.parseFloat(getComputedStyle(this).scrollMarginTop) || 0;
    scrollTo({ top: scrollY + top - margin, behavior: 'instant' });
  };
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusHere(options?: FocusOptions): void {
    focus.call(this, { ...options, preventScroll: true });
    const { top, bottom } = this.getBoundingClientRect();
    if (!options?.preventScroll && (top < 0 || bottom > innerHeight)) this.scrollIntoView();
  };
}
