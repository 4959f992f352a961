import { act } from 'react';
import { settle } from './render.ts';

/** Replies that the test releases, in any order. */
export function heldReplies() {
  const answers: ((reply: object) => void)[] = [];
  return {
    reply: (): Promise<object> => new Promise((resolve) => void answers.push(resolve)),
    /** Answers one of the requests, by default the latest. */
    answer: async (reply: object, index = -1) => {
      await act(async () => answers.at(index)?.(reply));
      await settle();
    },
  };
}
