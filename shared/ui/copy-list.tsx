import { lazyPart } from './lazy-part.tsx';
import type { NewList } from './list-form.tsx';
import { listOutcomesMessages as messages } from './list-outcomes-messages.ts';
import { type WriteFailure, writeFailureLines } from './write-failure-lines.ts';

const CopyListDialog = lazyPart(async () => (await import('./copy-list-dialog.tsx')).CopyListDialog);
const SignInDialog = lazyPart(async () => (await import('./sign-in-dialog.tsx')).SignInDialog);

interface CopyListProps {
  list: { id: string; name?: string; description?: string };
  /** A guest has no lists of their own to put a copy with. */
  guest: boolean;
  /** Copies the list. Gives why it could not; null when it is done. */
  onSave: (list: NewList) => Promise<WriteFailure | null>;
  onClose: () => void;
}

/** Asks what the copy of a list is to be called; a guest is asked to sign in first [2 §2, §6]. */
export function CopyList({ list, guest, onSave, onClose }: CopyListProps) {
  async function save(copy: NewList): Promise<string | undefined> {
    const failure = await onSave(copy);
    const texts = { failed: messages.copyFailed, unsure: messages.copyUnsure };
    return failure ? writeFailureLines(failure, texts).join(' ') : undefined;
  }

  if (guest) return <SignInDialog onClose={onClose} />;
  return <CopyListDialog list={list} onSave={save} onClose={onClose} />;
}
