import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';

interface DialogFormProps {
  /** The fields. */
  children: ReactNode;
  /** Checks the fields before they are sent. Marks an invalid field, and moves the focus to it. */
  check?: () => boolean;
  /** Sends the fields. @returns the error text; undefined closes the dialog */
  onSubmit: () => Promise<string | undefined>;
  submitLabel: string;
  cancelLabel: string;
  onClose: () => void;
  /** A button between the two, disabled while the form is being sent. */
  other?: { label: string; onPress: () => void };
}

/** A form in a dialog, sent once at a time. The texts stay until they are saved; problems are shown above the buttons. */
export function DialogForm(props: DialogFormProps) {
  const { children, check, onSubmit, submitLabel, cancelLabel, onClose, other } = props;
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: { preventDefault(): void }): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setProblem(undefined);
    if (check && !check()) return;
    setBusy(true);
    setProblem(await onSubmit());
    setBusy(false);
  }

  return (
    <form className="cb-form" noValidate onSubmit={submit}>
      {children}
      {problem && (
        <Notice tone="danger" urgent>
          {problem}
        </Notice>
      )}
      <div className="cb-dialog__actions">
        <Button onPress={onClose}>{cancelLabel}</Button>
        {other && (
          <Button disabled={busy} onPress={other.onPress}>
            {other.label}
          </Button>
        )}
        <Button tone="primary" type="submit" busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
