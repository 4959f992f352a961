/**
 * Runs `test/browser` in a real browser against the bundles of `npm test`.
 *
 *   npx wtr --config test/web-test-runner.config.mjs [--runtime=preact|react] [--engine=firefox|webkit] [--files PATTERN]
 *
 * The bundles are served at `/widgets/`, as on a page of the shop. Each test file gets its own page.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { transform } from 'esbuild';
import { launchOptions } from '../shared/tools/doctor/find-chrome.mjs';
import { browserCounter } from './count-cases.mjs';
import { findEngines } from './engines/support/find-engines.mjs';
import { SEED, seedReporter } from './seed.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const optionOf = (/** @type {string} */ name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const runtime = optionOf('runtime') ?? 'preact';
/** Without one, the usual Chromium, which can also be slowed down. */
const engine = optionOf('engine');
const BUILT = join(ROOT, '.cache', 'build', runtime);
/** How many times slower the browser's CPU is than this machine's. */
const THROTTLE = Number(process.env.THROTTLE || 1);
/** @type {Record<string, string>} */
const TYPES = { '.js': 'js', '.css': 'css', '.json': 'json', '.html': 'html' };

/** A separate port for this run: two runs that start together would both find the usual one free. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
}

/**
 * Opens the page of a test file, slowed down if `THROTTLE` is set.
 * @param {{context: any}} options
 */
async function openSlowly({ context }) {
  const page = await context.newPage();
  if (THROTTLE > 1) await page.emulateCPUThrottling(THROTTLE);
  return page;
}

/** The browser's launcher. Those of the other engines are TypeScript, which `node --import tsx` loads. */
async function launcher() {
  if (!engine) return chromeLauncher({ launchOptions: await launchOptions(), createPage: openSlowly });
  const { engineLauncher } = await import('./engines/support/engine-launcher.ts');
  const { program = '' } = findEngines().find((found) => found.engine === engine) ?? {};
  return engineLauncher(/** @type {import('./engines/support/tab.ts').Engine} */ (engine), program);
}

/** @typedef {NonNullable<import('@web/test-runner').TestRunnerConfig['middleware']>[number]} Middleware */

/**
 * Serves the built files; a path that leaves the directory finds nothing.
 * @type {Middleware}
 */
const serveWidgets = async (context, next) => {
  const path = normalize(context.path);
  if (!path.startsWith('/widgets/')) return next();
  const content = await readFile(join(BUILT, path.slice('/widgets/'.length))).catch(() => null);
  if (!content) {
    context.status = 404;
    context.body = 'no such file in the build';
    return undefined;
  }
  context.type = TYPES[extname(path)] ?? 'application/octet-stream';
  context.body = content.toString();
  return undefined;
};

/**
 * Answers with the HTML that the address carries, for tests of what the browser's own parser makes of a page.
 * @type {Middleware}
 */
const servePage = (context, next) => {
  if (context.path !== '/page') return next();
  context.type = 'html';
  context.body = context.query.html;
  return undefined;
};

/** WebKit shows nothing of a page before it has this many bytes, from which it sniffs the type. */
const SNIFFED = 1024;

/**
 * The pages that are still being sent, by the number that the test chose.
 * @type {Map<string, import('node:http').ServerResponse>}
 */
const slowPages = new Map();

/**
 * Sends a page in parts, as a server does that streams: GET sends the first one, which the address carries, each POST one
 * more; DELETE ends the page.
 * @type {Middleware}
 */
const serveSlowPage = async (context, next) => {
  if (context.path !== '/slow-page') return next();
  const id = `${context.query.id}`;
  if (context.method === 'GET') {
    context.respond = false;
    context.res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    context.res.write(' '.repeat(SNIFFED) + context.query.html);
    slowPages.set(id, context.res);
    return undefined;
  }
  if (context.method === 'POST') slowPages.get(id)?.write(await text(context.req));
  else slowPages.get(id)?.end();
  context.status = slowPages.has(id) ? 204 : 404;
  return undefined;
};

/**
 * Removes the types from test files on request.
 * @type {NonNullable<import('@web/test-runner').TestRunnerConfig['plugins']>[number]}
 */
const typescript = {
  name: 'typescript',
  resolveMimeType: (context) => (context.path.endsWith('.ts') ? 'js' : undefined),
  async transform(context) {
    if (!context.path.endsWith('.ts')) return undefined;
    const define = {
      SEED: `${SEED}`,
      PROOF: `${process.env.PROOF === 'all'}`,
      ENGINE: JSON.stringify(engine ?? 'chromium'),
    };
    const { code } = await transform(`${context.body}`, {
      loader: 'ts',
      target: 'es2022',
      sourcemap: 'inline',
      sourcefile: context.path,
      define,
    });
    return { body: code };
  },
};

export default {
  rootDir: ROOT,
  // Both builds have the same stylesheets, and the sanitiser uses nothing of React, so these run only once.
  files: [
    'test/browser/**/*.test.ts',
    ...(runtime === 'react'
      ? ['!test/browser/isolation/**', '!test/browser/sanitise/generated.test.ts']
      : []),
  ],
  nodeResolve: true,
  port: await freePort(),
  concurrency: 1,
  browsers: [await launcher()],
  middleware: [serveWidgets, servePage, serveSlowPage],
  plugins: [typescript],
  reporters: [defaultReporter(), seedReporter, browserCounter()],
  testFramework: { config: { ui: 'bdd', timeout: 180_000 * THROTTLE } },
  testsFinishTimeout: 400_000 * THROTTLE,
};
