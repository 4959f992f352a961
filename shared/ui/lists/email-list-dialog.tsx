import { useRef, useState } from 'react';
import { LIST_LIMITS } from '../../domain/lists/shopping-list.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Dialog } from '../dialog.tsx';
import { Field, TextAreaField } from '../forms/field.tsx';
import { DialogForm } from './dialog-form.tsx';

const messages = defineMessages('ui', {
  emailTitle: 'Email List',
  emailNote: 'Send the list {name} to anyone you like.',
  emailAddresses: 'Email addresses',
  emailAddressesHint: 'Separate several addresses with commas. {count} of {limit} characters.',
  emailAddressesWrong: 'Enter an email address, such as name@example.com.',
  emailAddressLong: 'An email address can have up to {limit} characters.',
  emailMessage: 'Message (optional)',
  emailCharacters: '{count} of {limit} characters',
  emailSend: 'Send',
  emailCancel: 'Cancel',
});

/** The attributes of a field for email addresses, which turn off autocorrection. */
export const ADDRESS_FIELD = {
  inputMode: 'email',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: 'false',
  required: true,
} as const;

interface EmailListDialogProps {
  /** The name of the list. */
  name: string;
  /** Sends the list. @returns the error text; undefined closes the dialog */
  onSend: (mail: { emails: string; message: string }) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks who the list is sent to, and counts the characters of the fields [2 §2 List rows, §5 Lists]. */
export function EmailListDialog({ name, onSend, onClose }: EmailListDialogProps) {
  const [mail, setMail] = useState({ emails: '', message: '' });
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { emails, emailMessage } = LIST_LIMITS;

  function check(): boolean {
    const problem = problemOf(mail.emails);
    setWrong(problem);
    if (problem) field.current?.focus();
    return !problem;
  }

  return (
    <Dialog title={messages.emailTitle} question={fill(messages.emailNote, { name })} onClose={onClose}>
      <DialogForm
        check={check}
        onSubmit={() => onSend(mail)}
        submitLabel={messages.emailSend}
        cancelLabel={messages.emailCancel}
        onClose={onClose}
      >
        <Field
          {...ADDRESS_FIELD}
          ref={field}
          label={messages.emailAddresses}
          hint={fill(messages.emailAddressesHint, { count: mail.emails.length, limit: emails })}
          maxLength={emails}
          value={mail.emails}
          error={wrong}
          onChange={({ target }) => {
            setMail((known) => ({ ...known, emails: target.value }));
            setWrong(undefined);
          }}
        />
        <TextAreaField
          label={messages.emailMessage}
          hint={fill(messages.emailCharacters, { count: mail.message.length, limit: emailMessage })}
          maxLength={emailMessage}
          value={mail.message}
          onChange={({ target }) => setMail((known) => ({ ...known, message: target.value }))}
        />
      </DialogForm>
    </Dialog>
  );
}

/** The error of the addresses; undefined if each looks like one, because the server decides. */
function problemOf(emails: string): string | undefined {
  const addresses = emails.split(',').map((email) => email.trim());
  if (!addresses.every((email) => /^[^\s@]+@[^\s@]+$/.test(email))) return messages.emailAddressesWrong;
  const { friendEmail: limit } = LIST_LIMITS;
  const isLong = addresses.some((email) => email.length > limit);
  return isLong ? fill(messages.emailAddressLong, { limit }) : undefined;
}
