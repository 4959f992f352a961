/**
 * What few pages need of the loader, which fetches it then: waiting for a widget, a queue, words for a mistake, the way
 * to debug mode.
 */
import { listen } from '../page/events.ts';
import { readStateBlock } from '../page/state-block.ts';
import { reportAttribute } from './attribute-mistake.ts';
import type { ScriptAccess } from './loader.ts';
import type { LoaderTable } from './loader-table.ts';

/**
 * Waits for a widget [embedding Ready].
 * @param name of the widget
 * @returns the element of the first one that shows something; it waits for ever where the page never mounts one
 */
export function whenReady(name: string): Promise<Element> {
  return new Promise((resolve) => {
    const shown = window.cbWidgets?.status().find((one) => one.name === name && one.state === 'mounted');
    const element = shown?.element.querySelector(`cb-${name}`);
    if (element) return resolve(element);
    const stop = listen('cb:widget-mounted', (mounted) => {
      if (mounted.name !== name) return;
      stop();
      resolve(mounted.element);
    });
  });
}

/**
 * Carries out what a page has written into `cbWidgets.queue` [embedding Queue]. An entry that names no call is passed
 * over.
 * @param entries `['mount', root]`, `['refreshCart']`, `['ready', name, callback]`
 */
export function carryOut(
  entries: unknown[],
  access: Pick<ScriptAccess, 'mount' | 'refreshCart' | 'ready'>,
): void {
  for (const entry of entries) {
    const [call, argument, callback] = Array.isArray(entry) ? entry : [];
    if (call === 'mount') access.mount(argument);
    if (call === 'refreshCart') access.refreshCart();
    if (call === 'ready') void access.ready(argument).then(callback);
  }
}

/**
 * Starts debug mode [embedding Debug], where the page's address asks for it by `cb-debug`, or `config.debug` is a flag
 * that is set.
 * @returns settles when all is found that can be found before widgets are mounted
 */
export async function debug(table: LoaderTable): Promise<void> {
  const { debug: flag } = Object(readStateBlock().config) as { debug?: unknown };
  if (!/[?&]cb-debug\b/.test(location.search) && !/^(true|1)$/.test(String(flag))) return;
  (await import('./debug/debug-page.ts')).debugPage(widgetNames(table));
}

/** By mount point: the name that was told of. */
const told = new WeakMap<Element, string>();

/**
 * Says what is wrong with a mount point that the loader cannot read [embedding Mistakes]: its name, else the time of
 * loading. Each mistake of a mount point is told once.
 */
export function reportMountPoint(point: Element, table: LoaderTable): void {
  const name = point.getAttribute('data-cb-widget') ?? '';
  if (told.get(point) === name) return;
  told.set(point, name);
  const names = widgetNames(table);
  const isKnown = names.includes(name);
  if (isKnown) reportAttribute(point, 'data-cb-load', 'eager, visible, idle or off', 'it is left out');
  else {
    const expected = names.join(' or ');
    reportAttribute(point, 'data-cb-widget', expected, 'nothing is mounted', 'unknown-widget');
  }
}

function widgetNames({ plans }: LoaderTable): string[] {
  return plans.split(';').map((plan) => plan.split(' ', 1)[0] ?? '');
}
