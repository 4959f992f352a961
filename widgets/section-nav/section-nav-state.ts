import { atom, type ReadableAtom } from 'nanostores';
import { report } from '../../shared/page/report.ts';
import { releaseScrollPadding, reserveScrollPadding } from './scroll-padding.ts';
import { type Section, sectionInView, showSection } from './sections.ts';

/** The state of one navigation. */
export interface SectionNavState {
  /** Id of the section that is being read. */
  $current: ReadableAtom<string | undefined>;
  /** Whether the page is scrolled so far that the bar has left its position in the page. */
  $stuck: ReadableAtom<boolean>;
  /** Reports sections that are not on the page, each of them once. */
  reportMissing(ids: readonly string[]): void;
  /**
   * Follows the page's scrolling.
   * @param container keeps the bar's space in the page
   * @returns unsubscribe
   */
  follow(container: HTMLElement, bar: HTMLElement, sections: readonly Section[]): () => void;
  /** Goes to a section. @returns false if it is no longer on the page */
  go(id: string): boolean;
}

/** Creates the state of one navigation through a page's sections [2 §2 Section navigation]. */
export function createSectionNav(): SectionNavState {
  const $current = atom<string | undefined>();
  // A guess, until it is measured. If the bar became fixed only after the first layout, the browser would not keep the scroll
  // position in that frame. If the header above is filled in the same frame, the page would move away from the section.
  const $stuck = atom(scrollY > 0);
  const reported = new Set<string>();
  let chosen = location.hash.slice(1);
  let isUncovered = false;
  let update = () => {};

  function follow(container: HTMLElement, bar: HTMLElement, sections: readonly Section[]): () => void {
    const ending = new AbortController();
    const { signal } = ending;

    update = () => {
      $stuck.set(container.getBoundingClientRect().top < stickingTop(bar));
      $current.set(sectionInView(sections, chosen));
    };
    const measuring = new ResizeObserver(() => {
      container.style.setProperty('--cb-section-nav-height', `${bar.offsetHeight}px`);
      reserveScrollPadding(bar, { top: stickingTop(bar), height: bar.offsetHeight });
      if (!isUncovered) uncover(bar);
      update();
    });
    measuring.observe(bar);
    // Content that loads late moves the sections without a scroll.
    measuring.observe(document.body);
    addEventListener('scroll', () => update(), { passive: true, signal });
    addEventListener('resize', () => update(), { signal });
    update();

    return () => {
      ending.abort();
      measuring.disconnect();
      releaseScrollPadding(bar);
      update = () => {};
    };
  }

  /** Scrolls a section that the page was opened at out from under the bar. */
  function uncover(bar: HTMLElement): void {
    isUncovered = true;
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
          report('section-missing', `data-sections: no element has the id "${id}"; it is ignored.`, {
            widget: 'section-nav',
          });
        }
        reported.add(id);
      }
    },
    go(id) {
      chosen = id;
      if (!showSection(id)) return false;
      update();
      return true;
    },
  };
}

function stickingTop(bar: Element): number {
  return parseFloat(getComputedStyle(bar).top) || 0;
}
