import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  const hintPlace = useRef<HTMLSpanElement>(null);
  const show = () => setOpen(true);
  const hide = () => setOpen(false);
  // The pointer may have opened it while the focus is elsewhere, or nowhere.
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener('keydown', close, true);
    return () => document.removeEventListener('keydown', close, true);
  }, [open]);
  useLayoutEffect(() => {
    if (hintPlace.current) keepInside(hintPlace.current);
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer may rest on the hint itself
    <span className="cb-tooltip" onMouseEnter={show} onMouseLeave={hide}>
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
        <span className="cb-tooltip__hint" role="tooltip" id={id} ref={hintPlace}>
          {hint}
        </span>
      )}
    </span>
  );
}

/** How near the hint comes to the window's edge, in px. */
const EDGE = 8;

/** Moves the hint to the left where it would stand outside of the window. */
function keepInside(hint: HTMLElement): void {
  hint.style.removeProperty('--cb-hint-left');
  const { left, right } = hint.getBoundingClientRect();
  const beyond = right + EDGE - document.documentElement.clientWidth;
  if (beyond > 0) hint.style.setProperty('--cb-hint-left', `${-Math.min(beyond, left - EDGE)}px`);
}
