import { atom, type ReadableAtom } from 'nanostores';

/** How near the window an article is when it loads. */
const NEAR = '400px 0px';

/** The state of one article: not requested yet, loading, or shown. */
export interface ArticleState {
  $phase: ReadableAtom<'far' | 'loading' | 'shown'>;
  /** Waits until the element is near the window. @returns unsubscribe */
  watch(element: Element): () => void;
  /** Call when the frame has loaded something. */
  loaded(): void;
}

/** Creates the state of one framed article [2 §2 Articles]. */
export function createArticle(): ArticleState {
  const $phase = atom<'far' | 'loading' | 'shown'>('far');

  function watch(element: Element): () => void {
    // Not loading="lazy": browsers that support it only for images would load all frames at once.
    const visibility = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        visibility.disconnect();
        if ($phase.get() === 'far') $phase.set('loading');
      },
      { rootMargin: NEAR },
    );
    visibility.observe(element);
    return () => visibility.disconnect();
  }

  return { $phase, watch, loaded: () => $phase.set('shown') };
}
