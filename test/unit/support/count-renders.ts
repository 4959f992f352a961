/**
 * Counts which components React has rendered, through the hook it has for developer tools. Import this
 * before anything that imports React's renderer.
 */

/** The part of React's tree of components that is read here. */
interface Fiber {
  type: { name?: string } | string | null;
  elementType: { type?: { name?: string } } | null;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** React's mark on a component that was rendered and not merely passed by. */
const PERFORMED_WORK = 1;

let rendered: string[] = [];

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
      note(current, current.alternate);
    },
  },
});

function note(fiber: Fiber, before: Fiber | null): void {
  const name = typeof fiber.type === 'string' ? undefined : fiber.type?.name;
  if (name && fiber.flags & PERFORMED_WORK) rendered.push(name);
  // Without a new child nothing below has been looked at.
  if (before && fiber.child === before.child) return;
  for (let child = fiber.child; child; child = child.sibling) note(child, child.alternate);
}

/** Does something and gives the names of the components that it made React render, in order. */
export async function rendersOf(act: () => Promise<void>): Promise<string[]> {
  rendered = [];
  await act();
  return rendered;
}
