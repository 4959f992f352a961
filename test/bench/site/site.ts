/**
 * One site of the bench: the demo shop's own pages, calls and files with the build of one runtime, plus the
 * pages of the bench. A write's reply can be held until measuring has started.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerCalls } from '../../../demo-pages/server/calls/register-calls.ts';
import { registerPages } from '../../../demo-pages/server/pages/register-pages.ts';
import { createPortal } from '../../../demo-pages/server/portal.ts';
import { serveStaticFiles } from '../../../demo-pages/server/static-files.ts';
import { builtFolder, type Runtime } from './builds.ts';
import type { Certificate } from './certificate.ts';
import { type BenchPages, registerBenchPages } from './pages.ts';
import { type BenchSessions, createBenchSessions } from './visits.ts';

/** A reply that waits for the bench. */
interface Hold {
  path: string;
  arrived: () => void;
  released: Promise<void>;
}

export interface Site {
  address: string;
  runtime: Runtime;
  sessions: BenchSessions;
  /** The pages of the bench that are made while it runs. */
  pages: BenchPages;
  /**
   * Holds the reply of the next call of that path.
   * @returns a promise that resolves once the reply is held, and the function that releases it
   */
  hold(path: string): { arrived: Promise<void>; release: () => void };
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

/** Starts a site on a free port of this machine, with HTTP/2 if there is a certificate. */
export async function startSite(runtime: Runtime, certificate?: Certificate): Promise<Site> {
  const folder = builtFolder(runtime);
  const sessions = createBenchSessions();
  let hold: Hold | undefined;
  const secure = certificate && { http2: true, https: { ...certificate, allowHTTP1: true } };
  // Its types know an app by its server; the routes are the same for all of them.
  const app = Fastify({
    forceCloseConnections: !secure,
    routerOptions: { maxParamLength: 400 },
    ...secure,
  } as object) as FastifyInstance;
  app.addHook('onSend', async (request) => {
    const held = hold && request.url.endsWith(hold.path) ? hold : undefined;
    if (!held) return;
    hold = undefined;
    held.arrived();
    await held.released;
  });
  const portal = await createPortal([]);
  const portalAddress = await portal.listen({ host: HOST, port: 0 });
  await app.register(cookie);
  await serveStaticFiles(app, folder, sessions);
  const pages = registerBenchPages(app, { sessions, folder, portal: portalAddress });
  await app.register(async (calls) =>
    registerCalls(calls, { sessions, latency: 0, portal: portalAddress, journal: [] }),
  );
  const { widgets } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const names = new Set(Object.keys(widgets));
  await app.register(async (scope) =>
    registerPages(scope, {
      sessions,
      latency: 0,
      portal: portalAddress,
      widgets: names,
      folder,
      workbench: false,
    }),
  );
  const address = await app.listen({ host: HOST, port: 0 });
  return {
    address,
    runtime,
    sessions,
    pages,
    hold(path) {
      let arrived = (): void => {};
      let release = (): void => {};
      const arriving = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      hold = { path, arrived, released };
      return { arrived: arriving, release };
    },
    close: async () => {
      await Promise.all([app.close(), portal.close()]);
    },
  };
}
