import { atom, type ReadableAtom } from 'nanostores';
import { report } from '../../shared/page/report.ts';
import type { Section } from './find-sections.ts';
import { releaseScrollPadding, reserveScrollPadding } from './scroll-padding.ts';
import { sectionInView } from './section-in-view.ts';
import { showSection } from './show-section.ts';

/** One navigation's state. */
export interface SectionNavState {
  /** Id of the section that is being read. */
  $current: ReadableAtom<string | undefined>;
  /** Whether the page is scrolled so far that the bar has left its place. */
  $stuck: ReadableAtom<boolean>;
  /** Tells the page's engineers, once each, of sections that are not on the page. */
  reportMissing(ids: readonly string[]): void;
  /**
   * Follows the page's scrolling; gives the way to stop.
   * @param place what keeps the bar's room in the page
   */
  follow(place: HTMLElement, bar: HTMLElement, sections: readonly Section[]): () => void;
  /** Goes to a section. @returns false where it is no longer there */
  go(id: string): boolean;
}

/** Makes the state of one navigation through a page's sections [2 §2, Header]. */
export function createSectionNav(): SectionNavState {
  const $current = atom<string | undefined>();
  const $stuck = atom(false);
  const reported = new Set<string>();
  let chosen = location.hash.slice(1);
  let uncovered = false;
  let look = () => {};

  function follow(place: HTMLElement, bar: HTMLElement, sections: readonly Section[]): () => void {
    const ending = new AbortController();
    const { signal } = ending;

    look = () => {
      $stuck.set(place.getBoundingClientRect().top < stickingTop(bar));
      $current.set(sectionInView(sections, chosen));
    };
    const measuring = new ResizeObserver(() => {
      place.style.setProperty('--cb-section-nav-height', `${bar.offsetHeight}px`);
      reserveScrollPadding(bar, { top: stickingTop(bar), height: bar.offsetHeight });
      if (!uncovered) uncover(bar);
      look();
    });
    measuring.observe(bar);
    // What loads late moves the sections without a scroll.
    measuring.observe(document.body);
    addEventListener('scroll', () => look(), { passive: true, signal });
    addEventListener('resize', () => look(), { signal });
    look();

    return () => {
      ending.abort();
      measuring.disconnect();
      releaseScrollPadding(bar);
      look = () => {};
    };
  }

  /** A page that was opened at a section has it at the window's edge, where now the bar is. */
  function uncover(bar: HTMLElement): void {
    uncovered = true;
    const section = document.getElementById(chosen);
    const top = section?.getBoundingClientRect().top ?? NaN;
    if (Math.abs(top) < bar.offsetHeight) section?.scrollIntoView({ behavior: 'instant' });
  }

  return {
    $current,
    $stuck,
    follow,
    reportMissing(ids) {
      for (const id of ids) {
        if (!reported.has(id)) {
          report(`<cb-section-nav> data-sections: no element has the id "${id}"; it is left out.`);
        }
        reported.add(id);
      }
    },
    go(id) {
      chosen = id;
      if (!showSection(id)) return false;
      look();
      return true;
    },
  };
}

function stickingTop(bar: Element): number {
  return parseFloat(getComputedStyle(bar).top) || 0;
}
