import { existsSync, readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { registerCalls } from './calls/register-calls.ts';
import type { JournalEntry } from './journal.ts';
import { registerPages } from './pages/register-pages.ts';
import { createPortal, type PostedForm } from './portal.ts';
import { createSessions } from './sessions.ts';
import { serveStaticFiles, serveWidgets } from './static-files.ts';
import { reloadPages } from './watch/reload-pages.ts';

/** The options of a shop. */
export interface ShopOptions {
  /** 0, the default, for any free port. */
  port?: number;
  /** The folder of the build. The project's `dist` if left out. */
  widgets?: string;
  /** The folder of the build on real React, for `?runtime=react`. None if left out. */
  react?: string;
  /** False to send pages without a Content-Security-Policy. */
  policy?: boolean;
  /** How long a write locks the cart, in milliseconds. 40 if left out. */
  latency?: number;
  /** Registers the calls. The shop's own if left out. */
  calls?: typeof registerCalls;
  /** True to show the ribbon, and to open a tab for each address with switches. */
  workbench?: boolean;
  /** True to have open pages reload after each build. */
  reloads?: boolean;
  /** How long to wait before answering a request for an address, in milliseconds. Not at all if left out. */
  delayOf?: (url: string) => number;
}

/** A running shop. */
export interface Shop {
  /** Such as `http://127.0.0.1:8080`, without a trailing slash. */
  address: string;
  /** The origin that punch-out carts and sign-on tokens are posted to: the same host on another port. */
  portal: string;
  /** What was posted there, the oldest first. */
  posted: readonly PostedForm[];
  /** Every call of the API since the start, the oldest first. */
  journal: readonly JournalEntry[];
  /** Stops the shop and closes open connections. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const LATENCY = 40;

/** Enough for a search of 25 percent-encoded characters. */
const MAX_PARAMETER = 400;

/** Starts a shop and the other sites. Rejects if the port is taken. */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const {
    port = 0,
    policy = true,
    latency = LATENCY,
    calls: register = registerCalls,
    workbench = false,
    react,
    reloads = false,
    delayOf,
    widgets = fileURLToPath(new URL('../../dist', import.meta.url)),
  } = options;
  const posted: PostedForm[] = [];
  const portal = await createPortal(posted);
  const journal: JournalEntry[] = [];
  const sessions = createSessions(policy);
  const app = Fastify({
    forceCloseConnections: true,
    routerOptions: { maxParamLength: MAX_PARAMETER },
    // The pages of a tab load the same addresses with either build.
    rewriteUrl: ({ url = '/', headers: { host } }) =>
      sessions.ofTab(host)?.runtime === 'react' ? url.replace(/^\/widgets\//, '/react-widgets/') : url,
  });
  await app.register(cookie);
  if (delayOf) app.addHook('onRequest', async ({ url }) => setTimeout(delayOf(url)));
  if (reloads) reloadPages(app, widgets);
  await serveStaticFiles(app, widgets, sessions);
  await serveWidgets(portal, widgets);
  if (react) await serveWidgets(app, react, sessions, '/react-widgets');
  const portalAddress = await portal.listen({ host: HOST, port: 0 });
  await app.register(async (calls) => register(calls, { sessions, latency, portal: portalAddress, journal }));
  await app.register(async (pages) =>
    registerPages(pages, {
      sessions,
      latency,
      portal: portalAddress,
      widgets: builtWidgets(widgets),
      folder: widgets,
      workbench,
      react,
    }),
  );
  try {
    const address = await app.listen({ host: HOST, port });
    return {
      address,
      portal: portalAddress,
      posted,
      journal,
      close: async () => {
        await Promise.all([app.close(), portal.close()]);
      },
    };
  } catch (error) {
    await portal.close();
    throw error;
  }
}

/** Returns the names of the widgets in a build: each has a file of its name. */
function builtWidgets(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  return new Set(
    readdirSync(folder).flatMap((file) => (file.endsWith('.js') ? [file.slice(0, -'.js'.length)] : [])),
  );
}
