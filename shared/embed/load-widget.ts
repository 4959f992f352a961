import type { FirstRead, WidgetRow } from 'virtual:widgets';
import { startEarlyRead } from '../api/early-read.ts';
import { readStateBlock } from '../page/state-block.ts';
import { makeLink } from './make-link.ts';

/**
 * Asks for everything a widget needs at once: its modules, its stylesheets, its first reads.
 * @param base the directory that the row's paths start from
 * @returns rejects when the code can't be had at the second attempt either
 */
export function loadWidget(row: WidgetRow, base: string): Promise<unknown> {
  for (const file of row.css) ask('stylesheet', file, base);
  for (const file of [row.file, ...row.imports]) ask('modulepreload', file, base);
  for (const read of row.firstReads ?? []) if (isWanted(read)) startEarlyRead(read.path);
  const load = () => import(base + row.file);
  return load().catch(load);
}

/** A link that fails is taken away, so that the widget does not wait for it but asks anew. */
function ask(rel: 'stylesheet' | 'modulepreload', file: string, base: string): void {
  if (document.querySelector(`link[href$="${file}"]`)) return;
  const link = makeLink(rel, base + file);
  link.onerror = () => link.remove();
  document.head.append(link);
}

function isWanted({ unlessState, unlessQuery }: FirstRead): boolean {
  if (unlessState && readStateBlock()[unlessState]) return false;
  return !unlessQuery || !`&${location.search.slice(1)}&`.includes(`&${unlessQuery}&`);
}
