import { atom, type ReadableAtom } from 'nanostores';
import { visitorFromPage } from '../api/visitor.ts';
import type { Visitor } from '../domain/visitor.ts';
import { readStateBlock, type StateBlock } from '../page/state-block.ts';
import { writeStore } from './write-store.ts';

/** Who is shopping, and whether the server still knows them. */
export interface Session {
  visitor: Visitor;
  /** True once a call was answered that the session has ended; until the page is loaded again. */
  ended: boolean;
}

const $state = atom<Session>({ visitor: visitorFromPage(undefined), ended: false });
let source: StateBlock | undefined;

/** The visitor as the page's state block says it, read at first use (embedding contract). */
export const $session: ReadableAtom<Session> = $state;

const { get } = $state;

// What nanostores has for a first use, `onStart`, would bring its whole lifecycle to every page.
$state.get = () => {
  const block = readStateBlock();
  if (source !== block) {
    source = block;
    // Nobody is told: whoever follows the store reads it first.
    ($state as { value: Session }).value = { visitor: visitorFromPage(block.profile), ended: false };
  }
  return get();
};

/** Notes that the server has ended the session: what is typed stays, and the shopper is asked to sign in. */
export function markSessionEnded(): void {
  const session = $state.get();
  if (!session.ended) writeStore(() => $state.set({ ...session, ended: true }));
}
