import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useUniqueId } from '../hooks.ts';

/** How near a hint comes to the window's edge, in px. */
const EDGE = 8;

/**
 * Shows the hints of all `TooltipTrigger`s beside it and below: on hover, focus and press. A hint stays while the pointer
 * is over it, and closes with Escape without moving pointer or focus [WCAG 1.4.13]. It stands outside of rows, which would
 * cut it off.
 */
export function Tooltips() {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const id = useUniqueId();

  useEffect(() => {
    const around = place.current?.parentElement;
    let shown: HTMLElement | null = null;
    const listening = new AbortController();
    const { signal } = listening;

    function show(next: HTMLElement | null): void {
      shown = next;
      setTrigger(next);
    }

    function showAt({ target }: Event): void {
      const next = triggerAt(target);
      if (next) show(next);
    }

    /** The text and its hint. */
    const isOver = (target: EventTarget | null) =>
      target instanceof Node && (shown?.contains(target) || place.current?.contains(target));

    for (const name of ['mouseover', 'focusin', 'click']) around?.addEventListener(name, showAt, { signal });
    around?.addEventListener(
      'mouseout',
      ({ target, relatedTarget }) => {
        if (isOver(target) && !isOver(relatedTarget)) show(null);
      },
      { signal },
    );
    around?.addEventListener(
      'focusout',
      ({ target }) => {
        if (target === shown) show(null);
      },
      { signal },
    );
    // The pointer may rest on one text while another element has the focus.
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !shown) return;
        event.stopPropagation();
        show(null);
      },
      { signal, capture: true },
    );
    return () => listening.abort();
  }, []);

  useLayoutEffect(() => {
    const { current } = place;
    if (!trigger || !current) return;
    const put = () => {
      const from = current.getBoundingClientRect();
      const at = trigger.getBoundingClientRect();
      const width = current.firstElementChild?.getBoundingClientRect().width ?? 0;
      const left = Math.max(EDGE, Math.min(at.left, document.documentElement.clientWidth - EDGE - width));
      current.style.setProperty('--cb-tooltip-left', `${left - from.left}px`);
      current.style.setProperty('--cb-tooltip-top', `${at.bottom - from.top}px`);
    };
    put();
    // A window that is zoomed or turned meanwhile would be scrolled sideways by a hint that stays where it was.
    addEventListener('resize', put);
    trigger.setAttribute('aria-describedby', id);
    return () => {
      removeEventListener('resize', put);
      trigger.removeAttribute('aria-describedby');
    };
  }, [trigger, id]);

  return (
    <div className="cb-tooltips" ref={place}>
      {trigger && (
        <span className="cb-tooltip__hint" role="tooltip" id={id}>
          {trigger.dataset.hint}
        </span>
      )}
    </div>
  );
}

function triggerAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.cb-tooltip') : null;
}
