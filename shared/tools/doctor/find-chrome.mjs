/** Finds the browser that the tests and the doctor drive, and says how to start it. */
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../../.cache/chromium', import.meta.url));

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];

/** Where installers put it, beside the directories of PATH. */
const PLACES = {
  linux: () => ['/opt/google/chrome/chrome', '/snap/bin/chromium'],
  darwin: (env) =>
    ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap((folder) => [
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
    ]),
  win32: (env) =>
    [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
};

/**
 * Finds the browser: the one `CHROME_PATH` names, else an installed Chrome or Chromium, else on Linux x64
 * the one that the package `@sparticuz/chromium` carries, unpacked once into `.cache/chromium`.
 * @returns {Promise<string>} absolute path of the program
 * @throws when there is none, saying what to do
 */
export async function findChrome({
  env = process.env,
  platform = process.platform,
  arch = process.arch,
} = {}) {
  if (env.CHROME_PATH) {
    if (await exists(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH names ${env.CHROME_PATH}, where there is no file`);
  }
  for (const path of candidates(env, platform)) if (await exists(path)) return path;
  if (platform === 'linux' && arch === 'x64') return unpackChromium();
  throw new Error('No Chrome or Chromium found: install one, or name it in CHROME_PATH');
}

function candidates(env, platform) {
  const suffix = platform === 'win32' ? '.exe' : '';
  const directories = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return [
    ...directories.flatMap((directory) => NAMES.map((name) => join(directory, name + suffix))),
    ...(PLACES[platform]?.(env) ?? []),
  ];
}

/**
 * Gives the browser that the package `@sparticuz/chromium` carries, the same one wherever the lock file is.
 * Unpacks aside and moves the whole into its place: another run that starts at the same time never finds half a file.
 */
export async function unpackChromium() {
  const { default: chromium } = await import('@sparticuz/chromium');
  const program = join(CACHE, 'chromium');
  if (await exists(program)) return program;
  const aside = `${CACHE}-${process.pid}`;
  await mkdir(aside, { recursive: true });
  await withTemporaryDirectory(aside, () => chromium.executablePath());
  // Where the other run was first, its files are as good.
  await rename(aside, CACHE).catch(() => rm(aside, { recursive: true }));
  return program;
}

/** The package unpacks into the system's temporary directory, which others use too. */
async function withTemporaryDirectory(directory, work) {
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = directory;
  try {
    return await work();
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
}

async function exists(path) {
  return access(path).then(
    () => true,
    () => false,
  );
}

/**
 * How the tests start it, for `launch` of puppeteer-core. The pages are ours and come from this machine,
 * so the sandbox, which containers and root do not have, is not needed; nothing is asked of the network.
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
