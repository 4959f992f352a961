import type { Browser } from 'puppeteer-core';
import { type OpenPage, openPage } from './site/browser.ts';
import type { Runtime } from './site/builds.ts';
import type { Site } from './site/site.ts';
import type { Side } from './table.ts';

/** What all measurements work with. */
export interface Bench {
  browser: Browser;
  sites: Record<Runtime, Site>;
  /** The script that is put into each page. */
  inPage: string;
  runs: number;
  /** How many times slower the processor is to be. */
  slowDown: number;
}

let visits = 0;

/** Gives the site of a side: the hand-written pages stand beside those of the usual runtime. */
export function siteOf({ sites }: Bench, side: Side): Site {
  return sites[side === 'floor' ? 'preact' : side];
}

/** A name for the next visit. */
export function nextVisit(): string {
  visits += 1;
  return `visit-${visits}`;
}

/** Opens an empty page with the script of the bench, and what is to run after it. */
export function open({ browser, slowDown, inPage }: Bench, then = ''): Promise<OpenPage> {
  return openPage(browser, slowDown, `${inPage};${then}`);
}
