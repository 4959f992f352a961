/** Counts which components are rendered. Import this before anything that imports React's renderer. */
import { options } from 'preact';
import { followRenders } from '../../react/follow-renders.ts';

let rendered: string[] = [];

function note(type: unknown): void {
  if (typeof type !== 'function' || !type.name) return;
  // Packages wrap our components in their own, which have a display name or a minified one.
  const { displayName } = type as { displayName?: string };
  if (!displayName && /^[A-Z]/.test(type.name)) rendered.push(type.name);
}

if (process.env.RUNTIME === 'react') followRenders(({ type }) => note(type));
else {
  // The hook that signals and developer tools use, under its name in Preact's build.
  const hooks = options as { __r?: (node: { type: unknown }) => void };
  const before = hooks.__r;
  hooks.__r = (node) => {
    before?.(node);
    note(node.type);
  };
}

/** Runs an action and returns the names of the components that it rendered, in order. */
export async function rendersOf(act: () => Promise<void>): Promise<string[]> {
  rendered = [];
  await act();
  return rendered;
}
