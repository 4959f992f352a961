/** Finds the browser that the tests and the doctor drive, and says how to start it. */
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../../.cache/chromium', import.meta.url));

/** Windowless ones first, because they make a run of all tests a quarter faster. */
const NAMES = [
  'chrome-headless-shell',
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
];

/** @typedef {Record<string, string | undefined>} Environment */

/**
 * Install locations outside of PATH, by platform.
 * @type {Record<string, (env: Environment) => string[]>}
 */
const PLACES = {
  linux: () => ['/opt/google/chrome/chrome', '/snap/bin/chromium'],
  darwin: (env) =>
    ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap((folder) => [
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
    ]),
  win32: (env) =>
    [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
};

/**
 * Finds the browser: the one `CHROME_PATH` names, otherwise an installed Chrome or Chromium, otherwise on Linux x64
 * the one in the package `@sparticuz/chromium`, unpacked once into `.cache/chromium`.
 * @param {{ env?: Environment, platform?: string, arch?: string }} [machine] this one by default
 * @returns {Promise<string>} absolute path of the program
 * @throws an error that says what to do, if there is none
 */
export async function findChrome({
  env = process.env,
  platform = process.platform,
  arch = process.arch,
} = {}) {
  if (env.CHROME_PATH) {
    if (await exists(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH names ${env.CHROME_PATH}, but there is no such file`);
  }
  for (const path of candidates(env, platform)) if (await exists(path)) return path;
  if (platform === 'linux' && arch === 'x64') return unpackChromium();
  throw new Error('No Chrome or Chromium found: install one, or name it in CHROME_PATH');
}

/**
 * @param {Environment} env
 * @param {string} platform
 */
function candidates(env, platform) {
  const suffix = platform === 'win32' ? '.exe' : '';
  const directories = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return [
    ...directories.flatMap((directory) => NAMES.map((name) => join(directory, name + suffix))),
    ...(PLACES[platform]?.(env) ?? []),
  ];
}

/**
 * Returns the browser that the package `@sparticuz/chromium` contains, which is the same on every machine with this lock file.
 * Unpacks it elsewhere and moves the folder into place, so that a run that starts at the same time never finds half a file.
 */
export async function unpackChromium() {
  const { default: chromium } = await import('@sparticuz/chromium');
  const program = join(CACHE, 'chromium');
  if (await exists(program)) return program;
  const aside = `${CACHE}-${process.pid}`;
  await mkdir(aside, { recursive: true });
  await withTemporaryDirectory(aside, () => chromium.executablePath());
  // If another run was faster, its files are the same.
  await rename(aside, CACHE).catch(() => rm(aside, { recursive: true }));
  return program;
}

/**
 * Runs `work` with another temporary directory: the package unpacks into the system's, which others use too.
 * @param {string} directory
 * @param {() => Promise<unknown>} work
 */
async function withTemporaryDirectory(directory, work) {
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = directory;
  try {
    await work();
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
}

/** @param {string} path */
async function exists(path) {
  return access(path).then(
    () => true,
    () => false,
  );
}

/**
 * How the tests start the browser, for `launch` of puppeteer-core. The pages are ours and come from this machine, so they
 * don't need the sandbox, which containers and root lack; nothing is requested from the network.
 * @returns {Promise<import('puppeteer-core').LaunchOptions>}
 */
export async function launchOptions() {
  return {
    executablePath: await findChrome(),
    headless: 'shell',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
