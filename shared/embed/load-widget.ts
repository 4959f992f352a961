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
  for (const { path, unlessState, unlessQuery, unlessGuest } of firstReads) {
    const state = printedState();
    const apiBase = plainApiBase(printedConfiguration()?.apiBase);
    const isNeedless =
      (unlessState && state[unlessState]) ||
      (unlessQuery && location.search.match(`[?&](${unlessQuery})`)) ||
      (unlessGuest && isGuest(state));
    if (apiBase && !isNeedless) startEarlyRead(apiBase, path, name);
  }
  const file = `${base}${name}-${mark}.js`;
  return loadModule(() => import(file), file);
}

let printed: StateBlock | undefined;

/** The state block, unchecked. The widgets validate it and report mistakes. */
function printedState(): StateBlock {
  try {
    printed ??= JSON.parse((document.querySelector(STATE_BLOCK) as Element).textContent) as StateBlock;
  } catch {
    // The widgets report a broken block; otherwise there is none yet.
  }
  return printed ?? {};
}

/** Whether the visitor is a guest, from the unchecked values that `visitorFromPage` also uses. */
function isGuest({ profile }: StateBlock): boolean {
  const { transient, profileId } = Object(profile) as { transient?: unknown; profileId?: unknown };
  return (transient ?? '') === '' ? !profileId : /^(true|1)$/.test(String(transient));
}

/** `config` of the state block, unchecked. */
const printedConfiguration = () =>
  printedState().config as { off?: string[]; debug?: unknown; apiBase?: string } | undefined;

/** Whether the page switches a widget off, at this mount point or everywhere [embedding Off]. */
export function isOff(point: Element, name: string): boolean | undefined {
  return point.getAttribute('data-cb-load') === 'off' || printedConfiguration()?.off?.includes?.(name);
}

/** Whether the page seems to request debug mode [embedding Debug]; `isDebugged` checks precisely. */
export function isDebug(): boolean {
  return /cb-debug|true$|1$/.test(location.search + printedConfiguration()?.debug);
}
