import { atom, type ReadableAtom } from 'nanostores';
import type { Failure } from '../../domain/failure.ts';
import { announce } from '../../page/announce.ts';
import type { FlashMessage } from '../../page/storage/flash-message.ts';
import { writeStore } from '../store.ts';

/** A message above a table, about a success or a failure. */
export type ListMessage =
  | (FlashMessage & {
      /** The list that the message is about. */
      listId?: string;
    })
  | { failure: Failure; failed: string; unsure: string };

/** The one message above a table. */
export interface ListMessages {
  $message: ReadableAtom<ListMessage | null>;
  /** Replaces the message, or removes it. A message of tone `danger` is itself an alert; the others are announced. */
  tell(message: ListMessage | null): void;
}

/** Creates the message state of a table, without a message [2 §8]. */
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
