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
  // Searched again when the attribute changes, because legacy scripts may add sections later.
  const { sections, missing } = useMemo(() => findSections(ids), [ids]);
  const container = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const [, showMeasured] = useState<unknown>();
  const current = useStore(nav.$current);
  const stuck = useStore(nav.$stuck);

  useEffect(() => nav.reportMissing(missing), [nav, missing]);
  useLayoutEffect(() => {
    if (!container.current || !bar.current) return;
    const stop = nav.follow(container.current, bar.current, sections);
    // Renders what was measured before the first paint. The component subscribes to the stores only after it.
    showMeasured(sections);
    return stop;
  }, [nav, sections]);

  // Not null: the page treats an island without content as damaged.
  if (sections.length === 0) return <div />;
  return (
    <div className="cb-root cb-section-nav" data-stuck={stuck} ref={container}>
      <nav className="cb-section-nav__bar" aria-label={messages.label} ref={bar}>
        <SectionLinks sections={sections} current={current} onGo={nav.go} />
      </nav>
    </div>
  );
}

interface SectionLinksProps {
  sections: readonly Section[];
  current: string | undefined;
  /** Goes to a section. Returns false to let the browser follow the link. */
  onGo: (id: string) => boolean;
}

/** The links in one row, which scrolls sideways if it is wider than the window. */
function SectionLinks({ sections, current, onGo }: SectionLinksProps) {
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (current && row.current) showCurrent(row.current);
  }, [current]);

  function go(event: MouseEvent, id: string): void {
    // With a modifier key, the shopper opens another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (onGo(id)) event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers, some screen readers don't treat it as a list
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

/** Scrolls only the row to the current link; `scrollIntoView` would also scroll the page. */
function showCurrent(row: HTMLElement): void {
  const link = row.querySelector('[aria-current]');
  if (!link) return;
  const { left, width } = link.getBoundingClientRect();
  const middle = row.scrollLeft + left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2;
  // Not `scrollTo`, which Prototype.js replaces with a method that scrolls the page.
  row.scroll({ left: middle, behavior: 'instant' });
}
