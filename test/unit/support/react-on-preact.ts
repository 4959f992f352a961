/**
 * React in the unit tests that run on Preact: what ships, and `act`, which React has among its exports and Preact apart
 * from them.
 */
import { options } from 'preact';
import { act as actAtOnce } from 'preact/test-utils';

// @ts-expect-error: its types are those of a CommonJS module, which it isn't.
export * from 'preact/compat';

/** How often what has been started may start something else. */
const ROUNDS = 60;

/**
 * Does something and renders what follows. Preact's own `act` holds all renders back until its end. An asynchronous callback
 * runs as in a browser instead: a render follows the change that asks for it, and only effects don't wait for a frame.
 */
export function act(callback: () => unknown): Promise<void> {
  const before = options.requestAnimationFrame;
  options.requestAnimationFrame = (run: () => void) => queueMicrotask(run);
  const restore = () => {
    options.requestAnimationFrame = before;
  };
  const result = callback();
  if (result instanceof Promise) return result.then(comeToRest).finally(restore);
  const done = actAtOnce(() => undefined) as Promise<void>;
  restore();
  return done;
}

async function comeToRest(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await Promise.resolve();
}
