import type { Struct } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import { tellTabs } from '../../page/storage/other-tabs.ts';
import { post } from '../transport/post.ts';
import type { JudgeAnswer } from '../transport/reply.ts';

/** How a list is changed. */
export interface ListWriteOptions {
  /** The page is being left, so nobody is there when the write ends: the other tabs are told at once, too. */
  leaving?: boolean;
  /** As for `post`. */
  judgeAnswer?: JudgeAnswer;
}

/**
 * Changes the shopper's lists, as `post` does, and tells the other tabs of it. They are told of a failure, too, since
 * its effect is unknown.
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
