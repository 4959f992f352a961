/** The rule for content that a page puts into a slot of a widget [embedding Slots]. */
import { didYouMean } from '../../domain/nearest-name.ts';
import type { KnownWidgets } from '../known-widgets.ts';
import { type Finding, findingAt } from './findings.ts';
import { attributeOf, type Item, type TemplateFile } from './template-file.ts';

/**
 * Checks that content for a slot is in a template, inside a mount point whose widget has the slot. A fragment may be included
 * into a mount point, so content of a fragment needs no mount point around it.
 * @returns no findings if there is no mistake
 */
export function checkSlot(
  file: TemplateFile,
  { tag, widget }: Extract<Item, { kind: 'slot' }>,
  widgets: KnownWidgets,
): Finding[] {
  const attribute = attributeOf(tag, 'data-cb-slot');
  if (!attribute) return [];
  const { value, start, dynamic } = attribute;
  const tell = (found: string, near?: string) => [findingAt(file, start, 'unknown-slot', found, { near })];
  if (tag.name !== 'template') return tell(`data-cb-slot="${value}" is on <${tag.name}>`);
  if (widget === null) return file.isFrame ? tell('this template is outside of any mount point') : [];
  const known = widgets.get(widget);
  // Either JSP decides, or the rule for the mount point reports it.
  if (dynamic || !known) return [];
  const slots = Object.keys(known.documentation.slots ?? {});
  if (slots.includes(value)) return [];
  const all = slots.length ? slots.join(', ') : 'none';
  return tell(`"${value}" is not a slot of ${widget}, which has ${all}`, didYouMean(value, slots));
}
