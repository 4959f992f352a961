import type { Browser } from 'puppeteer-core';
import type { KnownWidgets } from '../known-widgets.ts';
import { fetchFiles } from './fetch-files.ts';
import { judgeFiles } from './file-rules.ts';
import {
  apiAddress,
  judgeCalls,
  judgeErrors,
  judgeImportMap,
  judgeLoader,
  judgeMountPoints,
  judgeRelease,
  judgeStateBlock,
  judgeViolations,
  judgeWidgets,
} from './page-rules.ts';
import { judgePolicy } from './policy-rule.ts';
import { judgePrerendering } from './prerender-rule.ts';
import { unknown, type Verdict } from './verdict.ts';
import { visitPage } from './visit-page.ts';

const RULES_OF_FILES = ['types', 'caching', 'compression', 'integrity', 'missing-files'];

/**
 * Opens a page and judges it rule by rule [embedding Doctor].
 * @throws if the page can't be loaded, or isn't HTML
 */
export async function examine(browser: Browser, url: string, widgets: KnownWidgets): Promise<Verdict[]> {
  const page = await visitPage(browser, url, [...widgets.keys()]);
  if (page.status !== 200) throw new Error(`${page.address} answered with status ${page.status}`);
  const [loader] = page.loaders;
  const names = page.mounts.map(({ name }) => name);
  const ofFiles = loader
    ? judgeFiles(await fetchFiles(loader, names))
    : RULES_OF_FILES.map((rule) => unknown(rule, 'there is no loader, so the files cannot be located'));
  return [
    judgeLoader(page),
    judgeRelease(page),
    ...ofFiles,
    judgePolicy(page, loader ?? page.address, apiAddress(page)),
    judgeImportMap(page),
    judgeStateBlock(page, widgets),
    judgeMountPoints(page, widgets),
    judgeWidgets(page, widgets),
    judgeCalls(page),
    judgeErrors(page),
    judgeViolations(page),
    judgePrerendering(page),
  ];
}
