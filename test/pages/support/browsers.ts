/**
 * The browsers of the page tests, started once, because a start takes as long as several journeys. Each
 * worker has its own, so that no two tests share a window's focus or cookies.
 */
import puppeteer, { type Browser } from 'puppeteer-core';
import type { TestProject } from 'vitest/node';
import { launchOptions } from '../../../shared/tools/doctor/find-chrome.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The addresses of the workers' browsers, in the order of the workers. */
    browsers: string[];
  }
}

let browsers: Browser[] = [];

/** Starts a browser for each worker. */
export async function setup({ config, provide }: TestProject): Promise<void> {
  const options = await launchOptions();
  const workers = Array.from({ length: config.maxWorkers });
  browsers = await Promise.all(workers.map(() => puppeteer.launch(options)));
  provide(
    'browsers',
    browsers.map((browser) => browser.wsEndpoint()),
  );
}

/** Ends them. */
export async function teardown(): Promise<void> {
  for (const browser of browsers) await browser.close();
}
