import type { Person } from '../../domain/account/visitor.ts';
import { $session, changeSession } from '../session.ts';

/** Applies a change of the shopper's own profile, so that the header shows the new name [2 §4]. */
export function renameVisitor(changed: Person): void {
  changeSession({ visitor: { ...$session.get().visitor, ...changed } });
}
