/**
 * Field measurements [embedding Vitals]: what shoppers feel, as `cb:vital` events for the page's own monitoring. A lazy
 * module that is loaded when the page is idle; the browser keeps what it has measured until then.
 */
import { emit } from '../../page/leaving/emit.ts';
import { watchPolicy } from '../../page/problems/watch-policy.ts';
import { followInteractions } from './interactions.ts';
import { observe } from './observe.ts';
import { followShifts } from './shifts.ts';

/** An interaction that takes longer feels slow. */
const SLOW_MS = 200;

let measuring = false;

/** Starts measuring; a second call does nothing. A browser that doesn't measure something sends no event about it. */
export function measureVitals(): void {
  if (measuring) return;
  measuring = true;
  // Watched here, because each page loads this file, and the browser keeps violations until then.
  watchPolicy();
  const openedAt = openingOf(performance.getEntriesByType('navigation')[0]);
  observe('measure', ({ name, startTime, duration }) => {
    const [, widget] = /^cb:([\w-]+):shown$/.exec(name) ?? [];
    if (!widget) return;
    const value = Math.max(0, startTime + duration - Math.max(startTime, openedAt));
    emit('cb:vital', { widget, name: 'shown', value: Math.round(value) });
  });
  followInteractions(SLOW_MS, ({ widget, action, duration }) => {
    if (duration > SLOW_MS) emit('cb:vital', { widget, name: 'interaction', value: duration, action });
  });
  followShifts(openedAt, (widget, value) => emit('cb:vital', { widget, name: 'shift', value }));
}

/** When the shopper opened the page, as `performance.now()`: 0 unless it was prerendered. */
function openingOf(navigation: PerformanceEntry | undefined): number {
  return (navigation as { activationStart?: number } | undefined)?.activationStart ?? 0;
}
