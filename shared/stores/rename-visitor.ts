import type { WritableAtom } from 'nanostores';
import type { Person } from '../domain/person.ts';
import { $session, type Session } from './session.ts';
import { writeStore } from './write-store.ts';

/**
 * Takes over what the shopper has changed in their own profile, so that the header follows [2 §4]. Apart from the
 * store, which is on every page.
 */
export function renameVisitor(changed: Person): void {
  const session = $session.get();
  const visitor = { ...session.visitor, ...changed };
  writeStore(() => ($session as WritableAtom<Session>).set({ ...session, visitor }));
}
