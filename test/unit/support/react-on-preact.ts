/**
 * React for the unit tests on Preact: the shipped replacement, and `act`, which React exports and Preact has in another
 * module.
 */
import { options } from 'preact';
import { act as actAtOnce } from 'preact/test-utils';

// @ts-expect-error: its types are those of a CommonJS module, which it isn't.
export * from 'preact/compat';

/** How often started work may start further work. */
const ROUNDS = 60;

/**
 * Runs an action and renders its results. Preact's own `act` holds back all renders until its end. Asynchronous
 * callbacks run as in a browser instead: each change renders at once, and only effects don't wait for a frame.
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
