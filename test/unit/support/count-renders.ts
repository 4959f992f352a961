/** Counts which components React has rendered. Import this before anything that imports React's renderer. */
import { followRenders } from '../../react/follow-renders.ts';

let rendered: string[] = [];

followRenders(({ type }) => {
  if (typeof type !== 'string' && type?.name) rendered.push(type.name);
});

/** Does something and gives the names of the components that it made React render, in order. */
export async function rendersOf(act: () => Promise<void>): Promise<string[]> {
  rendered = [];
  await act();
  return rendered;
}
