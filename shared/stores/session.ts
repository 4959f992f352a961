import { atom, type ReadableAtom } from 'nanostores';
import { visitorFromPage } from '../api/account/visitor.ts';
import type { Visitor } from '../domain/account/visitor.ts';
import type { StateBlock } from '../domain/state-block.ts';
import { onSessionEnd } from '../page/session-end.ts';
import { readStateBlock } from '../page/state-block.ts';
import { writeStore } from './store.ts';

/** Who is shopping, and whether the server still knows them. */
export interface Session {
  visitor: Visitor;
  /** True once a reply has said that the session has ended, until the page is loaded again. */
  ended: boolean;
}

let source = readStateBlock();
const $state = atom<Session>(sessionOf(source));

/** The visitor from the page's state block [embedding Profile], and whether the session has ended. */
export const $session: ReadableAtom<Session> = $state;

onSessionEnd(markSessionEnded);

/** Reads the state block again if the page now has another one. Called before an island is rendered. */
export function followStateBlock(): void {
  const block = readStateBlock();
  if (block === source) return;
  source = block;
  changeSession(sessionOf(block));
}

/** Records that the server ended the session. The page keeps typed text and asks the shopper to sign in. */
export function markSessionEnded(): void {
  if (!$state.get().ended) changeSession({ ended: true });
}

/** Changes a part of the session. */
export function changeSession(part: Partial<Session>): void {
  writeStore(() => $state.set({ ...$state.get(), ...part }));
}

function sessionOf({ profile }: StateBlock): Session {
  return { visitor: visitorFromPage(profile), ended: false };
}
