import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { prepareLiveRegion } from '../page/live-region.ts';
import { defineMessages } from '../page/messages.ts';
import { Button } from './button.tsx';
import { useUniqueId } from './hooks.ts';
import { Icon, icons } from './icon.tsx';

const messages = defineMessages('ui', { close: 'Close' });

interface DialogProps {
  title: string;
  /** What is asked, above the rest: read together with the title. */
  question?: string;
  /** Ids of the texts that are read with the title, where they are not the question. */
  describedBy?: string;
  children?: ReactNode;
  /** Buttons at the end, the safe choice first. */
  actions?: ReactNode;
  /** Has room for a table. */
  wide?: boolean;
  /** Called when the shopper closes it: Escape, the close button or a press outside. */
  onClose: () => void;
}

/** What a shopper fills in; ticks and hidden fields are not. */
const FIELDS = 'form :is(input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea)';

/**
 * A modal dialog, open as long as it is rendered. The first field of its form has the focus first, the heading where it
 * has no form; a form that comes later takes the focus from the heading. The page behind is inert and does not
 * scroll, and the focus returns to the element that had it before.
 */
export function Dialog({ title, question, describedBy, children, actions, wide, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<EventTarget>(null);
  /** Whether no field has been given the focus so far. */
  const headed = useRef(true);
  const titleId = useUniqueId();
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    heading.current?.focus();
    prepareLiveRegion();
    const letGo = holdPage();
    return () => {
      letGo();
      // The browser returns the focus only if the dialog closes before its element is removed.
      opened?.close();
      // The live region would be removed with the dialog, and its text would not be read.
      prepareLiveRegion();
    };
  }, []);
  // Screen readers read the dialog's name before the field, since it is labelled by its heading.
  useLayoutEffect(() => {
    if (!headed.current || document.activeElement !== heading.current) return;
    const field = dialog.current?.querySelector<HTMLElement>(FIELDS);
    if (!field) return;
    headed.current = false;
    field.focus();
  });
  return (
    <dialog
      ref={dialog}
      className="cb-dialog"
      data-wide={wide}
      aria-labelledby={titleId}
      aria-describedby={question ? `${titleId}-question` : describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        // Selecting text by dragging also ends in a click on the dialog, but does not begin there.
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
          <button type="button" className="cb-icon-button" aria-label={messages.close} onClick={onClose}>
            <Icon path={icons.close} />
          </button>
        </div>
        <div className="cb-dialog__body">
          {question && (
            <p className="cb-dialog__question" id={`${titleId}-question`}>
              {question}
            </p>
          )}
          {children}
        </div>
        {actions && <div className="cb-dialog__actions">{actions}</div>}
      </div>
    </dialog>
  );
}

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
      question={props.question}
      onClose={props.onCancel}
      actions={
        <>
          <Button onPress={props.onCancel}>{props.cancelLabel}</Button>
          <Button tone="danger" onPress={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    />
  );
}

/** How many dialogs hold the page. */
let holders = 0;
let release = (): void => {};

/**
 * Keeps the page from scrolling behind a dialog, and everything on it where it is, until the last holder lets go.
 * @returns lets go; to be called once
 */
function holdPage(): () => void {
  if (holders === 0) release = lock();
  holders += 1;
  return () => {
    holders -= 1;
    if (holders === 0) release();
  };
}

/** @returns sets back what it has set */
function lock(): () => void {
  const { body, documentElement: root } = document;
  const undo: (() => void)[] = [];

  function set({ style }: HTMLElement, property: string, value: string): void {
    const before = style.getPropertyValue(property);
    const priority = style.getPropertyPriority(property);
    // Old pages have !important rules for the scroll bar.
    style.setProperty(property, value, 'important');
    undo.push(() => style.setProperty(property, before, priority));
  }

  // The window scrolls by the body's rule where the root has none; a rule for the root would then make the body
  // a scrolling box of its own, and the page would jump to its top.
  const byBody = isVisible(root) && !isVisible(body);
  // The bar's room stays, where there is a bar, so that nothing moves to the side.
  if (innerWidth > root.clientWidth) set(root, 'scrollbar-gutter', 'stable');
  set(byBody ? body : root, 'overflow', 'hidden');
  return () => {
    for (const back of undo) back();
  };
}

function isVisible(element: HTMLElement): boolean {
  return getComputedStyle(element).overflow === 'visible';
}
