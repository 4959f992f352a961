/**
 * Pages that browsers may request before the shopper does: the links of a page, and how its speculation rules treat
 * them.
 */
import type { Page } from 'puppeteer-core';
import { NEVER_EARLY, PRERENDERED } from '../speculation-rules.mjs';
import type { SeenEarly } from './seen-page.ts';

/** The browser's account of a page's speculation rules. The driver has no types for this domain. */
interface RuleSet {
  url?: string;
  errorMessage?: string;
}
interface Attempt {
  key: { url: string };
}

/**
 * Records the speculation rules that the browser finds in a page, and the addresses that they let it request.
 * @param page before it is loaded
 * @returns a function that reads them, and the page's links
 */
export async function watchEarlyPages(page: Page): Promise<() => Promise<SeenEarly>> {
  const ruleSets: RuleSet[] = [];
  let attempts: Attempt[] = [];
  const session = await page.createCDPSession();
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => ruleSets.push(ruleSet));
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    attempts = preloadingAttemptSources;
  });
  await session.send('Preload.enable');
  return async () => {
    const early = attempts.map(({ key }) => key.url);
    const { here, links } = await page.evaluate(
      classify,
      early,
      PRERENDERED.flatMap(({ addresses }) => addresses),
      NEVER_EARLY,
    );
    return {
      here,
      links,
      ruleSets: ruleSets.map(({ url, errorMessage }) => ({
        fromHeader: url !== undefined,
        error: errorMessage,
      })),
    };
  };
}

/** Runs in the page, because `URLPattern` is the browser's. It contains no named functions. */
function classify(
  early: string[],
  addresses: string[],
  never: typeof NEVER_EARLY,
): Pick<SeenEarly, 'here' | 'links'> {
  const { URLPattern } = window as unknown as {
    URLPattern: new (pattern: string, base: string) => { test: (address: string) => boolean };
  };
  const hrefs = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href);
  const [here, ...links] = [...new Set([location.href, ...hrefs, ...early])]
    .filter((href) => href.startsWith(`${location.origin}/`))
    .map((href) => {
      const { pathname, search } = new URL(href);
      const hasAddress = addresses.some((pattern) => new URLPattern(pattern, href).test(href));
      // The cart is below /checkout, but isn't a step of the checkout.
      const reason = never.find(
        ({ pattern }) => (!hasAddress || pattern.includes('?')) && new URLPattern(pattern, href).test(href),
      )?.reason;
      return { path: pathname + search, isKnown: hasAddress, reason, isEarly: early.includes(href) };
    });
  return { here: here as SeenEarly['here'], links };
}
