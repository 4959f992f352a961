import { useRef, useState } from 'react';
import { fill } from '../../shared/page/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { lazyMessages as messages } from './shopping-lists-lazy-messages.ts';

interface EmailListDialogProps {
  /** Of the list. */
  name: string;
  /** Sends it. Gives what went wrong, in words; nothing when it is done, and the dialog may go. */
  onSend: (mail: { emails: string; message: string }) => Promise<string | undefined>;
  onClose: () => void;
}

/** Whether each of the addresses has a chance to be one; the server decides. */
function areAddresses(emails: string): boolean {
  return emails.split(',').every((email) => /^[^\s@]+@[^\s@]+$/.test(email.trim()));
}

/** Asks to whom a list is to be sent [2 §2]. What was typed stays until it is sent. */
export function EmailListDialog({ name, onSend, onClose }: EmailListDialogProps) {
  const [mail, setMail] = useState({ emails: '', message: '' });
  const [wrong, setWrong] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function send(event: { preventDefault(): void }): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setProblem(undefined);
    const isWrong = !areAddresses(mail.emails);
    setWrong(isWrong);
    if (isWrong) return field.current?.focus();
    setBusy(true);
    setProblem(await onSend(mail));
    setBusy(false);
  }

  return (
    <Dialog title={messages.emailTitle} onClose={onClose}>
      <form className="cb-form" noValidate onSubmit={send}>
        <p className="cb-dialog__question">{fill(messages.emailNote, { name })}</p>
        <Field
          ref={field}
          label={messages.emailAddresses}
          hint={messages.emailAddressesHint}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={mail.emails}
          error={wrong ? messages.emailAddressesWrong : undefined}
          onChange={({ target }) => {
            setMail({ ...mail, emails: target.value });
            setWrong(false);
          }}
        />
        <TextAreaField
          label={messages.emailMessage}
          value={mail.message}
          onChange={({ target }) => setMail({ ...mail, message: target.value })}
        />
        {problem && (
          <Notice tone="danger" urgent>
            {problem}
          </Notice>
        )}
        <div className="cb-dialog__actions">
          <Button onPress={onClose}>{messages.emailCancel}</Button>
          <Button tone="primary" type="submit" busy={busy}>
            {messages.emailSend}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
