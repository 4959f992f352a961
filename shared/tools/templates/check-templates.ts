/** Checks templates against the widgets' definitions. */

import { didYouMean } from '../../domain/nearest-name.ts';
import type { KnownWidgets } from '../known-widgets.ts';
import { checkMount } from './check-mount.ts';
import { checkPages } from './check-page.ts';
import { checkSlot } from './check-slot.ts';
import { checkStateBlock } from './check-state-block.ts';
import { type Finding, findingAt, inOrder, type Source } from './findings.ts';
import { kitPrefixesIn, readSource, readTemplate, type TemplateFile } from './template-file.ts';

/** Attributes that only mount points have; on another element one of them means that `data-cb-widget` is misspelled. */
const OWN = /^data-cb-/;
const ELSEWHERE = ['data-cb-link', 'data-cb-slot'];

/**
 * Checks templates [embedding Template check]. Never fails, whatever their text is.
 * @param sources all files of a site, with paths relative to one directory, in which includes are looked up
 * @returns mistakes and unknown values, by file and line
 */
export function checkTemplates(sources: readonly Source[], widgets: KnownWidgets): Finding[] {
  const read = sources.map(readSource);
  // A file may get its taglib directives from another one.
  const prefixes = new Set(read.flatMap(({ markup }) => kitPrefixesIn(markup)));
  const files = read.map((source) => readTemplate(source, prefixes));
  const findings = files.flatMap((file) => [
    ...checkItems(file, prefixes, widgets),
    ...checkOtherTags(file),
    ...checkEncoding(file),
  ]);
  return inOrder([...findings, ...checkPages(new Map(files.map((file) => [file.path, file])))]);
}

function checkItems(file: TemplateFile, prefixes: Set<string>, widgets: KnownWidgets): Finding[] {
  return file.items.flatMap((item) => {
    if (item.kind === 'mount') return checkMount(file, item.mount, widgets);
    if (item.kind === 'slot') return checkSlot(file, item, widgets);
    return item.kind === 'state' ? checkStateBlock(file, item, prefixes, widgets.keys()) : [];
  });
}

/** `data-cb-wigdet` doesn't make a mount point, so no other rule finds it. */
function checkOtherTags(file: TemplateFile): Finding[] {
  return file.markup.events.flatMap((event) => {
    if (event.type !== 'open' || event.tag.isAction) return [];
    const { name, attributes } = event.tag;
    if (name.startsWith('cb-') || attributes.some((one) => one.name === 'data-cb-widget')) return [];
    return attributes
      .filter((one) => OWN.test(one.name) && !ELSEWHERE.includes(one.name))
      .map((one) => {
        const near = didYouMean(one.name, ['data-cb-widget', ...ELSEWHERE]);
        const found = `"${one.name}" on an element without data-cb-widget`;
        return findingAt(file, one.start, 'unknown-attribute', found, { near });
      });
  });
}

/** A page's encoding doesn't apply to its tag files. */
function checkEncoding(file: TemplateFile): Finding[] {
  if (!file.path.endsWith('.tag') || !(file.usesKit || file.items.some(({ kind }) => kind === 'mount')))
    return [];
  const says = file.markup.pieces.some(
    ({ kind, name, attributes }) =>
      kind === 'directive' &&
      name === 'tag' &&
      attributes.some((one) => one.name.toLowerCase() === 'pageencoding'),
  );
  return says ? [] : [findingAt(file, 0, 'missing-encoding', '')];
}
