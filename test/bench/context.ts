import type { Browser } from 'puppeteer-core';
import { type OpenPage, openPage } from './site/browser.ts';
import type { Runtime } from './site/builds.ts';
import type { Site } from './site/site.ts';
import type { Side } from './table.ts';

/** The context of all measurements. */
export interface Bench {
  browser: Browser;
  sites: Record<Runtime, Site>;
  /** The script that is injected into each page. */
  inPage: string;
  runs: number;
  /** By how much to slow down the processor. */
  slowDown: number;
}

let visits = 0;

/** Returns the site of a side: the hand-written pages are on the site of the usual runtime. */
export function siteOf({ sites }: Bench, side: Side): Site {
  return sites[side === 'floor' ? 'preact' : side];
}

/** A name for the next visit. */
export function nextVisit(): string {
  visits += 1;
  return `visit-${visits}`;
}

/** Opens an empty page with the script of the bench, and code to run after it. */
export function open({ browser, slowDown, inPage }: Bench, then = ''): Promise<OpenPage> {
  return openPage(browser, slowDown, `${inPage};${then}`);
}
