/**
 * Measures the built product against pages written by hand, and prints a table.
 *
 * `test/bench/README.md` lists the rows, `-- --help` the options.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { readCommand } from '../../shared/tools/commands/read-command.mjs';
import { comparisonOf } from './compare-runs.ts';
import type { Bench } from './context.ts';
import { makeFloor } from './floor/hand-written.ts';
import { CART_ROWS, measureCarts } from './rows/cart.ts';
import { measureFelt, ROWS } from './rows/felt.ts';
import { measureFiles } from './rows/files.ts';
import { CARTS, measureLong } from './rows/long.ts';
import { FEW, MANY, measureLeak, measureMemory } from './rows/memory.ts';
import { LINES, measureNetwork } from './rows/network.ts';
import { measureRenders } from './rows/renders.ts';
import { measureSecondPage } from './rows/second-page.ts';
import { measureShift } from './rows/shift.ts';
import { measureShop } from './rows/shop.ts';
import { measureSort } from './rows/sort.ts';
import { bundle, startBrowser } from './site/browser.ts';
import { buildWhatIsOld, ROOT } from './site/builds.ts';
import { makeCertificate } from './site/certificate.ts';
import { startSite } from './site/site.ts';
import { type Row, summarize, tableOf } from './table.ts';

/** All rows but the carts of N lines, by name. `lengths` are the hand-written carts that they need. */
const OTHER_ROWS: Record<string, { measure: (bench: Bench) => Promise<Row[]>; lengths?: readonly number[] }> =
  {
    renders: { measure: measureRenders },
    memory: { measure: measureMemory, lengths: [FEW, MANY] },
    leak: { measure: measureLeak },
    long: { measure: measureLong, lengths: CARTS },
    network: { measure: measureNetwork, lengths: [LINES] },
    second: { measure: measureSecondPage },
    felt: { measure: measureFelt, lengths: [ROWS] },
    files: { measure: measureFiles },
    sort: { measure: measureSort },
    shop: { measure: measureShop },
    shift: { measure: measureShift },
  };
const ALL_ROWS = [...CART_ROWS, ...Object.keys(OTHER_ROWS)];
const SLOW = 4;

const UNMEASURED = [
  "A paint is the end of the frame on the page's own thread: what the compositor, the graphics card and the screen take after it is not seen.",
  'The clock counts what else runs on this machine; "processor" is the time of the page\'s own thread alone. Trust ratios, and of two commits the processor.',
  'A headless browser has no autofill of a profile, no extensions and no password manager.',
  'The line is emulated by the browser: latency and throughput for each request, no loss, no handshakes.',
];

const { values } = readCommand({
  name: 'npm run bench',
  usage: [
    '-- [--rows start,change,…] [--lines 10,200,1000] [--runs N] [--slow] [--json FILE] [--against FILE]',
  ],
  does: 'Measures the built product against pages written by hand, and prints a table.',
  options: {
    rows: { type: 'string', default: ALL_ROWS.join(), does: 'the rows to measure' },
    lines: { type: 'string', default: '10,200,1000', does: 'the lengths of the carts to start and change' },
    runs: { type: 'string', default: '5', does: 'rounds, in which each side has one turn' },
    against: { type: 'string', does: 'the numbers of an earlier run (--json), to compare with' },
    slow: { type: 'boolean', default: false, does: 'with a processor that is four times slower' },
    json: {
      type: 'string',
      default: join('.cache', 'bench', 'result.json'),
      does: 'a further file for the numbers',
    },
  },
});
const wanted = values.rows.split(',');
const unknown = wanted.filter((name) => !ALL_ROWS.includes(name));
if (unknown.length > 0) throw new Error(`--rows ${unknown.join()}: expected some of ${ALL_ROWS.join()}`);
const lengths = values.lines.split(',').map(Number);

await buildWhatIsOld();
const certificate = await makeCertificate();
const browser = await startBrowser(certificate);
const sites = {
  preact: await startSite('preact', certificate),
  react: await startSite('react', certificate),
};
const slowDown = values.slow ? SLOW : 1;
const runs = Number(values.runs);
const bench: Bench = { browser, sites, inPage: await bundle('in-page/entry.ts'), runs, slowDown };
try {
  const results = (await measureAll()).map(summarize);
  const conditions = {
    browser: await browser.version(),
    processors: cpus().length,
    protocol: certificate ? 'HTTP/2' : 'HTTP/1.1, since there is no openssl to make a certificate',
    runs,
    slowDown,
  };
  await writeFile(
    resolve(ROOT, values.json),
    JSON.stringify({ conditions, unmeasured: UNMEASURED, results }, null, 2),
  );
  const said = Object.entries(conditions).map(([name, value]) => `${name} ${value}`);
  const earlier = values.against
    ? JSON.parse(await readFile(resolve(ROOT, values.against), 'utf8'))
    : undefined;
  const changes = earlier ? comparisonOf(results, earlier.results) : [];
  console.log([tableOf(results), '', ...changes, said.join(', '), ...UNMEASURED].join('\n'));
} finally {
  await browser.close();
  await Promise.all([sites.preact.close(), sites.react.close()]);
}

async function measureAll(): Promise<Row[]> {
  const others = wanted.flatMap((name) => OTHER_ROWS[name] ?? []);
  const isCart = CART_ROWS.some((name) => wanted.includes(name));
  const written = new Set([...(isCart ? lengths : []), ...others.flatMap(({ lengths }) => lengths ?? [])]);
  for (const lines of written) await makeFloor({ ...bench, slowDown: 1 }, lines);
  const rows = isCart ? await measureCarts(bench, lengths, new Set(wanted)) : [];
  for (const { measure } of others) rows.push(...(await orNone(measure)));
  return rows;
}

/** Reports a failed measurement and continues with the other rows. */
async function orNone(measure: (bench: Bench) => Promise<Row[]>): Promise<Row[]> {
  try {
    return await measure(bench);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    return [];
  }
}
