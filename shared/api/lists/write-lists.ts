import type { Struct } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import { joinTabs } from '../../page/storage/other-tabs.ts';
import { post, type WriteOptions } from '../transport/post.ts';

const tellTabs = joinTabs('lists', () => {});

/**
 * Changes the shopper's lists, as `post` does, and tells the other tabs of it. They are told of a failure, too, since
 * its effect is unknown.
 */
export async function writeLists<Reply, Value>(
  path: string,
  body: object,
  struct: Struct<Reply, null>,
  toValue: (reply: Reply) => Value,
  options?: WriteOptions,
): Promise<Result<Value>> {
  // Nobody is there to tell when a write ends that outlives its page.
  if (options?.keepalive) tellTabs();
  const result = await post(path, body, struct, toValue, options);
  tellTabs();
  return result;
}
