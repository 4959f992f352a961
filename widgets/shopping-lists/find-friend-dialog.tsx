import { useRef, useState } from 'react';
import { LIST_LIMITS } from '../../shared/domain/lists/shopping-list.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/forms/field.tsx';
import { DialogForm } from '../../shared/ui/lists/dialog-form.tsx';
import { ADDRESS_FIELD } from '../../shared/ui/lists/email-list-dialog.tsx';

const messages = defineMessages('shopping-lists', {
  friendTitle: "Find a Friend's List",
  friendNote: 'Enter the email address your friend uses to shop here. {count} of {limit} characters.',
  friendEmail: 'Email address',
  friendEmailMissing: 'Enter an email address.',
  friendFind: 'Find',
  friendCancel: 'Cancel',
});

interface FindFriendDialogProps {
  /** Opens the friend's lists. @returns the error text */
  onFind: (email: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks for the email address of a customer whose public lists then open [2 §2 Friend finding, §5 Lists]. */
export function FindFriendDialog({ onFind, onClose }: FindFriendDialogProps) {
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const address = email.trim();

  function check(): boolean {
    setMissing(!address);
    if (!address) field.current?.focus();
    return address !== '';
  }

  return (
    <Dialog title={messages.friendTitle} onClose={onClose}>
      <DialogForm
        check={check}
        onSubmit={() => onFind(address)}
        submitLabel={messages.friendFind}
        cancelLabel={messages.friendCancel}
        onClose={onClose}
      >
        <Field
          {...ADDRESS_FIELD}
          ref={field}
          type="email"
          label={messages.friendEmail}
          hint={fill(messages.friendNote, { count: email.length, limit: LIST_LIMITS.friendEmail })}
          maxLength={LIST_LIMITS.friendEmail}
          value={email}
          error={missing ? messages.friendEmailMissing : undefined}
          onChange={({ target }) => {
            setEmail(target.value);
            setMissing(false);
          }}
        />
      </DialogForm>
    </Dialog>
  );
}
