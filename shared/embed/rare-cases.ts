/**
 * The parts of the loader that few pages need, fetched on demand: waiting for a widget, the queue, reports of mistakes,
 * debug mode.
 */
import { endUnusedReads } from '../api/transport/send.ts';
import { listen } from '../page/events.ts';
import { loadModule } from '../page/lazy/lazy-module.ts';
import { defineMessages } from '../page/messages.ts';
import { watchPolicy } from '../page/problems/watch-policy.ts';
import { registry } from '../page/registry.ts';
import { report } from '../page/report.ts';
import { readStateBlock, STATE_BLOCK } from '../page/state-block.ts';
import { whenParsed } from '../page/when-parsed.ts';
import { reportAttribute } from './attribute-mistake.ts';
import type { CartAccess } from './cart/cart-access.ts';
import { type LoaderTable, widgetNames } from './loader-table.ts';
import { isPassed } from './parser-position.ts';
import type { MountStatus, ScriptAccess } from './script-access.ts';

export { reportTwoBuilds } from '../page/problems/two-builds.ts';

/**
 * Waits for a widget [embedding Ready].
 * @param name of the widget
 * @returns the element of the first one that shows something. Waits if the page has no mount point for it, because one
 *   may be added. Rejects with an error that names the widget and the reason if it is off, or if it has failed and no
 *   other mount point can still show it.
 */
export function whenReady(name: string): Promise<Element> {
  return new Promise((resolve, reject) => {
    const lose = (reason: string) => reject(new Error(`${name} ${reason}`));
    // Until then, no widget is shown or off, and mount points may still be parsed.
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

/**
 * Whether no mount point can still show the widget. In debug mode, the loader may not have examined all of them yet.
 */
function isLost(name: string): boolean {
  return statesOf(name).every(
    ({ element, state }) => /failed|off/.test(state) || element.matches('[data-cb-load=off]'),
  );
}

function isNamedOff(name: string): boolean {
  const { off } = Object(readStateBlock().config) as { off?: unknown };
  return Array.isArray(off) && off.includes(name);
}

const messages = defineMessages('shared', {
  cartNotLoaded: 'Part of this page didn’t load, so nothing was changed. Please try again.',
});

/**
 * Carries out an action on the cart for a script of the page [embedding Cart actions].
 * @param given whatever the script passed
 * @returns the outcome. If the code can't be loaded, one that fits each action: all items are refused
 */
export async function actOnCart(action: keyof CartAccess, given: readonly unknown[]): Promise<unknown> {
  try {
    const { getCart, addItems, setQuantityOf } = await loadModule(() => import('./cart/cart-actions.ts'));
    if (action === 'get') return getCart();
    return action === 'add' ? addItems(given[0]) : setQuantityOf(given[0], given[1]);
  } catch {
    const reason = messages.cartNotLoaded;
    const [items] = given;
    const refused = Array.isArray(items) ? items.map((item) => ({ ...item, reason })) : [];
    return { ok: false, reason, lines: [], count: 0, added: [], refused };
  }
}

/**
 * Makes the calls that a page has pushed to `cbWidgets.queue` [embedding Queue], and empties the list. Entries that name no
 * call are skipped.
 * @param entries `['mount', root]`, `['refreshCart']`, `['ready', name, callback]`, and the actions of
 *   `cart`, such as `['cart.add', items, callback]`; the callback gets the outcome
 */
export function carryOut(
  entries: unknown[],
  access: Pick<ScriptAccess, 'mount' | 'refreshCart' | 'ready' | 'cart'>,
): void {
  for (const entry of entries.splice(0)) {
    const [call, argument, callback, last] = Array.isArray(entry) ? entry : [];
    if (call === 'cart.get') void access.cart.get().then(argument);
    if (call === 'cart.add') void access.cart.add(argument).then(callback);
    if (call === 'cart.setQuantity') void access.cart.setQuantity(argument, callback).then(last);
    if (call === 'mount') access.mount(argument);
    if (call === 'refreshCart') access.refreshCart();
    if (call === 'ready') {
      // The reason is on the console, or the page itself switched the widget off.
      void access.ready(argument).then(callback, () => {});
    }
  }
}

/**
 * The steps before widgets are mounted: on a page that is still being parsed, and in debug mode.
 * @returns settles once the page is parsed and debug mode has examined it
 */
export async function prepare(mount: (root: Node) => void, table: LoaderTable): Promise<void> {
  await mountParsed(mount);
  if (isDebugged()) (await import('./debug/debug-page.ts')).debugPage(widgetNames(table));
}

/** Whether the page requests debug mode, by `cb-debug` in its address or by `config.debug` [embedding Debug]. */
function isDebugged(): boolean {
  const { debug: flag } = Object(readStateBlock().config) as { debug?: unknown };
  return /[?&]cb-debug\b/.test(location.search) || /^(true|1)$/.test(String(flag));
}

/**
 * On a page that is still being parsed, mounts each mount point as soon as the parser has passed it and the state block
 * [embedding Streamed pages]. Debug mode waits for the whole page.
 * @returns settles once the page is parsed
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

/**
 * Keeps the texts of islands up to date on a translated page. Undoes earlier translations, so that the translator
 * repeats them.
 */
export async function translated(records: MutationRecord[]): Promise<void> {
  (await import('./translated-texts.ts')).followTranslator(records);
}

/** The reported name of each mount point. */
const told = new WeakMap<Element, string>();

/**
 * Reports a mistake in a mount point [embedding Mistakes]: its name, otherwise its `data-cb-load`. Each mistake is
 * reported once.
 */
export async function reportMountPoint(point: Element, table: LoaderTable): Promise<void> {
  const name = point.getAttribute('data-cb-widget') ?? '';
  if (told.get(point) === name) return;
  told.set(point, name);
  const names = widgetNames(table);
  const isKnown = names.includes(name);
  if (isKnown) reportAttribute(point, 'data-cb-load', 'eager, visible, idle or off', 'it is ignored');
  else {
    const { nearestName } = await import('../domain/nearest-name.ts');
    const near = nearestName(name, names);
    const expected = near ? `"${near}", the most similar name` : names.join(' or ');
    reportAttribute(point, 'data-cb-widget', expected, 'nothing is mounted', 'unknown-widget');
  }
}

/** Reports a widget whose code could not be loaded [reliability Missing code]. */
export function reportNotLoaded(widget: string, element: Element, error: unknown): void {
  report('widget-not-loaded', `${widget} could not be loaded.`, { widget, error, element });
  endUnusedReads(widget);
  // The content policy may be the reason.
  watchPolicy();
}
