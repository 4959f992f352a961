/**
 * Takes the pictures of every scenario of one work tree: `take-shots.ts TREE FOLDER [TEXT]`. Runs in a separate
 * process, whose clock `freeze-clock.mjs` has stopped. TREE has its own shop, scenarios and build. TEXT
 * selects scenarios by their ids.
 */
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';
import type { ALL_SCENARIOS } from '../server/scenarios/all-scenarios.ts';
import type { Scenario, scenarioAddress } from '../server/scenarios/scenario.ts';
import type { startShop } from '../server/start-shop.ts';
import { comeToRest, launchCalmBrowser, loadAll, openState } from './calm-browser.ts';
import { type Shot, shotsOf } from './looks.ts';

interface Tree {
  startShop: typeof startShop;
  ALL_SCENARIOS: typeof ALL_SCENARIOS;
  scenarioAddress: typeof scenarioAddress;
}

/** The maximum height. On longer pages the rest only repeats what is above. */
const MOST_PIXELS = 4000;
const BATCH = 12;

const [tree = '', folder = '', text = ''] = process.argv.slice(2);
const load = (path: string): Promise<Tree> => import(pathToFileURL(join(tree, path)).href);
const { startShop: start } = await load('demo-pages/server/start-shop.ts');
const { ALL_SCENARIOS: scenarios } = await load('demo-pages/server/scenarios/all-scenarios.ts');
const { scenarioAddress: addressOf } = await load('demo-pages/server/scenarios/scenario.ts');

await mkdir(folder, { recursive: true });
const shop = await start({ widgets: join(tree, 'dist') });
const chosen = scenarios.filter(({ id }) => id.includes(text));
// Restarts the browser, which may crash after hundreds of large pictures.
for (let first = 0; first < chosen.length; first += BATCH) {
  let browser = await launchCalmBrowser(shop.address);
  for (const scenario of chosen.slice(first, first + BATCH)) {
    const shots = shotsOf(scenario);
    for (const group of [shots.filter(({ sheet }) => !sheet), shots.filter(({ sheet }) => sheet)]) {
      try {
        await photograph(browser, scenario, group);
      } catch (error) {
        // A browser may stop responding on a busy machine.
        console.error(`${scenario.id}: again, in another browser, after ${error}`);
        browser.process()?.kill('SIGKILL');
        browser = await launchCalmBrowser(shop.address);
        await photograph(browser, scenario, group);
      }
    }
  }
  await browser.close();
}
await shop.close();

/** Opens a state once, and takes all pictures of it. */
async function photograph(browser: Browser, scenario: Scenario, shots: readonly Shot[]): Promise<void> {
  const [first] = shots;
  if (!first) return;
  const page = await browser.newPage();
  const address = new URL(addressOf(scenario), tabOf(scenario, first));
  if (first.sheet) address.searchParams.set('sheet', first.sheet);
  const how = await openState(page, address.href, first.window);
  if (how !== 'shown') console.error(`${scenario.id}: ${how}`);
  await loadAll(page);
  for (const shot of shots) await take(page, join(folder, `${scenario.id}.${shot.name}.png`), shot);
  await page.close();
}

/** The tab of a state, with a name that is the same in each run, because some states show their address. */
function tabOf({ id }: Scenario, { sheet }: Shot): string {
  const name = createHash('sha256').update(`${id} ${sheet}`).digest('hex').slice(0, 8);
  return `http://t${name}.localhost`;
}

async function take(page: Page, path: string, shot: Shot): Promise<void> {
  const { window, styles, rightToLeft } = shot;
  await page.setViewport(window);
  await page.evaluate(
    (direction) => {
      document.dir = direction;
    },
    rightToLeft ? 'rtl' : '',
  );
  const added = styles && (await page.addStyleTag({ content: styles }));
  await comeToRest(page, shot);
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = {
    x: 0,
    y: 0,
    width: window.width,
    height: Math.min(Math.max(full, window.height), MOST_PIXELS),
  };
  await page.screenshot({ path: path as `${string}.png`, clip, captureBeyondViewport: true });
  if (added) await added.evaluate((element) => element.remove());
}
