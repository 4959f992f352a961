import type { Struct } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import { report } from '../../page/report.ts';
import { tellSessionEnd } from '../../page/session-end.ts';
import { attempt, failed, type Request } from './attempt.ts';
import { callPath, type PathParameters } from './call-path.ts';
import type { FailedTry } from './failed-reply.ts';
import { readPayload } from './fields.ts';
import type { Rejected } from './reply.ts';
import { isRedirect, loadFailedReply } from './reply.ts';

export interface ReadOptions {
  /** Ends the call with the failure `aborted`, which is never shown. */
  signal?: AbortSignal;
}

interface Call<Reply, Value> extends ReadOptions, Pick<Request, 'write'> {
  /** Method and path template, for failures and the console. */
  request: string;
  /** `null` if it could not be built. */
  path: string | null;
  struct: Struct<Reply, null>;
  toValue: (reply: Reply) => Value;
}

/**
 * Reads from the server, in up to three tries if that may help (see `failed-reply.ts`). Takes over the early read
 * of the same path, if the loader has started one.
 * @param template path below `apiBase`, with `{name}` placeholders for `parts`
 * @param struct what the payload must be
 * @param toValue maps it to proper names; may throw an Error that names the path of a breach
 */
export function get<Reply, Value>(
  template: string,
  struct: Struct<Reply, null>,
  toValue: (reply: Reply) => Value,
  { parts, ...options }: ReadOptions & { parts?: PathParameters } = {},
): Promise<Result<Value>> {
  return call({ ...options, request: `GET ${template}`, path: callPath(template, parts), struct, toValue });
}

/** Ends a call before it is sent, because an id in it is malformed. */
export function refuse(request: string): Result<never> {
  return fail(request, failed('refused'));
}

/**
 * Reads a payload through its struct and maps it to proper names. The failure is `contract`, with the path of
 * the breach but never the value, which may be personal.
 * @param request names the payload in the failure and on the console
 */
export function readValue<Reply, Value>(
  request: string,
  payload: unknown,
  struct: Struct<Reply, null>,
  toValue: (reply: Reply) => Value,
  response?: Response,
): Result<Value> {
  try {
    return { ok: true, value: toValue(readPayload(request, struct, payload)) };
  } catch (error) {
    return fail(request, failed('contract'), response, (error as Error).message);
  }
}

/** Makes a call, for `get` and `post`. */
export async function call<Reply, Value>({
  request,
  path,
  write,
  struct,
  toValue,
  signal: given,
}: Call<Reply, Value>): Promise<Result<Value>> {
  // A script of the page may have added a `signal` to all objects.
  const signal = given instanceof AbortSignal ? given : undefined;
  if (path === null) return refuse(request);
  for (let tries = 1; ; tries++) {
    const { judged, response } = await attempt({ path, write, signal });
    if (judged.kind === 'ok') return readValue(request, judged.payload, struct, toValue, response);
    const failedTry = { kind: judged.kind, tries, response, signal };
    if (write || !(await mayRepeat(failedTry))) return fail(request, judged, response);
  }
}

/** Waits until the time of the next try. @returns false if there is none, or if the code that decides is missing */
async function mayRepeat(failedTry: FailedTry): Promise<boolean> {
  if (failedTry.kind !== 'network' && failedTry.kind !== 'http') return false;
  try {
    return await (await loadFailedReply()).waitToRetry(failedTry);
  } catch {
    return false;
  }
}

function fail(
  request: string,
  { kind, messages }: Rejected,
  response?: Response,
  detail?: string,
): Result<never> {
  if (kind === 'session') {
    if (response && isRedirect(response)) report('redirected', request);
    tellSessionEnd();
  }
  if (/refused|not-json|contract/.test(kind)) {
    report(`reply-${kind as 'refused' | 'not-json' | 'contract'}`, request, {}, detail ?? '');
  }
  return { ok: false, failure: { kind, request, messages, status: response?.status || undefined, detail } };
}
