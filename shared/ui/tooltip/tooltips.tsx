import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useUniqueId } from '../hooks.ts';

/** The least distance between a hint and the window's edge, in px. */
const EDGE = 8;

/**
 * Shows the hints of all `TooltipTrigger`s inside its parent element, on hover, focus and press. A hint stays while the
 * pointer is over it, and Escape closes it without moving pointer or focus [WCAG 1.4.13]. It is rendered outside of table
 * rows, which would clip it.
 */
export function Tooltips() {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const id = useUniqueId();

  useEffect(() => {
    const parent = container.current?.parentElement;
    let shown: HTMLElement | null = null;
    const ending = new AbortController();
    const { signal } = ending;

    function show(next: HTMLElement | null): void {
      shown = next;
      setTrigger(next);
    }

    function showAt({ target }: Event): void {
      const next = triggerAt(target);
      if (parent?.contains(next) && next) show(next);
    }

    /** Whether an element belongs to the shown text or its hint. */
    const isOver = (target: EventTarget | null) =>
      target instanceof Node && (shown?.contains(target) || container.current?.contains(target));

    // The pointer or the focus may have arrived while this code was being loaded.
    show(parent?.querySelector<HTMLElement>('.cb-tooltip:is(:hover, :focus)') ?? null);
    for (const name of ['mouseover', 'focusin']) parent?.addEventListener(name, showAt, { signal });
    // On the document, because Firefox calls everything inside of an element that listens to clicks 'clickable'.
    document.addEventListener('click', showAt, { signal });
    parent?.addEventListener(
      'mouseout',
      ({ target, relatedTarget }) => {
        if (isOver(target) && !isOver(relatedTarget)) show(null);
      },
      { signal },
    );
    parent?.addEventListener(
      'focusout',
      ({ target }) => {
        if (target === shown) show(null);
      },
      { signal },
    );
    // On the document, because the pointer may be over a text while another element has the focus.
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !shown) return;
        event.stopPropagation();
        show(null);
      },
      { signal, capture: true },
    );
    return () => ending.abort();
  }, []);

  useLayoutEffect(() => {
    const { current } = container;
    if (!trigger || !current) return;
    const reposition = () => {
      const origin = current.getBoundingClientRect();
      const text = trigger.getBoundingClientRect();
      const width = current.firstElementChild?.getBoundingClientRect().width ?? 0;
      const left = Math.max(EDGE, Math.min(text.left, document.documentElement.clientWidth - EDGE - width));
      current.style.setProperty('--cb-tooltip-left', `${left - origin.left}px`);
      current.style.setProperty('--cb-tooltip-top', `${text.bottom - origin.top}px`);
    };
    reposition();
    // If the window is zoomed or rotated meanwhile, a hint that keeps its position could make it scroll sideways.
    addEventListener('resize', reposition);
    trigger.setAttribute('aria-describedby', id);
    return () => {
      removeEventListener('resize', reposition);
      trigger.removeAttribute('aria-describedby');
    };
  }, [trigger, id]);

  return (
    <div className="cb-tooltips" ref={container}>
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
