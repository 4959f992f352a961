/**
 * The script that a page includes [embedding Mount points]. It finds the mount points, loads each widget's code when it
 * is due, and watches for mount points that legacy scripts add. It has no framework and no validation, because every
 * page loads it.
 */
import { claimPage } from '../page/claim-page.ts';
import { emitEarly } from '../page/events.ts';
import { registry } from '../page/registry.ts';
import { hasFailed } from '../page/storage/failed-release.ts';
import type { CartAccess } from './cart/cart-access.ts';
import type { FallBack } from './fall-back.ts';
import { isDebug } from './load-widget.ts';
import type { LoaderTable } from './loader-table.ts';
import { mountPoints, rareCases } from './mount-points.ts';
import type { ScriptAccess } from './script-access.ts';

/** The build replaces these names with their values. */
declare const LOADER_TABLE: LoaderTable;
declare const BUILD_VERSION: string;
/** The only difference between the loader at the root of `dist/` and the release's own. */
declare const RELEASE_DIRECTORY: string;

const table = LOADER_TABLE;
const base = new URL(RELEASE_DIRECTORY, import.meta.url).href;
const page = registry();
/** Whether this is the release's own loader: a page that pins a release gets only that one [embedding Failed release]. */
const isPinned = RELEASE_DIRECTORY === './';
const fallBack: FallBack = (...failure) =>
  import('./fall-back.ts').then(
    (module) => module.fallBack(...failure),
    () => false,
  );

if (!isPinned && hasFailed(BUILD_VERSION)) void fallBack().then((isDone) => isDone || run());
else run();

function run(): void {
  if (!claimPage(base, BUILD_VERSION))
    return void rareCases().then((rare) => rare.reportTwoBuilds(base, BUILD_VERSION));
  if (page.running) return;
  page.running = true;
  // The widgets that follow the event may still be loading.
  document.addEventListener('cb:cart-refresh', () => {
    page.cartChanged = true;
  });
  const points = mountPoints(table, base, isPinned ? undefined : fallBack);
  const { mount } = points;
  // An element of the page may have this name; it isn't a list.
  const given: unknown = window.cbWidgets?.queue;
  const queue: unknown[] = Array.isArray(given) ? given : [];
  /** An action on the cart, whose code is loaded with the first call. Without any code, nothing was changed. */
  const act =
    (action: keyof CartAccess) =>
    (...given: unknown[]) =>
      rareCases().then(
        (rare) => rare.actOnCart(action, given),
        () => ({ ok: false, lines: [], count: 0, added: [], refused: given[0], reason: 'Please try again.' }),
      ) as Promise<never>;
  const access: ScriptAccess = {
    version: page.version as string,
    // The page's own event, after which the widgets only read.
    refreshCart: () => emitEarly('cb:cart-refresh'),
    ready: (name) => rareCases().then((rare) => rare.whenReady(name)),
    cart: { get: act('get'), add: act('add'), setQuantity: act('setQuantity') },
    queue,
    ...points,
  };
  window.cbWidgets = access;
  queue.push = ((...entries: unknown[]) => {
    // They stay in the list until they are carried out, because the previous release may have to do that.
    Array.prototype.push.apply(queue, entries);
    return rareCases().then(
      (rare) => rare.carryOut(queue, access),
      () => {},
    );
  }) as never;
  if (queue[0]) queue.push();
  function start(): void {
    mount();
    addEventListener('pageshow', ({ persisted }) => mount(document, persisted));
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, attributeName, target } of records) {
        // The target only for its attribute, because `unmount` changes a mount point, too, when it empties it.
        for (const node of attributeName ? [target] : addedNodes) {
          mount(node);
          // Translators replace texts with such an element.
          if ((node as Element).localName === 'font')
            void rareCases().then((rare) => rare.translated(records));
        }
      }
    });
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-cb-widget'] });
  }
  // Debug mode examines the previous page widgets replace the content of their mount points.
  if (document.readyState === 'loading' || isDebug())
    void rareCases()
      .then((rare) => rare.prepare(mount, table))
      .then(start, start);
  else start();
}
