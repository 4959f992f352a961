/** Counts React's renders in the page of the bench. */
import { followRenders } from '../../react/follow-renders.ts';

interface Renders {
  components: number;
  /** The cart page itself. */
  roots: number;
  commits: number;
}

let counted: Renders = { components: 0, roots: 0, commits: 0 };

/** Begins to count, before React is loaded. */
export function countRenders(): void {
  followRenders(
    ({ child }) => {
      counted.components += 1;
      if (/\bcb-cart$/.test(String(child?.memoizedProps?.className))) counted.roots += 1;
    },
    () => {
      counted.commits += 1;
    },
  );
}

/** Returns the renders since the last call. */
export function renders(): Renders {
  const last = counted;
  counted = { components: 0, roots: 0, commits: 0 };
  return last;
}
