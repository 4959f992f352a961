/** Serves the JSP pages on an embedded Tomcat, with a demo shop behind it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Shop, startShop } from '../server/start-shop.ts';
import { compile } from './build/compile.ts';
import { findJavaTools, type ServletApi } from './build/java-tools.ts';

/** How the pages are served; all of it may be left out. */
export interface JspOptions {
  /** 0 for any free one (the default). */
  port?: number;
  /** The folder of the build; the project's `dist` when left out. */
  widgets?: string;
  /** Which servlet API the container has; `jakarta` when left out. */
  api?: ServletApi;
  /** The folder that holds the jars; where Debian puts them when left out. */
  jars?: string;
  /** A folder of more pages, which are served below `/more/`. */
  pages?: string;
}

/** Running pages. */
export interface JspPages {
  /** Such as `http://127.0.0.1:8081`, without a slash at the end. */
  address: string;
  /** The other origin that has the widgets, too. */
  files: string;
  shop: Shop;
  /** Where the kit's jar is. */
  kit: string;
  /** Resolves when Tomcat has ended, whatever the reason. */
  ended: Promise<void>;
  /** Ends it all. */
  close(): Promise<void>;
}

/**
 * Compiles the kit and its pages and serves them.
 * @throws MissingJava where Java, Tomcat or Jackson is not installed
 */
export async function startJspPages(options: JspOptions = {}): Promise<JspPages> {
  const { port = 0, api = 'jakarta', pages } = options;
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
      ...[`-Ddemo.shop=${shop.address}`, `-Ddemo.portal=${shop.portal}`],
      ...['-cp', [launcher, ...tools.container].join(delimiter)],
      'catalogueislands.demo.Launcher',
      ...[application, widgets, join(launcher, '..', 'work'), String(port)],
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
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

/** Waits until Tomcat says on which ports it is ready. */
function portsOf(tomcat: ChildProcess & { stdout: NodeJS.ReadableStream }): Promise<[string, string]> {
  return new Promise((resolve, reject) => {
    createInterface({ input: tomcat.stdout }).on('line', (line) => {
      const [, pages, files] = /^ready (\d+) (\d+)$/.exec(line) ?? [];
      if (pages && files) resolve([pages, files]);
    });
    tomcat.once('close', (status: number) => reject(new Error(`Tomcat ended with status ${status}`)));
  });
}
