import { useState } from 'react';
import { useUniqueId } from './hooks.ts';

interface TooltipProps {
  /** The text that carries the hint. */
  text: string;
  hint: string;
}

/**
 * Text with a hint that shows on hover, focus and press. It stays while the pointer is over it and closes with Escape
 * without moving pointer or focus [WCAG 1.4.13].
 */
export function Tooltip({ text, hint }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const id = useUniqueId();
  const show = () => setOpen(true);
  const hide = () => setOpen(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer may rest on the hint itself
    <span
      className="cb-tooltip"
      onMouseEnter={show}
      onMouseLeave={hide}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        hide();
      }}
    >
      <button
        type="button"
        className="cb-tooltip__trigger"
        aria-describedby={open ? id : undefined}
        onFocus={show}
        onBlur={hide}
        onClick={show}
      >
        {text}
      </button>
      {open && (
        <span className="cb-tooltip__hint" role="tooltip" id={id}>
          {hint}
        </span>
      )}
    </span>
  );
}
