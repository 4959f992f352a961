import { type MouseEvent, useEffect, useRef } from 'react';
import type { Section } from './find-sections.ts';

interface SectionLinksProps {
  sections: readonly Section[];
  current: string | undefined;
  /** Goes to a section; false leaves it to the browser. */
  onGo: (id: string) => boolean;
}

/** The links in one row, which is scrolled sideways where it is too long for the window. */
export function SectionLinks({ sections, current, onGo }: SectionLinksProps) {
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (current && row.current) showCurrent(row.current);
  }, [current]);

  function go(event: MouseEvent, id: string): void {
    // With a key the shopper asks for another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (onGo(id)) event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers
    <ul className="cb-section-nav__links" role="list" ref={row}>
      {sections.map(({ id, text }) => (
        <li className="cb-section-nav__item" key={id}>
          <a
            className="cb-section-nav__link"
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            onClick={(event) => go(event, id)}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls the row alone; `scrollIntoView` would move the page as well. */
function showCurrent(row: HTMLElement): void {
  const link = row.querySelector('[aria-current]');
  if (!link) return;
  const { left, width } = link.getBoundingClientRect();
  const middle = row.scrollLeft + left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2;
  row.scrollTo({ left: middle, behavior: 'instant' });
}
