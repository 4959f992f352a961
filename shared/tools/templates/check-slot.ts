/** The rule for content of the page that is to stand in a place of a widget [embedding Slots]. */
import { didYouMean } from '../../domain/nearest-name.ts';
import type { KnownWidgets } from '../known-widgets.ts';
import { type Finding, findingAt } from './findings.ts';
import { attributeOf, type Item, type TemplateFile } from './template-file.ts';

/**
 * Checks that content for a place stands in a template, within a mount point whose widget has the place. A fragment that
 * is included into a mount point is checked as it stands, so there a mount point around it is not asked for.
 * @returns nothing where all is well
 */
export function checkSlot(
  file: TemplateFile,
  { tag, widget }: Extract<Item, { kind: 'slot' }>,
  widgets: KnownWidgets,
): Finding[] {
  const attribute = attributeOf(tag, 'data-cb-slot');
  if (!attribute) return [];
  const { value, start, dynamic } = attribute;
  const tell = (message: string) => [findingAt(file, start, 'unknown-slot', 'error', message)];
  if (tag.name !== 'template')
    return tell(`<${tag.name}> is no slot. Write <template data-cb-slot="${value}">.`);
  if (widget === null) {
    return file.isFrame
      ? tell('This template stands in no mount point. Put it into that of its widget.')
      : [];
  }
  const known = widgets.get(widget);
  // JSP decides, or the rule for the mount point tells.
  if (dynamic || !known) return [];
  const slots = Object.keys(known.documentation.slots ?? {});
  if (slots.includes(value)) return [];
  const all = slots.length ? ` It has ${slots.join(', ')}.` : ' It has none.';
  return tell(`${widget} has no slot "${value}".${didYouMean(value, slots) || all}`);
}
