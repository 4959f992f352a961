/**
 * Debug mode [embedding Debug]: reports mistakes of a page that otherwise cause no error, each once and with its fix,
 * and shows where the time of an interaction went. Shoppers never load these modules.
 */
import { listen } from '../../page/events.ts';
import { REPORTED } from '../../page/problems/reported.ts';
import { watchPolicy } from '../../page/problems/watch-policy.ts';
import { registry } from '../../page/registry.ts';
import { showInteractions } from './interaction-overlay.ts';
import { findMountMistakes, findUnknownAttributes } from './mount-mistakes.ts';
import { findPageMistakes } from './page-mistakes.ts';
import { findSlotMistakes } from './slot-mistakes.ts';
import { findStateMistakes, findUnknownTexts } from './state-mistakes.ts';
import { tell } from './tell.ts';

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
  explainProblems();
  watchPolicy();
  showInteractions();
}

/**
 * Explains once how to fix each kind of problem that any page reports, because the console otherwise names only the place
 * [embedding Debug, wire Redirects].
 */
function explainProblems(): void {
  const explained = new Set<string>();
  listen('cb:problem', ({ code, hint }) => {
    if (!Object.hasOwn(REPORTED, code) || explained.has(code)) return;
    explained.add(code);
    if (code === 'redirected') tell('calls-redirected');
    else
      console.warn(`[catalogue-islands] ${code}: ${REPORTED[code as keyof typeof REPORTED].cause} ${hint}`);
  });
}
