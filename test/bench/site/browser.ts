/** The browser of the bench, and the values read from it. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import puppeteer, { type Browser, type CDPSession, type Page } from 'puppeteer-core';
import { launchOptions } from '../../../shared/tools/doctor/find-chrome.mjs';
import { followRequests, isAsking, requestsEnd } from '../../pages/support/open-requests.ts';
import type { Certificate } from './certificate.ts';

/** A page with its own shopper and an empty cache. */
export interface OpenPage {
  page: Page;
  client: CDPSession;
  /** Closes it, with its shopper and all that it has stored. */
  close(): Promise<void>;
}

/** The work of the page's own thread so far, in ms. */
export interface Work {
  script: number;
  style: number;
  layout: number;
  /** All of it, including garbage collection and painting. */
  task: number;
}

const VIEWPORT = { width: 1280, height: 900 };

/** Starts the browser. */
export async function startBrowser(certificate?: Certificate): Promise<Browser> {
  const { args = [], ...options } = await launchOptions();
  // The only way to keep responses in the cache anyway.
  const trust = certificate ? [`--ignore-certificate-errors-spki-list=${certificate.fingerprint}`] : [];
  return puppeteer.launch({ ...options, args: [...args, ...trust] });
}

/** Bundles a file of the bench for the page. */
export async function bundle(path: string, banner = ''): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../${path}`, import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    banner: { js: banner },
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Opens an empty page.
 * @param slowDown how many times slower the processor is to be
 * @param before runs before the scripts of each document
 */
export async function openPage(browser: Browser, slowDown: number, before: string): Promise<OpenPage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  followRequests(page);
  await page.setViewport(VIEWPORT);
  page.setDefaultTimeout(60_000);
  const client = await page.createCDPSession();
  // Processor time of the page's own thread, without other processes on the machine.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (slowDown > 1) await client.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.evaluateOnNewDocument(before);
  return { page, client, close: () => context.close() };
}

/** Returns the current document of a page, as a text without its scripts. */
export function copyDocument(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const script of document.querySelectorAll('script, link[rel="modulepreload"]')) script.remove();
    return `<!DOCTYPE html>${document.documentElement.outerHTML}`;
  });
}

/** Reads the work of the page so far. */
export async function readWork(client: CDPSession): Promise<Work> {
  const metric = await readMetrics(client);
  const ms = (name: string) => metric(name) * 1000;
  return {
    script: ms('ScriptDuration'),
    style: ms('RecalcStyleDuration'),
    layout: ms('LayoutDuration'),
    task: ms('TaskDuration'),
  };
}

/** The work of the page between two moments. */
export function workBetween(before: Work, after: Work): Work {
  return {
    script: after.script - before.script,
    style: after.style - before.style,
    layout: after.layout - before.layout,
    task: after.task - before.task,
  };
}

/** Reads the browser's counters of the page. */
export async function readMetrics(client: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
}

/** Waits until no request is open and the page is idle. */
export async function settle(page: Page): Promise<void> {
  do {
    await requestsEnd(page);
    await idle(page);
  } while (isAsking(page));
}

/**
 * Waits for an idle moment of the page. A slowed down page sometimes gets no idle callback after a key press, although it
 * does nothing, so it waits for two seconds at most.
 */
export function idle(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
}
