import { atom, type ReadableAtom } from 'nanostores';
import type { Failure } from '../../domain/failure.ts';
import { announce } from '../../page/announce.ts';
import type { FlashMessage } from '../../page/flash-message.ts';
import { writeStore } from '../store.ts';

/** A message above a table: that something worked, or why it failed. */
export type ListMessage =
  | (FlashMessage & {
      /** A list that it speaks of. */
      listId?: string;
    })
  | { failure: Failure; failed: string; unsure: string };

/** The one message above a table. */
export interface ListMessages {
  $message: ReadableAtom<ListMessage | null>;
  /**
   * Shows a message in place of the one before, or none. A message of tone `danger` is an alert by itself; the others
   * are announced.
   */
  tell(message: ListMessage | null): void;
}

/** Makes the place of a table's message [2 §8]. */
export function createListMessages(): ListMessages {
  const $message = atom<ListMessage | null>(null);
  return {
    $message,
    tell(message) {
      writeStore(() => $message.set(message));
      if (message && 'tone' in message && message.tone !== 'danger') announce(message.text);
    },
  };
}
