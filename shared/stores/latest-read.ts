import type { Result } from '../domain/failure.ts';

/** Reads of the same data, of which only the latest counts. */
export interface LatestRead {
  /**
   * Starts a read and aborts the one before.
   * @param read makes the request; the signal aborts it
   * @returns the result; null if a newer read has started meanwhile or `end` was called
   */
  run<Value>(read: (signal: AbortSignal) => Promise<Result<Value>>): Promise<Result<Value> | null>;
  /** Aborts the read that is under way, if there is one. */
  end(): void;
}

/** Keeps a late reply from replacing a newer one. */
export function createLatestRead(): LatestRead {
  let current = new AbortController();
  return {
    async run(read) {
      current.abort();
      current = new AbortController();
      const { signal } = current;
      const result = await read(signal);
      return signal.aborted ? null : result;
    },
    end: () => current.abort(),
  };
}
