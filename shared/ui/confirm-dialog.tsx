import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  question: string;
  confirmLabel: string;
  cancelLabel: string;
  /** May give back a promise: the button takes no second press until it settles. */
  onConfirm: () => unknown;
  onCancel: () => void;
}

/** Asks before something that changes a lot at once; the safe choice stands first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      title={props.title}
      onClose={props.onCancel}
      actions={
        <>
          <Button onPress={props.onCancel}>{props.cancelLabel}</Button>
          <Button tone="danger" onPress={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <p className="cb-dialog__question">{props.question}</p>
    </Dialog>
  );
}
