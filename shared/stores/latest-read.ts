import type { Result } from '../domain/failure.ts';

/** Reads of one thing, of which only the newest counts. */
export interface LatestRead {
  /**
   * Starts a read and ends the one before.
   * @param read makes the call; the signal ends it
   * @returns null when a newer read has begun meanwhile, or the reading was ended
   */
  run<Value>(read: (signal: AbortSignal) => Promise<Result<Value>>): Promise<Result<Value> | null>;
  /** Ends the read under way, if there is one. */
  end(): void;
}

/** Keeps a late reply from taking the place of a newer one. */
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
