import type { FailureKind } from '../../domain/failure.ts';
import { apiBase } from '../../page/state-block.ts';
import { noteStep } from '../../page/time/measure.ts';
import { type JudgeAnswer, type Judged, judgeReply, type Rejected } from './reply.ts';
import { announceRequest, READ_LIMIT, send, takeEarlyRead } from './send.ts';

/** Time limit of a write in milliseconds, headers and body together. */
const WRITE_LIMIT = 15000;

/** An email address in a search text, which is the only typed text in a path. */
const TYPED_MAIL = /=[^/=]*%40[^/]*/;

/** One request. */
export interface Request {
  path: string;
  /**
   * Makes it a write: its body and headers, the body that the page's events may show, and a judge of unusual replies.
   */
  write?: { init: RequestInit; told: unknown; judgeAnswer?: JudgeAnswer };
  signal?: AbortSignal;
}

/** How a request ended. */
export interface Attempt {
  judged: Judged;
  response?: Response;
}

/**
 * Sends one request and waits for the whole reply, the time limit or an abort by the caller. A read takes over the
 * early read of its path. Never throws.
 */
export async function attempt({ path, write, signal }: Request): Promise<Attempt> {
  if (signal?.aborted) return { judged: failed('aborted') };
  const early = write ? undefined : takeEarlyRead(path);
  if (!early && !navigator.onLine) return { judged: failed('offline') };
  const { startedAt, endRequest } =
    early ?? announceRequest(write?.init.method ?? 'GET', path.replace(TYPED_MAIL, '=[hidden]'), write?.told);
  const controller = new AbortController();
  let response: Response | undefined;
  let judged: Judged = failed('network');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cut = new Promise<Judged>((resolve) => {
    const end = (kind: FailureKind) => resolve(failed(kind));
    const limit = (write ? WRITE_LIMIT : READ_LIMIT) - (performance.now() - startedAt);
    timer = setTimeout(end, limit, 'timeout');
    signal?.addEventListener('abort', () => end('aborted'), { signal: controller.signal });
  });
  const reply = async () => {
    const { signal } = controller;
    response = await (early?.response ?? send(`${apiBase()}/${path}`, { ...write?.init, signal }));
    return judgeReply(response, await response.text(), write?.judgeAnswer);
  };
  try {
    judged = await Promise.race([reply(), cut]);
    if (early) noteStep(early.widget, 'read');
  } catch {
    // There is no reply, or it broke off. The browser gives no more detail.
  }
  clearTimeout(timer);
  controller.abort();
  endRequest({
    status: response?.status ?? 0,
    ms: Math.round(performance.now() - startedAt),
    outcome: judged.kind,
  });
  return { judged, response };
}

/** A call that ended without a reply to judge. */
export function failed(kind: FailureKind): Rejected {
  return { kind, messages: [] };
}
