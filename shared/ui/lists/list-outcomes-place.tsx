import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The place of all outcomes of a page, in view while the rows are scrolled. What gets the focus below it keeps clear of its
 * real height [WCAG 2.4.11].
 */
export function ListOutcomes({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: outcomes } = place;
    const page = outcomes?.parentElement;
    if (!outcomes || !page) return;
    const measuring = new ResizeObserver(() =>
      page.style.setProperty('--cb-list-outcomes-height', `${outcomes.offsetHeight}px`),
    );
    measuring.observe(outcomes);
    return () => measuring.disconnect();
  }, []);
  return (
    <div className="cb-list-outcomes" ref={place}>
      {children}
    </div>
  );
}
