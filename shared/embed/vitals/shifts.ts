/** Finds which widget has moved something on the page, using the browser's Layout Instability API. */
import { listen } from '../../page/events.ts';
import { isObserved, type LayoutShift, observe } from './observe.ts';
import { type WidgetElement, widgetOf } from './widget-of.ts';

/**
 * A widget that changed its size this long before a shift may have caused it: the browser reports both with the frame.
 */
const CAUSED_WITHIN_MS = 200;

/** How many changes are remembered. */
const MOST_CHANGES = 100;

/**
 * Calls `react` for each shift that a widget caused, other than in reply to an input.
 * @param openedAt earlier shifts, while the page was being prerendered, were seen by nobody
 */
export function followShifts(openedAt: number, react: (widget: string, score: number) => void): void {
  if (!isObserved('layout-shift')) return;
  const changes = earlierChanges();
  const compareHeights = followHeights(changes);
  observe('layout-shift', (shift) => {
    compareHeights();
    if (shift.hadRecentInput || shift.startTime < openedAt) return;
    const widget = causeOf(shift, changes);
    if (widget) react(widget, shift.value);
  });
}

/** A change of a widget's size. */
interface Change {
  host: Element;
  /** As `performance.now()`. */
  at: number;
}

/**
 * Finds the widget that caused a shift: the one in which something moved, or else the last widget before the moved
 * element that has just changed its size. The browser names the element that moved most first.
 */
function causeOf({ startTime, sources }: LayoutShift, changes: readonly Change[]): string | undefined {
  for (const { node } of sources) {
    if (!node) continue;
    const own = widgetOf(node);
    if (own && isInside(node, own)) return own.name;
    const [nearest] = changes
      .filter(({ host, at }) => Math.abs(startTime - at) < CAUSED_WITHIN_MS && isBefore(host, node))
      .sort((one, other) => (isBefore(one.host, other.host) ? 1 : -1));
    if (nearest) return widgetOf(nearest.host)?.name;
  }
  return undefined;
}

/** Whether a node is only a part of a widget's content: the whole content moves when something before it grows. */
function isInside(node: Node, { host }: WidgetElement): boolean {
  const whole = [host, host.firstElementChild, host.firstElementChild?.firstElementChild];
  return !whole.includes(node as Element);
}

function isBefore(host: Element, node: Node): boolean {
  const position = host.compareDocumentPosition(node);
  return Boolean(position & Node.DOCUMENT_POSITION_FOLLOWING) && !host.contains(node);
}

/**
 * Returns a function that adds the widgets whose height has changed since its last call to `changes`. It compares heights,
 * because a ResizeObserver on widgets makes the browser report an error to the page ('ResizeObserver loop completed …')
 * when an observer of something inside a widget changes the widget's size.
 */
function followHeights(changes: Change[]): () => void {
  const heights = new Map<Element, number>();
  const remember = (host: Element) => heights.set(host, heightOf(host));
  document.querySelectorAll('.cb-island').forEach(remember);
  listen('cb:widget-mounted', ({ element }) => remember(element));
  return () => {
    for (const [host, height] of heights) {
      if (heightOf(host) === height) continue;
      changes.push({ host, at: performance.now() });
      remember(host);
    }
    changes.splice(0, Math.max(0, changes.length - MOST_CHANGES));
  };
}

function heightOf(host: Element): number {
  return host.getBoundingClientRect().height;
}

/** Before this code was loaded: a widget changes its size when it is shown, and when its first read is answered. */
function earlierChanges(): Change[] {
  return performance.getEntriesByType('measure').flatMap(({ name, startTime, duration }) => {
    const [, widget] = /^cb:([\w-]+):(?:shown|read)$/.exec(name) ?? [];
    const hosts = widget ? [...document.querySelectorAll(`cb-${widget}`)] : [];
    return hosts.map((host) => ({ host, at: startTime + duration }));
  });
}
