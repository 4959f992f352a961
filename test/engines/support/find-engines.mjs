/** Finds the browsers of the three engines, and says how to install one that is missing. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @typedef {object} Found
 * @property {import('./tab.ts').Engine} engine
 * @property {string} program the path of the browser; empty if the engine can't run here
 * @property {string} advice how to install what is missing; empty if nothing is
 */

/** Debian's packages, also what `.ci/run` installs. */
const PACKAGES = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb dbus',
};

/**
 * Chromium is always available: if none is installed, `find-chrome.mjs` unpacks the one from the packages.
 * @returns {Found[]}
 */
export function findEngines() {
  const firefox = process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox');
  const webkit = ['WebKitWebDriver', 'Xvfb', 'dbus-run-session'].every(onPath) ? miniBrowser() : undefined;
  return [
    { engine: 'chromium', program: 'chromium', advice: '' },
    found('firefox', firefox),
    found('webkit', webkit),
  ];
}

/**
 * @param {'firefox' | 'webkit'} engine
 * @param {string | undefined} program
 * @returns {Found}
 */
function found(engine, program) {
  if (program) return { engine, program, advice: '' };
  return { engine, program: '', advice: `apt-get install -y --no-install-recommends ${PACKAGES[engine]}` };
}

/**
 * Returns the path of an installed program.
 * @param {string} name
 */
export function onPath(name) {
  const paths = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return paths.find(existsSync);
}

/** Debian keeps it in a folder of the library, whose name has the architecture and the version. */
function miniBrowser() {
  for (const lib of ['/usr/lib', '/usr/libexec'].filter(existsSync)) {
    const folders = readdirSync(lib).filter(
      (name) => name.endsWith('-linux-gnu') || name.startsWith('webkit2gtk'),
    );
    for (const folder of folders.map((name) => join(lib, name))) {
      const inner = readdirSync(folder).filter((name) => name.startsWith('webkit'));
      const places = [folder, ...inner.map((name) => join(folder, name))].map((place) =>
        join(place, 'MiniBrowser'),
      );
      const program = places.find(existsSync);
      if (program) return program;
    }
  }
  return undefined;
}
