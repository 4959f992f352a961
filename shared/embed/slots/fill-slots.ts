/**
 * Puts content of the page into the places that a widget has for it [embedding Slots]. A place is an element with
 * `data-cb-place`, empty, or in a row the cell with the row's own buttons; the content comes last in it, is the page's own,
 * and no runtime touches it. Places come and go with the state of the widget, the content does not: it waits for the next one.
 */
import { createSlot, type Slot } from './slot.ts';

const SLOT = 'data-cb-place';

/** By template, so that content and listeners live on where the page mounts a widget again. */
const slots = new WeakMap<HTMLTemplateElement, Slot>();

/**
 * Fills the places of one island, now and whenever there are others. The element may leave the page and come back.
 * @param host the island's element
 * @param templates what the page has written into it, with `data-cb-slot`
 */
export function fillSlots(host: Element, templates: Iterable<HTMLTemplateElement>): void {
  const all = [...templates].map((template): [name: string, slot: Slot] => {
    const slot = slots.get(template) ?? createSlot(template.content);
    slots.set(template, slot);
    return [template.getAttribute('data-cb-slot') ?? '', slot];
  });

  function fill(): void {
    // The content may stand in another element by now, which the page has mounted in place of this one.
    if (!host.isConnected) return;
    const elements = [...host.querySelectorAll<HTMLElement>(`[${SLOT}]`)]
      // An island that stands in a slot has places of its own.
      .filter((element) => element.closest('.cb-island') === host);
    for (const [name, slot] of all)
      slot.fill(elements.filter((element) => element.getAttribute(SLOT) === name));
  }

  // It ends with the element: nothing else holds the observer.
  new MutationObserver(fill).observe(host, { childList: true, subtree: true });
  fill();
}
