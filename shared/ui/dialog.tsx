import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { prepareLiveRegion } from '../page/live-region.ts';
import { Icon } from './icon.tsx';
import { icons } from './icons.ts';
import { uiMessages } from './ui-messages.ts';
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
  const pressed = useRef<EventTarget>(null);
  const titleId = useUniqueId();
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    heading.current?.focus();
    prepareLiveRegion();
    return () => {
      // Closing before the element leaves the page is what makes the browser give the focus back.
      opened?.close();
      // It would leave with the dialog, and take along what is about to be read.
      prepareLiveRegion();
    };
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
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        // Text that is selected by dragging ends in a click on the dialog, too, but does not begin there.
        if (event.target === dialog.current && pressed.current === dialog.current) onClose();
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
          <button type="button" className="cb-icon-button" aria-label={uiMessages().close} onClick={onClose}>
            <Icon path={icons.close} />
          </button>
        </div>
        <div className="cb-dialog__body">{children}</div>
        {actions && <div className="cb-dialog__actions">{actions}</div>}
      </div>
    </dialog>
  );
}
