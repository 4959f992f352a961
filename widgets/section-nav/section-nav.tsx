import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { findSections } from './find-sections.ts';
import { SectionLinks } from './section-links.tsx';
import type { sectionNavDefinition } from './section-nav-definition.ts';
import { messages } from './section-nav-messages.ts';
import { createSectionNav } from './section-nav-state.ts';

const NONE: string[] = [];

/** Links to the sections of a long page, which stay in view while it is scrolled [2 §2, Header]. */
export function SectionNav({ sections: ids = NONE }: PropsOf<typeof sectionNavDefinition.attributes>) {
  const [nav] = useState(createSectionNav);
  // Looked for anew with each change of the attribute, since legacy scripts add sections later.
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
