/**
 * The server that the browsers open. It forwards everything to the demo shop, so that a test can hold replies and see
 * requests and errors without engine-specific commands. Each test has its own host name, which gives it its own
 * session, storage and cookies in every engine.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';

/** A request of a page. */
export interface Asked {
  method: string;
  /** With the query. */
  path: string;
  /** 0 until there is a reply. */
  status: number;
  /** Whether the browser has received the whole reply, or has given up on it. */
  hasEnded: boolean;
}

/** Replies that wait for the test. */
export interface Held {
  /** How many there are. */
  count(): number;
  /** Releases them, and holds no more. */
  release(): void;
}

/** One host name. */
export interface Host {
  /** Such as `http://v3.localhost:40123`. */
  address: string;
  /** The requests, oldest first. */
  asked: Asked[];
  /** Reports of pages that have been left: errors, console messages, policy violations. */
  told: string[];
  /** Holds the replies to requests whose path contains the text. */
  hold(part: string): Held;
  /** Pages are sent without `no-store`, for a browser that would otherwise not keep them for Back. */
  keepsPages: boolean;
}

export interface FrontServer {
  newHost(): Host;
  close(): Promise<void>;
}

const SCRIPT = '/in-page.js';
const TOLD = '/told';

/** @param shop the address of the demo shop */
export async function startFrontServer(shop: string): Promise<FrontServer> {
  const script = await inPageScript();
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  const hosts = new Map<string, Host & { holds: Set<{ part: string; waiting: (() => void)[] }> }>();
  const server = createServer((request, reply) => void answer(request, reply));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const host = hosts.get(request.headers.host ?? '');
    const path = request.url ?? '/';
    const body = await bodyOf(request);
    if (path === SCRIPT) return void reply.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    if (path === TOLD) {
      host?.told.push(...(JSON.parse(`${body}`) as string[]));
      return void reply.writeHead(204).end();
    }
    const asked: Asked = { method: request.method ?? '', path, status: 0, hasEnded: false };
    host?.asked.push(asked);
    const onwards = ask(shop + path, { method: request.method, headers: plain(request) }, async (come) => {
      const isPage = come.headers['content-type']?.startsWith('text/html') ?? false;
      const content = isPage ? withScript(await bodyOf(come), come) : undefined;
      const holds = [...(host?.holds ?? [])].find(({ part }) => path.includes(part));
      if (holds) await new Promise<void>((go) => holds.waiting.push(go));
      asked.status = come.statusCode ?? 0;
      const headers = { ...come.headers };
      if (content) headers['content-length'] = `${content.length}`;
      if (isPage && host?.keepsPages) headers['cache-control'] = 'no-cache';
      reply.writeHead(asked.status, headers);
      if (content) reply.end(content);
      else come.on('error', () => reply.destroy()).pipe(reply);
    });
    // A fault of the shop breaks the connection; so does the browser when the page is left.
    onwards.on('error', () => reply.destroy());
    reply.on('close', () => {
      asked.hasEnded = true;
      onwards.destroy();
    });
    onwards.end(body);
  }

  /** Adds the script to a page, before all others and within the page's policy. */
  function withScript(html: Buffer, { headers }: IncomingMessage): Buffer {
    const nonce = /'nonce-([^']+)'/.exec(`${headers['content-security-policy']}`)?.[1];
    // Only if the policy requires it: code without an integrity value isn't reloaded beside code that has one.
    const needsIntegrity = 'integrity-policy-report-only' in headers;
    const guards = `${needsIntegrity ? ` integrity="${integrity}" crossorigin` : ''}${nonce ? ` nonce="${nonce}"` : ''}`;
    return Buffer.from(
      html.toString().replace('<head>', () => `<head><script src="${SCRIPT}"${guards}></script>`),
    );
  }

  let last = 0;
  return {
    newHost() {
      last += 1;
      const name = `v${last}.localhost:${port}`;
      const holds = new Set<{ part: string; waiting: (() => void)[] }>();
      const host = {
        address: `http://${name}`,
        asked: [],
        told: [],
        holds,
        keepsPages: false,
        hold(part: string): Held {
          const held = { part, waiting: [] as (() => void)[] };
          holds.add(held);
          return {
            count: () => held.waiting.length,
            release() {
              holds.delete(held);
              for (const go of held.waiting) go();
            },
          };
        },
      };
      hosts.set(name, host);
      return host;
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Without compression, which the front server would have to undo. */
function plain({ headers }: IncomingMessage): IncomingMessage['headers'] {
  return { ...headers, 'accept-encoding': 'identity' };
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

async function inPageScript(): Promise<string> {
  const entry = new URL('./in-page.ts', import.meta.url).pathname;
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, target: 'es2022' });
  return outputFiles[0]?.text ?? '';
}
