/**
 * The script that a page includes [embedding Mount points]. It finds the mount points, loads each widget's code when it
 * is due, and watches for mount points that legacy scripts add. It has no framework and no validation, because every
 * page loads it.
 */
import { claimPage } from '../page/claim-page.ts';
import { emit } from '../page/events.ts';
import { registry } from '../page/registry.ts';
import { isDebug } from './load-widget.ts';
import type { LoaderTable } from './loader-table.ts';
import { later, type MountStatus, mountPoints } from './mount-points.ts';

/** The build replaces these names by their values. */
declare const LOADER_TABLE: LoaderTable;
declare const BUILD_VERSION: string;
/** The loader at the root of `dist/` and the release's own are one text but for this. */
declare const RELEASE_DIRECTORY: string;

/** What scripts of the page may call, as `window.cbWidgets`. */
export interface ScriptAccess {
  /** The version of the package and the mark of the build: '0.1.0+3f2a9c1e'. */
  readonly version: string;
  /** Mounts whatever shows no widget in a part of the page. */
  mount(root?: Node): void;
  /** Takes the widgets out of a part of the page; its mount points get their content back. */
  unmount(root: Node): void;
  /** Has the widgets read the cart again. */
  refreshCart(): void;
  /** How far each mount point has come. */
  status(): MountStatus[];
  /**
   * Resolves to the element of a widget once it shows something. Rejects where the widget is off or has failed; waits
   * where the page does not have it.
   */
  ready(name: string): Promise<Element>;
  /** Carries out what is pushed, as before the loader had come. */
  queue: unknown[];
}

/** The same before the loader has come: what the page has written down for it, and no call. */
export type ScriptQueue = Pick<ScriptAccess, 'queue'> & Partial<ScriptAccess>;

declare global {
  interface Window {
    cbWidgets?: ScriptAccess | ScriptQueue;
  }
}

const base = new URL(RELEASE_DIRECTORY, import.meta.url).href;
const page = registry();

if (claimPage(base, BUILD_VERSION) && !page.running) {
  page.running = true;
  // The widgets that follow the event may still be on their way.
  document.addEventListener('cb:cart-refresh', () => {
    page.cartChanged = true;
  });
  const points = mountPoints(LOADER_TABLE, `${base}assets/`);
  const { mount } = points;
  // An element of the page may have this name, and gives no list.
  const given: unknown = window.cbWidgets?.queue;
  const queue: unknown[] = Array.isArray(given) ? given : [];
  const access: ScriptAccess = {
    version: page.version as string,
    refreshCart: () => emit('cb:cart-refresh'),
    ready: (name) => later('whenReady', name),
    queue,
    ...points,
  };
  window.cbWidgets = access;
  const push = (...entries: unknown[]) => later('carryOut', entries, access);
  queue.push = push as never;
  if (queue[0]) push(...queue.splice(0));
  function start(): void {
    mount();
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, attributeName, target } of records) {
        if (attributeName) mount(target);
        // Not the target: a mount point that `unmount` has just emptied has changed, too.
        for (const node of addedNodes) {
          mount(node);
          // As a translator puts it in the place of a text.
          if ((node as Element).localName === 'font') later('translated', records);
        }
      }
    });
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-cb-widget'] });
  }
  // Debug mode looks at the page before widgets take the place of what stands in their mount points.
  if (document.readyState === 'loading' || isDebug())
    later('prepare', mount, LOADER_TABLE).then(start, start);
  else start();
}
