import { parseArgs } from 'node:util';
import type { Bench } from './context.ts';
import { makeFloor } from './floor/hand-written.ts';
import { CART_ROWS, measureCarts } from './rows/cart.ts';
import { bundle, startBrowser } from './site/browser.ts';
import { buildWhatIsOld } from './site/builds.ts';
import { startSite } from './site/site.ts';
import { summarize, tableOf } from './table.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, lines: { type: 'string', default: '10,200,1000' } } });
await buildWhatIsOld();
const browser = await startBrowser();
const sites = { preact: await startSite('preact'), react: await startSite('react') };
const bench: Bench = { browser, sites, inPage: await bundle('in-page/entry.ts'), runs: Number(values.runs), slowDown: 1 };
const lengths = values.lines.split(',').map(Number);
for (const lines of lengths) await makeFloor(bench, lines);
console.log(tableOf((await measureCarts(bench, lengths, new Set(CART_ROWS))).map(summarize)));
await browser.close();
await Promise.all([sites.preact.close(), sites.react.close()]);
