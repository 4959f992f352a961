import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { registerCalls } from './calls/register-calls.ts';
import type { JournalEntry } from './journal.ts';
import { registerPages } from './pages/register-pages.ts';
import { createPortal, type PostedForm } from './portal.ts';
import { createSessions } from './sessions.ts';
import { serveStaticFiles, serveWidgets } from './static-files.ts';

/** How a shop is started; all of it may be left out. */
export interface ShopOptions {
  /** 0 for any free one (the default). */
  port?: number;
  /** The folder of the build; the project's `dist` when left out. */
  widgets?: string;
  /** The folder of the build on real React, which `?runtime=react` brings into a tab; none when left out. */
  react?: string;
  /** False sends the pages without a Content-Security-Policy. */
  policy?: boolean;
  /** Milliseconds that a write holds the cart; 40 when left out. */
  latency?: number;
  /** True gives the pages the ribbon, and opens a tab of its own for an address with switches. */
  workbench?: boolean;
}

/** A running shop. */
export interface Shop {
  /** Such as `http://127.0.0.1:8080`, without a slash at the end. */
  address: string;
  /** Where punch-out carts and sign-on tokens are sent: the same, on another port. */
  portal: string;
  /** What was sent there, the oldest first. */
  posted: readonly PostedForm[];
  /** Every call of the API since the start, the oldest first. */
  journal: readonly JournalEntry[];
  /** Ends it, with the connections that are still open. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const LATENCY = 40;

/** Room for a search of 25 characters, each percent-encoded. */
const MAX_PARAMETER = 400;

/** Starts a shop, and the other sites beside it; rejects when the port is taken. */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const {
    port = 0,
    policy = true,
    latency = LATENCY,
    workbench = false,
    react,
    widgets = fileURLToPath(new URL('../../dist', import.meta.url)),
  } = options;
  const posted: PostedForm[] = [];
  const portal = await createPortal(posted);
  const journal: JournalEntry[] = [];
  const sessions = createSessions(policy);
  const app = Fastify({
    forceCloseConnections: true,
    routerOptions: { maxParamLength: MAX_PARAMETER },
    // The pages of a tab ask for one address, whatever the widgets run on.
    rewriteUrl: ({ url = '/', headers: { host } }) =>
      sessions.ofTab(host)?.runtime === 'react' ? url.replace(/^\/widgets\//, '/react-widgets/') : url,
  });
  await app.register(cookie);
  await serveStaticFiles(app, widgets, sessions);
  await serveWidgets(portal, widgets);
  if (react) await serveWidgets(app, react, sessions, '/react-widgets');
  const portalAddress = await portal.listen({ host: HOST, port: 0 });
  await app.register(async (calls) =>
    registerCalls(calls, { sessions, latency, portal: portalAddress, journal }),
  );
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

/** The widgets that a build holds: each has a file of its name. */
function builtWidgets(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  return new Set(
    readdirSync(folder).flatMap((file) => (file.endsWith('.js') ? [file.slice(0, -'.js'.length)] : [])),
  );
}
