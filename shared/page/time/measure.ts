/**
 * How long a widget took, for the page's own monitoring: entries of `performance` called `cb:NAME:STEP`, each from the
 * start of the widget's loading [embedding Measures].
 */
import { registry } from '../registry.ts';

/** `code`: its modules are there; `styles`; `read`: its first read is answered; `shown`: its first commit. */
export type Step = 'code' | 'styles' | 'read' | 'shown';

/** Notes that a step is done. Where no loader has started it, as on a page with `NAME.js`, it is from the page's start. */
export function noteStep(name: string, step: Step): void {
  performance.measure(`cb:${name}:${step}`, { start: registry().startedAt[name] ?? 0 });
}
