import { fill } from '../../shared/page/wording.ts';
import { words } from './friend-lists-words.ts';

/** What a search for `text` has found, in words. */
export function foundText(count: number, text: string): string {
  if (count === 0) return fill(words.foundNone, { text });
  return count === 1 ? words.foundOne : fill(words.foundMany, { count });
}
