import { useRef, useState } from 'react';
import { LIST_LIMITS } from '../../shared/domain/shopping-list.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { lazyMessages as messages } from './shopping-lists-lazy-messages.ts';

interface FindFriendDialogProps {
  /** Leads to the friend's lists. Gives what went wrong, in words. */
  onFind: (email: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks whose public lists are to be seen [2 §2, §5]. */
export function FindFriendDialog({ onFind, onClose }: FindFriendDialogProps) {
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function find(event: { preventDefault(): void }): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const wanted = email.trim();
    setProblem(undefined);
    setMissing(!wanted);
    if (!wanted) return field.current?.focus();
    setBusy(true);
    setProblem(await onFind(wanted));
    setBusy(false);
  }

  return (
    <Dialog title={messages.friendTitle} onClose={onClose}>
      <form className="cb-form" noValidate onSubmit={find}>
        <Field
          ref={field}
          label={messages.friendEmail}
          hint={messages.friendNote}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={LIST_LIMITS.friendEmail}
          value={email}
          error={missing ? messages.friendEmailMissing : undefined}
          onChange={({ target }) => {
            setEmail(target.value);
            setMissing(false);
          }}
        />
        {problem && (
          <Notice tone="danger" urgent>
            {problem}
          </Notice>
        )}
        <div className="cb-dialog__actions">
          <Button onPress={onClose}>{messages.friendCancel}</Button>
          <Button tone="primary" type="submit" busy={busy}>
            {messages.friendFind}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
