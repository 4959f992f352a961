import { type ReactNode, type Ref, useRef } from 'react';
import { defineMessages } from '../page/messages.ts';
import { Icon } from './icon.tsx';

const messages = defineMessages('ui', { print: 'Print' });

interface ButtonProps {
  /** `primary` and `action` are filled, `plain` is outlined, `link` looks like a link. */
  tone?: 'primary' | 'action' | 'plain' | 'danger' | 'link';
  /** The action of this button is under way. The button shows that and ignores presses. */
  busy?: boolean;
  /** Not available now. The button stays focusable, so that screen readers can read the reason. */
  disabled?: boolean;
  /** Looks disabled, also to screen readers, but accepts presses, which then say what is missing. */
  inactive?: boolean;
  /** Why it is disabled, or other information. Read after the name and shown on hover. */
  hint?: string;
  /** The accessible name, if the visible text alone doesn't say enough. */
  label?: string;
  /** The id of a text beside the button that is read after the name. */
  describedBy?: string;
  type?: 'button' | 'submit';
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  /**
   * If it returns a promise, the button ignores presses until the promise settles, so that a double press acts once. Left
   * out for a button that submits a form, or if an element around it handles the press.
   */
  onPress?: () => unknown;
  children: ReactNode;
}

/** The button of all widgets. It keeps the focus while it is busy or disabled (`aria-disabled`, never `disabled`). */
export function Button({
  tone = 'plain',
  busy = false,
  disabled = false,
  inactive = false,
  hint,
  label,
  describedBy,
  type = 'button',
  className = '',
  ref,
  onPress,
  children,
}: ButtonProps) {
  const latched = useRef(false);
  async function press(event: { preventDefault(): void }) {
    if (busy || disabled) return event.preventDefault();
    if (latched.current || !onPress) return;
    latched.current = true;
    try {
      await onPress();
    } finally {
      latched.current = false;
    }
  }
  return (
    <button
      ref={ref}
      type={type}
      className={`cb-button ${className}`}
      data-tone={tone}
      data-busy={busy || undefined}
      aria-disabled={busy || disabled || inactive || undefined}
      aria-label={label}
      aria-describedby={describedBy}
      title={hint}
      onClick={onPress || type === 'submit' ? press : undefined}
    >
      {children}
    </button>
  );
}

/** A printer, for `Icon`. */
const PRINTER = 'M7 8V4h10v4M7 17H4v-8h16v8h-3M7 14h10v6H7z';

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <Button tone="link" onPress={() => window.print()}>
      <Icon path={PRINTER} />
      {messages.print}
    </Button>
  );
}
