import { parseArgs } from 'node:util';
import type { Bench } from './context.ts';
import { makeFloor } from './floor/hand-written.ts';
import { runCart } from './rows/cart.ts';
import { bundle, startBrowser } from './site/browser.ts';
import { buildWhatIsOld } from './site/builds.ts';
import { startSite } from './site/site.ts';
import { type Row, SIDES, summarize, tableOf } from './table.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, lines: { type: 'string', default: '10,200,1000' } } });
await buildWhatIsOld();
const browser = await startBrowser();
const sites = { preact: await startSite('preact'), react: await startSite('react') };
const bench: Bench = { browser, sites, inPage: await bundle('in-page/entry.ts'), runs: Number(values.runs), slowDown: 1 };
const rows: Row[] = [];
for (const lines of values.lines.split(',').map(Number)) {
  await makeFloor(bench, lines);
  const of: Record<string, any[]> = { floor: [], preact: [], react: [] };
  for (let i = 0; i < bench.runs; i++) for (const side of SIDES) of[side].push(await runCart(bench, side, lines));
  const pick = (f: (r: any) => number) => Object.fromEntries(SIDES.map((s) => [s, of[s].map(f)]));
  rows.push({ name: `start ${lines}`, unit: 'ms', values: pick((r) => r.start) });
  rows.push({ name: `change ${lines}`, unit: 'ms', values: pick((r) => r.changed.painted - r.changed.replied) });
  rows.push({ name: `change ${lines} script`, unit: 'ms', values: pick((r) => r.changed.work.script) });
  rows.push({ name: `change ${lines} style`, unit: 'ms', values: pick((r) => r.changed.work.style) });
  rows.push({ name: `change ${lines} layout`, unit: 'ms', values: pick((r) => r.changed.work.layout) });
  rows.push({ name: `removal ${lines}`, unit: 'ms', values: pick((r) => r.removed.painted - r.removed.replied) });
}
console.log(tableOf(rows.map(summarize)));
await browser.close();
await Promise.all([sites.preact.close(), sites.react.close()]);
