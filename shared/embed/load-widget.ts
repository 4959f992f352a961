import { startEarlyRead } from '../api/early-read.ts';
import { apiBaseIn } from '../page/api-base.ts';
import { loadPart } from '../page/load-part.ts';
import type { StateBlock } from '../page/state-block.ts';
import { makeLink } from './make-link.ts';

/**
 * Asks for everything a widget needs at once: its modules, its stylesheets, its first reads.
 * @param files the widget's own module first
 * @param base the directory that the files are in
 * @param firstReads each with its conditions, as `loader-table.mjs` writes it
 * @returns rejects when the code can't be had at the second attempt either
 */
export function loadWidget(files: string[], base: string, firstReads: string[]): Promise<unknown> {
  for (const file of files) ask(file, base);
  for (const read of firstReads) {
    const [path = '', unlessState, unlessQuery] = read.split(',');
    const state = printedState();
    const asksForOther = unlessQuery && new RegExp(`[?&](${unlessQuery})`).test(location.search);
    if (!asksForOther && !state[unlessState as keyof StateBlock]) startEarlyRead(apiBaseIn(state), path);
  }
  return loadPart(() => import(base + files[0]));
}

/** A link that fails is taken away, so that the widget does not wait for it but asks anew. */
function ask(file: string, base: string): void {
  if (document.querySelector(`link[href$="${file}"]`)) return;
  const link = makeLink(file.endsWith('css') ? 'stylesheet' : 'modulepreload', base + file);
  link.onerror = () => link.remove();
  document.head.append(link);
}

/** What the page printed, as it is: the widgets read it again with care, and report what is wrong with it. */
function printedState(): StateBlock {
  try {
    return JSON.parse(document.getElementById('cb-state')?.textContent ?? '') ?? {};
  } catch {
    return {};
  }
}
