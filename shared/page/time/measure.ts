/**
 * How long a widget took, for the page's own monitoring: entries of `performance` called `cb:NAME:STEP`, each from the
 * start of the widget's loading [embedding Measures].
 */
import { registry } from '../registry.ts';

/**
 * `code`: its modules have loaded; `styles`: its styles have; `read`: its first read is answered; `shown`: its first
 * commit.
 */
export type Step = 'code' | 'styles' | 'read' | 'shown';

/** Records that a step is done. */
export function noteStep(name: string, step: Step): void {
  performance.measure(`cb:${name}:${step}`, { start: startOf(name) });
}

/** Milliseconds since a widget started to load. */
export function loadingTime(name: string): number {
  return performance.now() - startOf(name);
}

/** The page's start if no loader started the widget, as on a page with `NAME.js`. */
function startOf(name: string): number {
  return registry().startedAt[name] ?? 0;
}
