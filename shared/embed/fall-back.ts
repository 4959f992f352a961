/**
 * Starts the previous release on a page where the current one fails [embedding Failed release]. The file is at the
 * root, beside the loader that imports it, so it can be loaded even if the release's own files can't.
 *
 * Two releases on one page would each keep a cart. So the previous one takes over only if no widget of the current one has
 * been defined. Otherwise the failed widget alone fails, and the tab's next page starts with the previous release at once.
 */
import { emitEarly } from '../page/events.ts';
import { whenActivated } from '../page/leaving/when-activated.ts';
import { RELEASE_FELL_BACK } from '../page/problems/release-fell-back.ts';
import { registry } from '../page/registry.ts';
import { noteFailed } from '../page/storage/failed-release.ts';
import { type LoaderTable, widgetNames } from './loader-table.ts';
import type { ScriptAccess } from './script-access.ts';

/** The build replaces this name with its value. */
declare const BUILD_VERSION: string;

/** A deploy or rollback replaces this with the name of the release, or with nothing if there is none. */
const PREVIOUS = '__PREVIOUS_RELEASE__';

const home = new URL(`./releases/${PREVIOUS}/`, import.meta.url).href;
const loader = `${home}loader.js`;

/** Falls back once per page. */
let attempt: Promise<boolean> | undefined;

/**
 * Tries the previous release, after the second attempt to load a widget's code has failed. Without arguments, starts it
 * before the current release has done anything, in a tab where that one has failed before.
 * @param isCurrent whether the widget isn't being loaded again meanwhile, as on a page that was left and is restored
 * @returns whether the previous release has taken over; never rejects
 */
export function fallBack(table?: LoaderTable, error?: unknown, isCurrent?: () => boolean): Promise<boolean> {
  attempt ??= tryPrevious(table, error, isCurrent);
  return attempt;
}

export type FallBack = typeof fallBack;

async function tryPrevious(
  table: LoaderTable | undefined,
  error: unknown,
  isCurrent = () => !registry().base,
): Promise<boolean> {
  if (!(await isServed()) || !isCurrent()) return false;
  // Anything that a prerendered page writes into the storage is lost.
  if (table) whenActivated(() => noteFailed(BUILD_VERSION));
  const isDefined = (name: string) => customElements.get(`cb-${name}`);
  return table && widgetNames(table).some(isDefined) ? false : handOver(error);
}

/** Whether the previous release's loader can be fetched; if not, the server or the connection may be at fault. */
function isServed(): Promise<boolean> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    // There is no previous release.
    if (home.endsWith('//')) return resolve(false);
    if (!link.relList.supports('modulepreload')) return resolve(true);
    link.rel = 'modulepreload';
    link.href = loader;
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    document.head.append(link);
  });
}

/** Starts the previous release in place of the current one, whose pending loads no longer have any effect. */
async function handOver(error: unknown): Promise<boolean> {
  const page = registry();
  const { base, version, running, state } = page;
  const access = base ? (window.cbWidgets as ScriptAccess) : undefined;
  access?.unmount(document);
  Object.assign(page, { base: home, version: undefined, running: undefined, state: undefined, left: base });
  try {
    await import(loader);
  } catch {
    Object.assign(page, { base, version, running, state, left: undefined });
    access?.mount();
    return false;
  }
  // Scripts of the page may have kept the object.
  if (access) Object.assign(access, window.cbWidgets);
  tell(error);
  return true;
}

function tell(error: unknown): void {
  const message = `release ${BUILD_VERSION} has failed, so the page runs ${PREVIOUS}.`;
  console.error(`[catalogue-islands] release-fell-back: ${message}`, ...(error ? [error] : []));
  // The error's stack comes from the failed release.
  emitEarly('cb:problem', {
    code: 'release-fell-back',
    version: BUILD_VERSION,
    error,
    hint: `${message} ${RELEASE_FELL_BACK.cure}`,
  });
}
