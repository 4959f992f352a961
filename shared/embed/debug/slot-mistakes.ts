/** Mistakes in a page's content for slots [embedding Slots]. */
import { didYouMean } from '../../domain/nearest-name.ts';
import { SLOTS } from '../slots/slot-names.ts';
import { tell } from './tell.ts';

/** Reports content for an unknown slot, outside of a mount point, or in an element other than a template. */
export function findSlotMistakes(): void {
  for (const element of document.querySelectorAll('[data-cb-slot]')) {
    const slot = element.getAttribute('data-cb-slot') ?? '';
    const widget = widgetAround(element);
    const known = (SLOTS as Record<string, readonly string[]>)[widget] ?? [];
    const tellOf = (what: string, near?: string) =>
      tell('unknown-slot', `data-cb-slot="${slot}" ${what}`, { widget, element }, near);
    if (!widget) tellOf('is outside of any mount point');
    else if (element.localName !== 'template') tellOf(`is on <${element.localName}>`);
    else if (!known.includes(slot)) {
      const all = known.length ? `has ${known.join(', ')}` : 'has no slots';
      tellOf(`is not a slot of ${widget}, which ${all}`, didYouMean(slot, known));
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
