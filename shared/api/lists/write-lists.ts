import type { Struct } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import { tellTabs } from '../../page/storage/other-tabs.ts';
import { post } from '../transport/post.ts';
import type { JudgeAnswer } from '../transport/reply.ts';

/** Options of a change to a list. */
export interface ListWriteOptions {
  /** The page is being left and won't see the write end, so the other tabs are also told at once. */
  leaving?: boolean;
  /** As for `post`. */
  judgeAnswer?: JudgeAnswer;
}

/**
 * Changes the shopper's lists with `post`, and tells the other tabs. They are also told about a failure,
 * because its effect is unknown.
 */
export async function writeLists<Reply, Value>(
  path: string,
  body: object,
  struct: Struct<Reply, null>,
  toValue: (reply: Reply) => Value,
  { leaving, judgeAnswer }: ListWriteOptions = {},
): Promise<Result<Value>> {
  if (leaving) tellTabs('lists');
  const result = await post(path, body, struct, toValue, { judgeAnswer });
  tellTabs('lists');
  return result;
}
