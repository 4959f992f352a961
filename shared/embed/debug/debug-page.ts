/**
 * Debug mode [embedding Debug]: reports what a page gets wrong and what shows no error otherwise, each mistake once and
 * with what to do. No shopper loads these modules.
 */
import { listen } from '../../page/events.ts';
import { registry } from '../../page/registry.ts';
import { report } from '../../page/report.ts';
import { findMountMistakes, findUnknownAttributes } from './mount-mistakes.ts';
import { findPageMistakes } from './page-mistakes.ts';
import { findSlotMistakes } from './slot-mistakes.ts';
import { findStateMistakes, findUnknownTexts } from './state-mistakes.ts';

/**
 * Looks at the page as the server has sent it, and at each widget once it is there.
 * @param widgets the names of the build's widgets
 */
export function debugPage(widgets: string[]): void {
  registry().removedHtml ??= new Map();
  findPageMistakes();
  findStateMistakes(widgets);
  findMountMistakes();
  findSlotMistakes();
  findUnknownAttributes();
  listen('cb:widget-mounted', ({ name }) => findUnknownTexts(name));
  explainRedirects();
}

/** Says once what to do about redirected calls, which the console otherwise only names [wire Redirects]. */
function explainRedirects(): void {
  const stop = listen('cb:problem', ({ code, hint }) => {
    if (code !== 'redirected') return;
    stop();
    report('calls-redirected', hint);
  });
}
