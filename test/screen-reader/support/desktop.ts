/** A virtual desktop with Orca: a display, the buses of a session, a window manager, and the screen reader itself. */
import { execFile } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Running, startProcess } from '../../engines/support/processes.ts';

/** A desktop whose screen reader is running. */
export interface Desktop {
  /** What a program of this desktop needs in its environment. */
  env: Record<string, string>;
  /** Presses keys as a keyboard does, such as `Tab` or `shift+Tab`: the names of `xdotool key`. */
  press(keys: string): Promise<void>;
  /** Types a text with the keyboard. */
  type(text: string): Promise<void>;
  /** Emits `said` with each text that Orca speaks. */
  speech: EventEmitter<{ said: [string] }>;
  end(): Promise<void>;
}

const run = promisify(execFile);

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const BUS = here('../../engines/support/session-bus.conf');
const CUSTOMIZATIONS = 'orca-customizations.py';
const ACCESSIBILITY_BUS = '/usr/libexec/at-spi-bus-launcher';

/** Starts the desktop. Resolves once Orca has said that it is on. */
export async function startDesktop(): Promise<Desktop> {
  const folder = mkdtempSync(join(tmpdir(), 'orca-'));
  copyFileSync(here(CUSTOMIZATIONS), join(folder, CUSTOMIZATIONS));
  const running: Running[] = [];
  const env: Record<string, string> = {
    // Programs keep their settings there, and read none of a person's own.
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_RUNTIME_DIR: folder,
    GSETTINGS_BACKEND: 'memory',
    GNOME_ACCESSIBILITY: '1',
    LC_ALL: 'C.UTF-8',
  };
  const start = (program: string, options: string[]) => {
    const started = startProcess(program, options, env);
    running.push(started);
    return started;
  };
  const answerOf = async ({ channel }: Running) => String((await once(channel, 'data'))[0]).trim();

  const screen = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  env.DISPLAY = `:${await answerOf(start('Xvfb', screen))}`;
  const bus = start('dbus-daemon', [`--config-file=${BUS}`, '--nofork', '--print-address=3']);
  env.DBUS_SESSION_BUS_ADDRESS = await answerOf(bus);
  start(ACCESSIBILITY_BUS, ['--launch-immediately', '--a11y=1', '--screen-reader=1']);
  start('openbox', [`--config-file=${here('openbox.xml')}`]);
  const orca = start('orca', [`--user-prefs=${folder}`]);
  const speech: Desktop['speech'] = new EventEmitter();
  const lines = createInterface({ input: orca.channel });
  lines.on('line', (line) => speech.emit('said', textOf(line)));
  const hasEnded = once(lines, 'close').then(() => {
    throw new Error('Orca has ended by itself, as it does beside another one');
  });
  await Promise.race([once(speech, 'said'), hasEnded]);
  const xdotool = (...options: string[]) => run('xdotool', options, { env: { ...process.env, ...env } });
  return {
    env,
    press: async (keys) => void (await xdotool('key', '--clearmodifiers', keys)),
    type: async (text) => void (await xdotool('type', text)),
    speech,
    async end() {
      for (const each of running.reverse()) await each.end();
      await orcaIsGone();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A killed Orca is in the system's list for a moment more, and the next one would end at once. */
async function orcaIsGone(): Promise<void> {
  const isListed = () =>
    run('pgrep', ['-x', 'orca']).then(
      () => true,
      () => false,
    );
  while (await isListed());
}

/** The text of a line of the record: `"SPEECH OUTPUT: 'Quantity' voice=system"`. */
function textOf(line: string): string {
  const message = JSON.parse(line) as string;
  return /^SPEECH OUTPUT: '(.*)'[^']*$/s.exec(message)?.[1] ?? message;
}
