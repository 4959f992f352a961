import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { uiWords } from './ui-words.ts';
import { useUniqueId } from './unique-id.ts';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Buttons at the end, the safe choice first. */
  actions?: ReactNode;
  /** Called when the shopper closes it: Escape, the close button or a press outside. */
  onClose: () => void;
}

/**
 * A modal dialog, open as long as it is rendered. The heading has the focus first, the page behind is
 * inert, and the focus goes back to what had it before.
 */
export function Dialog({ title, children, actions, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useUniqueId();
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    heading.current?.focus();
    // Closing before the element leaves the page is what makes the browser give the focus back.
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="cb-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.stopPropagation();
      }}
    >
      <div className="cb-dialog__sheet">
        <div className="cb-dialog__head">
          <h2 className="cb-dialog__title" id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className="cb-icon-button" aria-label={uiWords().close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="cb-dialog__body">{children}</div>
        {actions && <div className="cb-dialog__actions">{actions}</div>}
      </div>
    </dialog>
  );
}
