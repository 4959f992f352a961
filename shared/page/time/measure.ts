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

/**
 * Records that a step is done. The time counts from the page's start if no loader started the widget, as on a page with
 * `NAME.js`.
 */
export function noteStep(name: string, step: Step): void {
  performance.measure(`cb:${name}:${step}`, { start: registry().startedAt[name] ?? 0 });
}
