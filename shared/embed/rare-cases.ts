/**
 * What few pages need of the loader, which fetches it then: waiting for a widget, a queue, words for a mistake, the way
 * to debug mode.
 */
import { listen } from '../page/events.ts';
import { registry } from '../page/registry.ts';
import { report } from '../page/report.ts';
import { readStateBlock, STATE_BLOCK } from '../page/state-block.ts';
import { whenParsed } from '../page/when-parsed.ts';
import { reportAttribute } from './attribute-mistake.ts';
import type { LoaderTable } from './loader-table.ts';
import { isPassed } from './parser-position.ts';
import type { MountStatus, ScriptAccess } from './script-access.ts';

/**
 * Waits for a widget [embedding Ready].
 * @param name of the widget
 * @returns the element of the first one that shows something. It waits where the page has no mount point for it, for
 *   one may come. It rejects with an error that names the widget and the reason where it is off, and where it has failed
 *   and no other mount point is left that may show it.
 */
export function whenReady(name: string): Promise<Element> {
  return new Promise((resolve, reject) => {
    const lose = (reason: string) => reject(new Error(`${name} ${reason}`));
    // Nothing is shown or off before, and a mount point may still come.
    whenParsed(() => {
      const element = statesOf(name)
        .find(({ state }) => state === 'mounted')
        ?.element.querySelector(`cb-${name}`);
      if (element) return resolve(element);
      if (isNamedOff(name)) return lose(OFF);
      const [first] = statesOf(name);
      if (first && isLost(name))
        return lose(first.state === 'failed' ? 'has failed before: the problem is reported.' : OFF);
      const ends = [
        listen('cb:widget-mounted', (mounted) => {
          if (mounted.name === name) settle(() => resolve(mounted.element));
        }),
        listen('cb:widget-failed', (failed) => {
          if (failed.name === name && isLost(name)) settle(() => lose(`has failed: ${failed.reason}`));
        }),
      ];
      function settle(end: () => void): void {
        for (const stop of ends) stop();
        end();
      }
    });
  });
}

const OFF = 'is off: config.off names it, or data-cb-load="off" stands on its mount point.';

function statesOf(name: string): MountStatus[] {
  return (window.cbWidgets?.status?.() ?? []).filter((point) => point.name === name);
}

/** Whether no mount point is left that may show the widget. In debug mode the loader has not looked at them all yet. */
function isLost(name: string): boolean {
  return statesOf(name).every(
    ({ element, state }) => /failed|off/.test(state) || element.matches('[data-cb-load=off]'),
  );
}

function isNamedOff(name: string): boolean {
  const { off } = Object(readStateBlock().config) as { off?: unknown };
  return Array.isArray(off) && off.includes(name);
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
    if (call === 'ready') {
      // What keeps the widget from coming is on the console, or the page has said it itself.
      void access.ready(argument).then(callback, () => {});
    }
  }
}

/**
 * What comes before the widgets are mounted on a page that is still coming, and in debug mode.
 * @returns settles when the page is parsed, and debug mode has found what can be found before that
 */
export async function prepare(mount: (root: Node) => void, table: LoaderTable): Promise<void> {
  await mountParsed(mount);
  if (isDebugged()) (await import('./debug/debug-page.ts')).debugPage(widgetNames(table));
}

/** Whether the page's address asks for debug mode by `cb-debug`, or `config.debug` is a flag that is set [embedding Debug]. */
function isDebugged(): boolean {
  const { debug: flag } = Object(readStateBlock().config) as { debug?: unknown };
  return /[?&]cb-debug\b/.test(location.search) || /^(true|1)$/.test(String(flag));
}

/**
 * Mounts, on a page that is still coming, each mount point as soon as the parser has passed it and the state block
 * [embedding Streamed pages]. Debug mode waits for the whole page.
 * @returns settles when the page is parsed
 */
function mountParsed(mount: (root: Node) => void): Promise<void> {
  const mounted = new WeakSet<Element>();
  function look(): void {
    if (!isPassed(document.querySelector(STATE_BLOCK)) || isDebugged()) return;
    registry().ahead = true;
    for (const point of document.querySelectorAll('[data-cb-widget]')) {
      if (mounted.has(point) || !isPassed(point)) continue;
      mounted.add(point);
      mount(point);
    }
  }
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  look();
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') return end();
    document.addEventListener('DOMContentLoaded', end);
    function end(): void {
      observer.disconnect();
      resolve();
    }
  });
}

/** Keeps the texts of islands true beside a translator; what it has done until now is undone, so that it does it again. */
export async function translated(records: MutationRecord[]): Promise<void> {
  (await import('./translated-texts.ts')).followTranslator(records);
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
  if (isKnown) reportAttribute(point, 'data-cb-load', 'eager, visible, idle or off', 'it is ignored');
  else {
    const expected = names.join(' or ');
    reportAttribute(point, 'data-cb-widget', expected, 'nothing is mounted', 'unknown-widget');
  }
}

/** Reports a widget whose code could not be loaded [reliability Missing code]. */
export function reportNotLoaded(widget: string, element: Element, error: unknown): void {
  report('widget-not-loaded', `${widget} could not be loaded.`, { widget, error, element });
}

function widgetNames({ widgets }: LoaderTable): string[] {
  return Object.keys(widgets);
}
