/** The browser's locks, which all tabs of a shop share. */
import { vi } from 'vitest';

/** Gets null if the lock is taken and the page doesn't want to wait for it. */
type Holder = (lock: object | null) => unknown;

interface Waiting {
  act: Holder;
  signal?: AbortSignal;
  end: (reason?: unknown) => void;
}

/**
 * Gives the page locks.
 * @returns a function that takes a lock as another tab would, and returns the function that releases it
 */
export function provideLocks(): {
  take: (name: string) => () => void;
  held: () => string[];
  lose: () => void;
} {
  const held = new Map<string, Waiting[]>();

  function free(name: string): void {
    const [next, ...rest] = held.get(name) ?? [];
    if (!next) return void held.delete(name);
    held.set(name, rest);
    run(name, next);
  }

  function run(name: string, { act, end }: Waiting): void {
    void Promise.resolve(act({})).finally(() => {
      end();
      free(name);
    });
  }

  async function request(name: string, { signal, ifAvailable }: LockOptions, act: Holder): Promise<void> {
    if (ifAvailable && held.has(name)) {
      await act(null);
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const waiting: Waiting = { act, signal, end: () => resolve() };
      const queue = held.get(name);
      if (!queue) {
        held.set(name, []);
        return run(name, waiting);
      }
      queue.push(waiting);
      signal?.addEventListener('abort', () => {
        if (!queue.includes(waiting)) return;
        queue.splice(queue.indexOf(waiting), 1);
        reject(new DOMException('The request was aborted', 'AbortError'));
      });
    });
  }

  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
  return {
    held: () => [...held.keys()],
    /** Frees all locks, as when the tabs that have them crash. */
    lose: () => held.clear(),
    take(name) {
      let release = () => {};
      void request(name, {}, () => new Promise<void>((resolve) => (release = () => resolve())));
      return () => release();
    },
  };
}
