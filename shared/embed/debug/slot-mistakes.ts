/** Mistakes in a page's content for slots [embedding Slots]. */
import { didYouMean } from '../../domain/nearest-name.ts';
import { report } from '../../page/report.ts';
import { SLOTS } from '../slots/slot-names.ts';

/** Reports content for an unknown slot, outside of a mount point, or in an element other than a template. */
export function findSlotMistakes(): void {
  for (const element of document.querySelectorAll('[data-cb-slot]')) {
    const slot = element.getAttribute('data-cb-slot') ?? '';
    const widget = widgetAround(element);
    const known = (SLOTS as Record<string, readonly string[]>)[widget] ?? [];
    const tell = (what: string) =>
      report('unknown-slot', `data-cb-slot="${slot}" ${what}`, { widget, element });
    if (!widget) tell('is outside of any mount point; put the template into the mount point of its widget.');
    else if (element.localName !== 'template')
      tell(`is on <${element.localName}>; write <template data-cb-slot="${slot}">.`);
    else if (!known.includes(slot)) {
      const all = known.length ? `has ${known.join(', ')}` : 'has no slots';
      tell(`is not a slot of ${widget}, which ${all}.${didYouMean(slot, known)}`);
    }
  }
}

/** The widget whose mount point or own element contains an element. */
function widgetAround(element: Element): string {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const name = around.getAttribute('data-cb-widget') ?? /^cb-(.+)/.exec(around.localName)?.[1];
    if (name) return name;
  }
  return '';
}
