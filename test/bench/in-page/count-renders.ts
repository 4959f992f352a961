/** Runs before React does: counts which components it renders, through the hook it has for developer tools. */

/** The part of React's tree of components that is read here. */
interface Fiber {
  type: unknown;
  memoizedProps: { className?: unknown } | null;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

interface Renders {
  components: number;
  /** The cart page itself. */
  roots: number;
  commits: number;
}

/** React's mark on a component that was rendered and not merely passed by. */
const PERFORMED_WORK = 1;

let counted: Renders = { components: 0, roots: 0, commits: 0 };

/** Begins to count. */
export function countRenders(): void {
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      isDisabled: false,
      renderers: new Map(),
      checkDCE() {},
      inject: () => 1,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot(_: number, { current }: { current: Fiber }) {
        counted.commits += 1;
        note(current, current.alternate);
      },
    },
  });
}

/** Gives what was rendered since it was asked last. */
export function renders(): Renders {
  const last = counted;
  counted = { components: 0, roots: 0, commits: 0 };
  return last;
}

function note(fiber: Fiber, before: Fiber | null): void {
  const isComponent = fiber.type !== null && typeof fiber.type !== 'string';
  if (isComponent && fiber.flags & PERFORMED_WORK) {
    counted.components += 1;
    if (/\bcb-cart$/.test(String(fiber.child?.memoizedProps?.className))) counted.roots += 1;
  }
  // Without a new child nothing below has been looked at.
  if (before && fiber.child === before.child) return;
  for (let child = fiber.child; child; child = child.sibling) note(child, child.alternate);
}
