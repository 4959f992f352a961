/** WebKit, driven by WebDriver: MiniBrowser, which comes with the driver, on a virtual display. */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startProcess } from './processes.ts';
import type { Browser, Tab } from './tab.ts';
import { keyCode } from './webdriver-keys.ts';

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** The name under which WebDriver passes elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const BUS = fileURLToPath(new URL('./session-bus.conf', import.meta.url));

/** @param program the path of MiniBrowser */
export async function startWebKit(program: string): Promise<Browser> {
  const display = startProcess('Xvfb', [
    '-displayfd',
    '3',
    '-screen',
    '0',
    '1600x1400x24',
    '-nolisten',
    'tcp',
  ]);
  const [number] = await once(display.channel, 'data');
  const port = await freePort();
  const driver = startProcess(
    'dbus-run-session',
    [`--config-file=${BUS}`, '--', 'WebKitWebDriver', `--port=${port}`],
    { DISPLAY: `:${String(number).trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' },
  );
  const send: Send = async (method, path, body) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as { value: unknown };
    if (reply.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path.replace(/.*session\/[^/]*/, '')}: ${message || error}`);
  };
  await driver.until(() => send('GET', '/status'));
  const { sessionId, capabilities } = (await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        // WebKit's driver hangs in 'eager', and in 'normal' while a page waits for a reply that a test holds.
        pageLoadStrategy: 'none',
        unhandledPromptBehavior: 'accept',
        'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
      },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const inSession: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
  const first = (await inSession('GET', '/window')) as string;
  return {
    version: capabilities.browserVersion,
    // The session's first window stays empty, because a session ends with its last window.
    async newTab() {
      // The current window may have been closed.
      await inSession('POST', '/window', { handle: first });
      const { handle } = (await inSession('POST', '/window/new', { type: 'window' })) as { handle: string };
      return tabOf(inSession, handle);
    },
    async close() {
      await inSession('DELETE', '').catch(() => undefined);
      await driver.end();
      await display.end();
    },
  };
}

/** A tab: its window must be the current one before each command. */
function tabOf(inSession: Send, handle: string): Tab {
  const send: Send = async (method, path, body) => {
    await inSession('POST', '/window', { handle });
    return inSession(method, path, body);
  };
  const act = (id: string, type: string, actions: object[]) =>
    send('POST', '/actions', { actions: [{ id, type, actions }] });
  const pointer = (actions: object[]) => act('mouse', 'pointer', actions);
  const run = async (code: string, values: unknown[]) =>
    send('POST', '/execute/sync', { script: code, args: values });
  /** Waits until another document has replaced the present one and has been parsed. */
  const replaced = async (move: () => Promise<unknown>) => {
    await run('window.isReplaced = false', []);
    await move();
    const code = "return window.isReplaced === undefined && document.readyState !== 'loading'";
    // A command fails while one document replaces another.
    while (!(await run(code, []).catch(() => false)));
  };
  return {
    open: (address) => replaced(() => send('POST', '/url', { url: address })),
    reload: () => replaced(() => send('POST', '/refresh', {})),
    back: async () => void (await run('setTimeout(() => history.back())', [])),
    async run(action, ...values) {
      // As text in an array, because the driver changes some values, such as undefined.
      const code = `return Promise.resolve((${action})(...arguments)).then((value) => [JSON.stringify(value)])`;
      const [text] = (await run(code, values)) as [string | null];
      return text === null ? undefined : JSON.parse(text);
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act('keys', 'key', actions);
    },
    async press(keys) {
      const codes = keys.split('+').map(keyCode);
      await act('keys', 'key', [
        ...codes.map((value) => ({ type: 'keyDown', value })),
        ...codes.reverse().map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    clickAt: async (x, y) =>
      void (await pointer([
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])),
    moveTo: async (x, y) =>
      void (await pointer([{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }])),
    async chooseFiles(selector, paths) {
      const found = (await send('POST', '/element', { using: 'css selector', value: selector })) as {
        [ELEMENT]: string;
      };
      await send('POST', `/element/${found[ELEMENT]}/value`, { text: paths.join('\n') });
    },
    async resize(width, height) {
      await send('POST', '/window/rect', { x: 0, y: 0, width, height });
      const [inner] = (await run('return [innerHeight]', [])) as [number];
      await send('POST', '/window/rect', { x: 0, y: 0, width, height: height + (height - inner) });
    },
    picture: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
    close: async () => void (await send('DELETE', '/window')),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
