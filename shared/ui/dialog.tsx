import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { prepareLiveRegion } from '../page/live-region.ts';
import { defineMessages } from '../page/messages.ts';
import { registry } from '../page/registry.ts';
import { Button } from './button.tsx';
import { closeIcon } from './close-icon.ts';
import { useUniqueId } from './hooks.ts';
import { Icon } from './icon.tsx';

const messages = defineMessages('ui', { close: 'Close' });

interface DialogProps {
  title: string;
  /** The question above the content. It is read with the title, or with the safe choice if that has the focus. */
  question?: string;
  /** Ids of other texts that are read with the title, if there is no question. */
  describedBy?: string;
  children?: ReactNode;
  /** The buttons at the end, the safe choice first. */
  actions?: ReactNode;
  /** Whether the dialog is wide enough for a table. */
  wide?: boolean;
  /** Called when the shopper closes the dialog: Escape, the close button, or a press outside. */
  onClose: () => void;
}

/** Matches fields to fill in, but not checkboxes, radio buttons and hidden fields. */
const FIELDS = 'form :is(input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea)';

/**
 * A modal dialog, open as long as it is rendered. The focus starts on the first field of its form, or on the first action
 * that answers its question, or else on the heading; if a form is rendered later, the focus moves there from the heading.
 * The page behind is inert and doesn't scroll. When the dialog closes, the focus returns to the element that had it before.
 */
export function Dialog({ title, question, describedBy, children, actions, wide, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<EventTarget>(null);
  /** Whether a field of the form may still take the focus from the heading. */
  const awaitsField = useRef(true);
  const titleId = useUniqueId();
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    const choice = opened && describeSafeChoice(opened);
    (choice ?? heading.current)?.focus();
    prepareLiveRegion();
    const releasePage = holdPage();
    return () => {
      releasePage();
      // Browsers return the focus only if the dialog closes before its element is removed.
      opened?.close();
      // Otherwise the live region would be removed with the dialog, and its text would not be read.
      prepareLiveRegion();
    };
  }, []);
  // Screen readers still read the heading before the field, because it labels the dialog.
  useLayoutEffect(() => {
    if (!awaitsField.current || document.activeElement !== heading.current) return;
    const field = dialog.current?.querySelector<HTMLElement>(FIELDS);
    if (!field) return;
    awaitsField.current = false;
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
        // Selecting text by dragging may end with a click on the backdrop, but doesn't begin there.
        if (event.target === dialog.current && pressed.current === dialog.current) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.stopPropagation();
      }}
    >
      <div className="cb-dialog__sheet">
        <div className="cb-dialog__head">
          <h2 className="cb-heading cb-dialog__title" id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className="cb-icon-button" aria-label={messages.close} onClick={onClose}>
            <Icon path={closeIcon} />
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

/**
 * Returns the first action of a dialog that only asks a question; null for any other dialog. The question describes that
 * action instead of the dialog, because Orca announces neither a dialog nor its heading if the pressed button is inert.
 */
function describeSafeChoice(opened: HTMLDialogElement): HTMLElement | null {
  const question = opened.querySelector('.cb-dialog__question');
  const choice = opened.querySelector<HTMLElement>('.cb-dialog__actions button');
  if (!question || !choice || opened.querySelector(FIELDS)) return null;
  choice.setAttribute('aria-describedby', question.id);
  opened.removeAttribute('aria-describedby');
  return choice;
}

interface ConfirmDialogProps {
  title: string;
  question: string;
  confirmLabel: string;
  cancelLabel: string;
  /** If it returns a promise, the button ignores presses until the promise settles. */
  onConfirm: () => unknown;
  onCancel: () => void;
}

/** Asks before something that changes a lot at once. The safe choice comes first. */
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

/**
 * Keeps the page from scrolling behind a dialog, without moving anything on it, until the last holder releases it.
 * @returns releases the page; call it once
 */
function holdPage(): () => void {
  const page = registry();
  page.hold ??= { holders: 0, release: lockPage() };
  const { hold } = page;
  hold.holders += 1;
  return () => {
    hold.holders -= 1;
    if (hold.holders > 0) return;
    hold.release();
    page.hold = undefined;
  };
}

/** @returns restores the page's own styles */
function lockPage(): () => void {
  const { body, documentElement: root } = document;
  const undo: (() => void)[] = [];

  function set({ style }: HTMLElement, property: string, value: string): void {
    const before = style.getPropertyValue(property);
    const priority = style.getPropertyPriority(property);
    // Old pages have `!important` rules for scroll bars.
    style.setProperty(property, value, 'important');
    undo.push(() => style.setProperty(property, before, priority));
  }

  // If only the body has a rule for its overflow, the window scrolls by that rule. A rule for the root would then make
  // the body a separate scroll container, and the page would jump to its top.
  const scrollsByBody = hasVisibleOverflow(root) && !hasVisibleOverflow(body);
  // Keeps the space of a scroll bar, so that nothing moves sideways.
  if (innerWidth > root.clientWidth) set(root, 'scrollbar-gutter', 'stable');
  set(scrollsByBody ? body : root, 'overflow', 'hidden');
  return () => {
    for (const restore of undo) restore();
  };
}

function hasVisibleOverflow(element: HTMLElement): boolean {
  return getComputedStyle(element).overflow === 'visible';
}
