/** Follows which components React renders, through the hook it has for developer tools. */

/** The part of React's tree of components that is read here. */
export interface Fiber {
  type: { name?: string } | string | null;
  memoizedProps: { className?: unknown } | null;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** React's mark on a component that was rendered, not merely visited. */
const PERFORMED_WORK = 1;

/**
 * Begins to follow. React looks for the hook once, so this runs before the renderer is loaded.
 * @param onComponent called for each component that was rendered, parents first
 * @param onCommit called before the components of a commit
 */
export function followRenders(onComponent: (fiber: Fiber) => void, onCommit = () => {}): void {
  function note(fiber: Fiber, before: Fiber | null): void {
    const isComponent = fiber.type !== null && typeof fiber.type !== 'string';
    if (isComponent && fiber.flags & PERFORMED_WORK) onComponent(fiber);
    // Without a new child, React hasn't visited anything below.
    if (before && fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling) note(child, child.alternate);
  }

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
        onCommit();
        note(current, current.alternate);
      },
    },
  });
}
