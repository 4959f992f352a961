/** Serves the JSP pages on an embedded Tomcat, with a demo shop behind it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Shop, startShop } from '../server/start-shop.ts';
import { compile } from './build/compile.ts';
import { findJavaTools, type ServletApi } from './build/java-tools.ts';

/** The options of the server. */
export interface JspOptions {
  /** 0, the default, for any free port. */
  port?: number;
  /** The folder of the build. The project's `dist` if left out. */
  widgets?: string;
  /** The container's servlet API. `jakarta` if left out. */
  api?: ServletApi;
  /** The folder with the jars. Debian's folder if left out. */
  jars?: string;
  /** A folder with more pages, to serve below `/more/`. */
  pages?: string;
  /** The seconds between two reads of the manifest at another origin. 60 if left out. */
  reread?: number;
  /** The file for what Tomcat logs, which otherwise goes to the terminal. */
  log?: string;
}

/** A running server. */
export interface JspPages {
  /** Such as `http://127.0.0.1:8081`, without a trailing slash. */
  address: string;
  /** The other origin with the widgets. */
  files: string;
  shop: Shop;
  /** The path of the kit's jar. */
  kit: string;
  /** Resolves when Tomcat has stopped for any reason. */
  ended: Promise<void>;
  /** Stops Tomcat and the demo shop. */
  close(): Promise<void>;
}

/**
 * Compiles the kit and its pages, and serves them.
 * @throws MissingJava if Java, Tomcat or Jackson is not installed
 */
export async function startJspPages(options: JspOptions = {}): Promise<JspPages> {
  const { port = 0, api = 'jakarta', pages, reread = 60, log } = options;
  const widgets = options.widgets ?? fileURLToPath(new URL('../../dist', import.meta.url));
  if (!existsSync(join(widgets, 'manifest.json'))) {
    throw new Error(`No widgets in ${widgets}: run "npm run build" first`);
  }
  const tools = findJavaTools(api, options.jars);
  const { kit, application, launcher } = await compile(api, tools);
  if (pages) await cp(pages, join(application, 'more'), { recursive: true });
  const shop = await startShop({ widgets });
  const tomcat = spawn(
    'java',
    [
      ...['-Xmx192m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Dfile.encoding=UTF-8'],
      ...[`-Ddemo.shop=${shop.address}`, `-Ddemo.portal=${shop.portal}`, `-Ddemo.reread=${reread}`],
      ...['-cp', [launcher, ...tools.container].join(delimiter)],
      'catalogueislands.demo.Launcher',
      ...[application, widgets, join(launcher, '..', 'work'), String(port)],
    ],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  tomcat.stderr.pipe(log ? createWriteStream(log) : process.stderr, { end: false });
  const ended = new Promise<void>((resolve) => tomcat.once('close', () => resolve()));
  const close = async (): Promise<void> => {
    tomcat.stdin.end();
    await ended;
    await shop.close();
  };
  try {
    const [pagePort, filePort] = await portsOf(tomcat);
    const origin = (number: string): string => `http://127.0.0.1:${number}`;
    return { address: origin(pagePort), files: origin(filePort), shop, kit, ended, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Waits until Tomcat prints its ports. */
function portsOf(tomcat: ChildProcess & { stdout: NodeJS.ReadableStream }): Promise<[string, string]> {
  return new Promise((resolve, reject) => {
    createInterface({ input: tomcat.stdout }).on('line', (line) => {
      const [, pages, files] = /^ready (\d+) (\d+)$/.exec(line) ?? [];
      if (pages && files) resolve([pages, files]);
    });
    tomcat.once('close', (status: number) => reject(new Error(`Tomcat ended with status ${status}`)));
  });
}
