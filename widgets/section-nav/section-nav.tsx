import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import type { definition } from './section-nav-definition.ts';
import { createSectionNav } from './section-nav-state.ts';
import { findSections, type Section } from './sections.ts';

const messages = defineMessages('section-nav', {
  label: 'On this page',
});

const NONE: string[] = [];

/** Links to the sections of a long page, which stay in view while it is scrolled [2 §2 Section navigation]. */
export function SectionNav({ sections: ids = NONE }: PropsOf<typeof definition.attributes>) {
  const [nav] = useState(createSectionNav);
  // Sections are searched again when the attribute changes, since legacy scripts add sections afterwards.
  const { sections, missing } = useMemo(() => findSections(ids), [ids]);
  const place = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const current = useStore(nav.$current);
  const stuck = useStore(nav.$stuck);

  useEffect(() => nav.reportMissing(missing), [nav, missing]);
  useLayoutEffect(() => {
    if (place.current && bar.current) return nav.follow(place.current, bar.current, sections);
  }, [nav, sections]);

  // Not null: an island that has become empty counts as damaged by the page.
  if (sections.length === 0) return <div />;
  return (
    <div className="cb-root cb-section-nav" data-stuck={stuck} ref={place}>
      <nav className="cb-section-nav__bar" aria-label={messages.label} ref={bar}>
        <SectionLinks sections={sections} current={current} onGo={nav.go} />
      </nav>
    </div>
  );
}

interface SectionLinksProps {
  sections: readonly Section[];
  current: string | undefined;
  /** Goes to a section; false leaves it to the browser. */
  onGo: (id: string) => boolean;
}

/** The links in one row, which is scrolled sideways where it is too long for the window. */
function SectionLinks({ sections, current, onGo }: SectionLinksProps) {
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
  // Not `scrollTo`, in whose place Prototype.js puts a method that scrolls the page.
  row.scroll({ left: middle, behavior: 'instant' });
}
