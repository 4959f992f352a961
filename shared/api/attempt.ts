import { configuration } from '../page/configuration.ts';
import { READ_LIMIT, takeEarlyRead } from './early-read.ts';
import { type Judged, judgeReply, type Rejected } from './reply.ts';
import { announceRequest } from './request-event.ts';
import type { FailureKind } from './result.ts';
import { send } from './send.ts';

/** Milliseconds that a write may take, headers and body together. */
const WRITE_LIMIT = 15000;

/** One request: with a body it is a write. */
export interface Request {
  path: string;
  body?: object;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/** How a request ended. */
export interface Attempt {
  judged: Judged;
  response?: Response;
}

/**
 * Sends one request and waits for its whole reply, its time limit or its end by the caller. A read takes
 * over the early read of its path. Never throws.
 */
export async function attempt({ path, body, signal, keepalive }: Request): Promise<Attempt> {
  if (signal?.aborted) return { judged: failed('aborted') };
  const early = body ? undefined : takeEarlyRead(path);
  if (!early && !navigator.onLine) return { judged: failed('offline') };
  const { startedAt, settle } =
    early ?? announceRequest(body ? 'POST' : 'GET', path, body && withoutSecrets(body));
  const controller = new AbortController();
  let response: Response | undefined;
  let judged: Judged = failed('network');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cut = new Promise<Judged>((resolve) => {
    const end = (kind: FailureKind) => resolve(failed(kind));
    const limit = (body ? WRITE_LIMIT : READ_LIMIT) - (performance.now() - startedAt);
    timer = setTimeout(end, limit, 'timeout');
    signal?.addEventListener('abort', () => end('aborted'), { signal: controller.signal });
  });
  const reply = async () => {
    const { signal } = controller;
    response = await (early?.response ??
      send(path, body ? { ...writing(body), keepalive, signal } : { signal }));
    return judgeReply(response, await response.text());
  };
  try {
    judged = await Promise.race([reply(), cut]);
  } catch {
    // No reply, or one that broke off: the browser does not say more.
  }
  clearTimeout(timer);
  controller.abort();
  settle({
    status: response?.status ?? 0,
    ms: Math.round(performance.now() - startedAt),
    outcome: judged.kind,
  });
  return { judged, response };
}

function writing(body: object): RequestInit {
  const { csrfToken } = configuration();
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (csrfToken) headers['X-CB-CSRF'] = csrfToken;
  return { method: 'POST', body: JSON.stringify(body), headers };
}

function withoutSecrets(body: object): unknown {
  const isSecret = (key: string) => /password|token/i.test(key);
  return JSON.parse(JSON.stringify(body, (key, value) => (isSecret(key) ? undefined : value)));
}

/** A call that ended without a reply to judge. */
export function failed(kind: FailureKind): Rejected {
  return { kind, messages: [] };
}
