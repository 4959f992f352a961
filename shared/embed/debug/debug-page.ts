/**
 * Debug mode [embedding Debug]: reports mistakes of a page that otherwise cause no error, each once and with
 * its fix, and shows what took the time of an interaction. Shoppers never load these modules.
 */
import { listen } from '../../page/events.ts';
import { watchPolicy } from '../../page/problems/watch-policy.ts';
import { registry } from '../../page/registry.ts';
import { report } from '../../page/report.ts';
import { showInteractions } from './interaction-overlay.ts';
import { findMountMistakes, findUnknownAttributes } from './mount-mistakes.ts';
import { findPageMistakes } from './page-mistakes.ts';
import { findSlotMistakes } from './slot-mistakes.ts';
import { findStateMistakes, findUnknownTexts } from './state-mistakes.ts';

/**
 * Examines the page as the server sent it, and each widget once it is mounted; then follows interactions.
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
  watchPolicy();
  showInteractions();
}

/** Explains once how to fix redirected calls, which the console otherwise only lists [wire Redirects]. */
function explainRedirects(): void {
  const stop = listen('cb:problem', ({ code, hint }) => {
    if (code !== 'redirected') return;
    stop();
    report('calls-redirected', hint);
  });
}
