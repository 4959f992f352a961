/** Finds the programs that let a page be heard: the screen reader, its desktop, and Firefox. */
import { findEngines, onPath } from '../../engines/support/find-engines.mjs';

/** Debian's packages. */
const PACKAGES = 'firefox-esr orca at-spi2-core openbox xdotool xvfb dbus';

const PROGRAMS = ['orca', 'openbox', 'xdotool', 'Xvfb', 'dbus-daemon'];

/**
 * @returns {{ firefox: string, advice: string }} the path of Firefox; empty if a program is missing, with the command that
 *   installs it
 */
export function findScreenReader() {
  const firefox = findEngines().find(({ engine }) => engine === 'firefox')?.program;
  if (firefox && PROGRAMS.every(onPath)) return { firefox, advice: '' };
  return { firefox: '', advice: `apt-get install -y --no-install-recommends ${PACKAGES}` };
}
