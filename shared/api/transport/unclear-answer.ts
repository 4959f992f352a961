import type { Result } from '../../domain/failure.ts';
import { anyAnswer } from './any-answer.ts';
import type { JudgeAnswer } from './reply.ts';

/**
 * Makes a write whose reply may not show whether it took effect. Such a reply isn't reported [wire Writes], but gives
 * the failure `not-json`, so that the caller reads what the write changes.
 * @param path of the call, for the failure
 * @param isUnclear whether a reply that isn't a JSON object leaves this open
 * @param write makes the write once, and judges its reply with the given function
 */
export async function writeUnlessUnclear(
  path: string,
  isUnclear: (text: string) => boolean,
  write: (judgeAnswer: JudgeAnswer) => Promise<Result<unknown>>,
): Promise<Result<null>> {
  let unclear = false;
  const result = await write((text, body) => {
    unclear = isUnclear(text);
    return anyAnswer(text, body);
  });
  if (!result.ok) return result;
  if (!unclear) return { ok: true, value: null };
  return { ok: false, failure: { kind: 'not-json', request: `POST ${path}`, messages: [] } };
}
