/**
 * Puts content of the page into a widget's slots [embedding Slots]. A place is an element with `data-cb-place`: empty,
 * or in a row the cell with the row's own buttons, after which the content is appended. The content belongs to the
 * page, and no runtime touches it. Places come and go with the state of the widget; the content is kept for the next
 * place.
 */
import { createSlot, type Slot } from './slot.ts';

const SLOT = 'data-cb-place';

/** By template, so that content and listeners survive if the page mounts a widget again. */
const slots = new WeakMap<HTMLTemplateElement, Slot>();

/**
 * Fills the places of one island, now and whenever they change. The element may leave the page and come back.
 * @param host the island's element
 * @param templates the page's templates in it, with `data-cb-slot`
 */
export function fillSlots(host: Element, templates: Iterable<HTMLTemplateElement>): void {
  const all = [...templates].map((template): [name: string, slot: Slot] => {
    const slot = slots.get(template) ?? createSlot(template.content);
    slots.set(template, slot);
    return [template.getAttribute('data-cb-slot') ?? '', slot];
  });

  function fill(): void {
    // The content may by now be in another element, which the page has mounted instead of this one.
    if (!host.isConnected) return;
    const elements = [...host.querySelectorAll<HTMLElement>(`[${SLOT}]`)]
      // An island inside a slot has its own places.
      .filter((element) => element.closest('.cb-island') === host);
    for (const [name, slot] of all)
      slot.fill(elements.filter((element) => element.getAttribute(SLOT) === name));
  }

  // The observer ends with the element, because nothing else references it.
  new MutationObserver(fill).observe(host, { childList: true, subtree: true });
  fill();
}
