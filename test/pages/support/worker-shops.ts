/**
 * What every file that a worker runs has in common: its browser, and a shop for each kind of build. They
 * end with the worker, so that the bundles are fetched and compiled once.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import puppeteer, { type Browser } from 'puppeteer-core';
import { inject } from 'vitest';
import { type Shop, startShop } from '../../../demo-pages/server/start-shop.ts';

const shops = new Map<string, Promise<Shop>>();
let browser: Promise<Browser> | undefined;

/** The shop with the bundles of `npm run test:build` for this runtime. */
export function shopOf(runtime: string, policy: boolean): Promise<Shop> {
  const key = `${runtime} ${policy}`;
  const shop = shops.get(key) ?? start(runtime, policy);
  shops.set(key, shop);
  return shop;
}

async function start(runtime: string, policy: boolean): Promise<Shop> {
  const widgets = fileURLToPath(new URL(`../../../.cache/build/${runtime}`, import.meta.url));
  if (!existsSync(widgets)) throw new Error(`${widgets} is missing: run "npm run test:build" first`);
  return startShop({ port: 0, widgets, policy });
}

/** The browser of this worker; two workers never have the same. */
export function ownBrowser(): Promise<Browser> {
  const browsers = inject('browsers');
  const browserWSEndpoint = browsers[Number(process.env.VITEST_POOL_ID) % browsers.length] as string;
  browser ??= puppeteer.connect({ browserWSEndpoint });
  return browser;
}
