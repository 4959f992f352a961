import { atom, type ReadableAtom } from 'nanostores';

/** How near to the window an article comes before it is loaded. */
const NEAR = '400px 0px';

/** One article's state: not yet wanted, on its way, or there. */
export interface ArticleState {
  $phase: ReadableAtom<'far' | 'loading' | 'shown'>;
  /** Waits until the place comes near the window. @returns unsubscribe */
  watch(place: Element): () => void;
  /** The frame has loaded something. */
  loaded(): void;
}

/** Makes the state of one framed article [2 §2 Articles]. */
export function createArticle(): ArticleState {
  const $phase = atom<'far' | 'loading' | 'shown'>('far');

  function watch(place: Element): () => void {
    // Not the frame's own loading="lazy": browsers that have it only for images would load everything.
    const nearness = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        nearness.disconnect();
        if ($phase.get() === 'far') $phase.set('loading');
      },
      { rootMargin: NEAR },
    );
    nearness.observe(place);
    return () => nearness.disconnect();
  }

  return { $phase, watch, loaded: () => $phase.set('shown') };
}
