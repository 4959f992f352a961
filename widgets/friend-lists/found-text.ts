import { fill } from '../../shared/page/messages.ts';
import { messages } from './friend-lists-messages.ts';

/** What a search for `text` has found, in words. */
export function foundText(count: number, text: string): string {
  if (count === 0) return fill(messages.foundNone, { text });
  return count === 1 ? messages.foundOne : fill(messages.foundMany, { count });
}
