/** The rule about pages that browsers may prerender [embedding Prerendering, embedding Doctor]. */
import type { EarlyPage, SeenPage } from './seen-page.ts';
import { type Fault, failIf, type Verdict } from './verdict.ts';

/** How many addresses a line names. */
const NAMED = 6;

/**
 * Says whether the page and its links may be prerendered, and why not. Fails if the browser can't read the page's
 * speculation rules, or if they let it request early an address that changes something.
 */
export function judgePrerendering({ early, headers }: SeenPage): Verdict {
  const { here, links, ruleSets } = early;
  const faults = ruleSets.flatMap(({ error }): Fault[] =>
    error === undefined ? [] : [['bad-speculation-rules', error]],
  );
  const named = headers['speculation-rules'];
  if (named !== undefined && !ruleSets.some(({ fromHeader }) => fromHeader)) {
    faults.push(['bad-speculation-rules', `the browser got no rules from the file ${named} of the header`]);
  }
  faults.push(
    ...links.flatMap(({ path, reason, isEarly }): Fault[] =>
      isEarly && reason ? [['prerendered-change', `${path}: ${reason}`]] : [],
    ),
  );
  return failIf('prerendering', faults, [
    `this page ${mayBe(here)}`,
    ruleSets.length
      ? namesOf(
          'its rules prerender',
          links.filter(({ isEarly }) => isEarly),
        )
      : 'it has no rules',
    namesOf(
      'links to pages that may be prerendered',
      links.filter(({ isKnown, reason }) => isKnown && !reason),
    ),
    namesOf(
      'links to pages that may not',
      links.filter(({ reason }) => reason),
    ),
  ]);
}

function mayBe({ isKnown, reason }: EarlyPage): string {
  if (reason) return `may not be prerendered: ${reason}`;
  return isKnown
    ? 'may be prerendered'
    : 'is your own: let it be prerendered only if reading it changes nothing';
}

function namesOf(what: string, pages: readonly EarlyPage[]): string {
  const names = pages.map(({ path, reason }) => (reason ? `${path} (${reason})` : path));
  const rest = names.length - NAMED;
  return `${what}: ${names.slice(0, NAMED).join(', ') || 'none'}${rest > 0 ? `, and ${rest} more` : ''}`;
}
