/** Decides when a widget loads, and requests its files and first reads [embedding Loading]. */
import { startEarlyRead } from '../api/transport/send.ts';
import type { StateBlock } from '../domain/state-block.ts';
import { loadModule } from '../page/lazy/lazy-module.ts';
import { plainApiBase, STATE_BLOCK } from '../page/state-block.ts';
import { whenIdle } from '../page/time/when-idle.ts';
import { fetchAhead } from './linked-files.ts';
import type { LoaderRow } from './loader-table.ts';
import type { LoadStrategy } from './widget-definition.ts';

/** How close to the viewport a mount point is when its widget loads. */
const NEAR = '256px';

/**
 * Calls `load` when it is due.
 * @param usual the widget's own strategy, unless the mount point's `data-cb-load` names one
 * @param mistake called if `data-cb-load` is invalid
 */
export function whenDue(point: Element, usual: LoadStrategy, load: () => void, mistake: () => void): void {
  const given = point.getAttribute('data-cb-load') as string;
  let strategy = usual;
  // Without the attribute this is 'null', which isn't a strategy.
  if (['eager', 'visible', 'idle'].includes(given)) strategy = given as LoadStrategy;
  else if (given) mistake();
  if (strategy === 'eager') load();
  else if (strategy === 'visible') whenNear(point, load);
  else whenIdle(load);
}

function whenNear(point: Element, load: () => void): void {
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: NEAR },
  ).observe(point);
}

/**
 * Requests everything a widget needs at once: its modules, its stylesheets, its first reads.
 * @param base the directory of the files
 * @param mark the mark in their names
 * @returns rejects if the second attempt to load the code fails, too
 */
export function loadWidget(
  name: string,
  { modules, firstReads = [] }: LoaderRow,
  base: string,
  mark: string,
): Promise<unknown> {
  for (const sheet of ['base', name]) fetchAhead('stylesheet', `${sheet}-${mark}.css`, base);
  for (const module of [name, 'core', ...modules]) fetchAhead('modulepreload', `${module}-${mark}.js`, base);
  const state = printedState();
  const apiBase = plainApiBase(state.config?.apiBase);
  for (const { path, unlessState, unlessQuery, unlessGuest } of firstReads) {
    const isNeedless =
      (unlessState && state[unlessState]) ||
      (unlessQuery && location.search.match(`[?&](${unlessQuery})`)) ||
      (unlessGuest && isGuest(state));
    if (apiBase && !isNeedless) startEarlyRead(apiBase, path, name);
  }
  const file = `${base}${name}-${mark}.js`;
  return loadModule(() => import(file), file);
}

/** The parts of the state block that the loader reads, unchecked. The widgets validate them and report mistakes. */
interface PrintedState extends StateBlock {
  config?: { off?: string[]; debug?: unknown; apiBase?: string };
  profile?: { transient?: unknown; profileId?: unknown };
}

let printed: PrintedState | undefined;

function printedState(): PrintedState {
  try {
    printed ??= JSON.parse((document.querySelector(STATE_BLOCK) as Element).textContent) as PrintedState;
  } catch {
    // The widgets report a broken block; otherwise there is none yet.
  }
  return printed ?? {};
}

/** Whether the visitor is a guest, from the unchecked values that `visitorFromPage` also uses. */
function isGuest({ profile }: PrintedState): boolean {
  const { transient, profileId } = profile ?? {};
  return (transient ?? '') === '' ? !profileId : /^(true|1)$/.test(String(transient));
}

/** Whether the page switches a widget off, at this mount point or everywhere [embedding Off]. */
export function isOff(point: Element, name: string): boolean | undefined {
  return point.getAttribute('data-cb-load') === 'off' || printedState().config?.off?.includes?.(name);
}

/** Whether the page seems to request debug mode [embedding Debug]; `isDebugged` checks precisely. */
export function isDebug(): boolean {
  return /cb-debug|true$|1$/.test(location.search + printedState().config?.debug);
}
