import { type ReactNode, type Ref, useRef } from 'react';
import { defineMessages } from '../page/messages.ts';
import { Icon, icons } from './icon.tsx';

const messages = defineMessages('ui', { print: 'Print' });

interface ButtonProps {
  /** `primary` and `action` are filled, `plain` is outlined, `link` looks like a link. */
  tone?: 'primary' | 'action' | 'plain' | 'danger' | 'link';
  /** Something this button started is under way: it says so and ignores presses. */
  busy?: boolean;
  /** Not available now; it stays focusable so that its reason can be read. */
  disabled?: boolean;
  /** Looks and is told as disabled, but takes presses, which say what is missing. */
  inactive?: boolean;
  /** Why it is disabled, or what else there is to know: read after the name, shown on hover. */
  hint?: string;
  /** The accessible name where the visible text alone does not say enough. */
  label?: string;
  /** The id of a text beside it, read after the name. */
  describedBy?: string;
  type?: 'button' | 'submit';
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  /** A promise given back latches the button until it settles, so that a double press acts once. */
  onPress?: () => unknown;
  children: ReactNode;
}

/** The one button. While busy or disabled it keeps the focus (`aria-disabled`, never `disabled`). */
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
      onClick={press}
    >
      {children}
    </button>
  );
}

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <Button tone="link" onPress={() => window.print()}>
      <Icon path={icons.print} />
      {messages.print}
    </Button>
  );
}
