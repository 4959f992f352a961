import { atom, type ReadableAtom } from 'nanostores';
import { report } from '../../shared/page/report.ts';
import { releaseScrollPadding, reserveScrollPadding } from './scroll-padding.ts';
import { type Section, sectionInView, showSection } from './sections.ts';

/** One navigation's state. */
export interface SectionNavState {
  /** Id of the section that is being read. */
  $current: ReadableAtom<string | undefined>;
  /** Whether the page is scrolled so far that the bar has left its place. */
  $stuck: ReadableAtom<boolean>;
  /** Reports sections that are not on the page, each once. */
  reportMissing(ids: readonly string[]): void;
  /**
   * Follows the page's scrolling.
   * @param place what keeps the bar's room in the page
   * @returns unsubscribe
   */
  follow(place: HTMLElement, bar: HTMLElement, sections: readonly Section[]): () => void;
  /** Goes to a section. @returns false where it is no longer there */
  go(id: string): boolean;
}

/** Makes the state of one navigation through a page's sections [2 §2 Section navigation]. */
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
    // Content that loads late moves the sections without a scroll.
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

  /** A page that is opened at a section has it at the window's edge, which the bar then covers. */
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
          report('section-missing', `data-sections: no element has the id "${id}"; it is left out.`, {
            widget: 'section-nav',
          });
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
