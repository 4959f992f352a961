/**
 * Examines a page in Chromium.
 *
 *   npm run doctor -- URL [--json]
 */
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { readCommand, refuseUsage } from '../commands/read-command.mjs';
import { readKnownWidgets } from '../known-widgets.ts';
import { examine } from './examine.ts';
import { launchOptions } from './find-chrome.mjs';
import { verdictsAsText } from './verdict.ts';

const COMMAND = {
  name: 'npm run doctor',
  usage: ['-- URL [--json]'],
  does: 'Opens a page as a new visitor, and prints whether each rule passes, and what to do. It changes nothing. Exits with status 1 if a rule fails, and with 2 if the page couldn’t be examined.',
  positionals: 1,
  failure: 2,
};

function readArguments(): { url: string; json: boolean } {
  const { values, positionals } = readCommand({
    ...COMMAND,
    options: { json: { type: 'boolean', default: false, does: 'prints the verdicts as JSON' } },
  });
  const [url = ''] = positionals;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    refuseUsage(COMMAND, `expected one address that begins with http:// or https://, found "${url}"`);
  }
  return { url, json: values.json };
}

/** The page comes from elsewhere, so it runs in the browser's sandbox; only root can't use one. */
async function optionsForAnySite(): Promise<LaunchOptions> {
  const options = await launchOptions();
  const isRoot = process.getuid?.() === 0;
  return { ...options, args: options.args?.filter((argument) => isRoot || argument !== '--no-sandbox') };
}

async function run(): Promise<void> {
  const { url, json } = readArguments();
  const widgets = await readKnownWidgets();
  const browser = await puppeteer.launch(await optionsForAnySite());
  try {
    const verdicts = await examine(browser, url, widgets);
    const text = json ? JSON.stringify({ url, verdicts }, null, 2) : verdictsAsText(url, verdicts);
    process.stdout.write(`${text}\n`);
    if (verdicts.some(({ outcome }) => outcome === 'fail')) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(`doctor: ${(error as Error).message}`);
  process.exitCode = 2;
}
