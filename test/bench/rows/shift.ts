/** Layout shift of every page of the shop while it loads over a mobile line, in a wide window and on a phone. */
import { PredefinedNetworkConditions } from 'puppeteer-core';
import { PAGES } from '../../pages/support/all-pages.ts';
import { recordShifts, type Shift } from '../../pages/support/layout/layout-shifts.ts';
import type { Bench } from '../context.ts';
import { nextVisit, open, siteOf } from '../context.ts';
import { settle } from '../site/browser.ts';
import type { Row } from '../table.ts';

const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 375, height: 740 },
];
const CONDITIONS = PredefinedNetworkConditions['Fast 4G'];

/**
 * The pages of the demo shop, without its overview, the reference, and pages that are hostile, mistaken or hanging on
 * purpose.
 */
const WATCHED = PAGES.filter((path) => !/^\/($|gallery|hostile|reference)|hanging/.test(path));

/** Adds up the shifts of each page. */
export async function measureShift(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { width, height } of WINDOWS) {
    const sums: [string, number][] = [];
    for (const path of WATCHED) sums.push([path, await shiftOf(bench, path, { width, height })]);
    const moving = sums.filter(([, sum]) => sum > 0);
    rows.push({
      name: `shift, worst of ${WATCHED.length} pages at ${width} px`,
      unit: 'count',
      values: { preact: [Math.max(...sums.map(([, sum]) => sum))] },
      goal: { value: 0 },
      note: moving.map(([path, sum]) => `${path} ${sum.toFixed(3)}`).join(', ') || undefined,
    });
  }
  return rows;
}

async function shiftOf(bench: Bench, path: string, viewport: (typeof WINDOWS)[number]): Promise<number> {
  const site = siteOf(bench, 'preact');
  const visit = nextVisit();
  site.sessions.begin(visit);
  const { page, client, close } = await open(bench);
  try {
    await page.setViewport(viewport);
    await page.evaluateOnNewDocument(recordShifts);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: CONDITIONS.latency,
      downloadThroughput: CONDITIONS.download,
      uploadThroughput: CONDITIONS.upload,
    });
    const address = new URL(path, site.address);
    address.searchParams.set('visit', visit);
    await page.goto(address.href, { waitUntil: 'domcontentloaded' });
    await settle(page);
    const shifts = (await page.evaluate('window.shifts')) as Shift[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  } finally {
    await close();
  }
}
