/** Data that an island reads from the server and shows [reliability Late replies, reliability Back button]. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Failure, Result } from '../domain/failure.ts';
import { onPageRestored } from '../page/leaving/page-restored.ts';
import { createLatestRead } from './latest-read.ts';
import { writeStore } from './store.ts';

/** The state of a resource. */
export type ResourceState<Value> =
  | { phase: 'loading'; value: null; failure: null }
  /** `failure`: why the latest read failed. The value is then from an earlier read. */
  | { phase: 'ready'; value: Value; failure: Failure | null }
  | { phase: 'failed'; value: null; failure: Failure };

/** Data that is read from the server. */
export interface Resource<Value> {
  $state: ReadableAtom<ResourceState<Value>>;
  /**
   * Reads the data, for the first time or again. Aborts a read that is under way. The value stays while it is read
   * again, and if that fails.
   * @returns the result; null if a newer read has started meanwhile or the resource was closed
   */
  read(): Promise<Result<Value> | null>;
  /** Reads now, and again when the page is restored from the back/forward cache. @returns unsubscribe */
  open(): () => void;
  /** Changes part of the value, if there is one, after the shopper has changed it. */
  change(changed: Partial<Value>): void;
  /** Forgets the value, as before the first read. */
  clear(): void;
}

const LOADING = { phase: 'loading', value: null, failure: null } as const;

/**
 * Creates a resource.
 * @param request makes the request; the signal aborts it
 * @param options.keepsRestored whether a page from the back/forward cache keeps its value, as a receipt does
 */
export function createResource<Value>(
  request: (signal: AbortSignal) => Promise<Result<Value>>,
  { keepsRestored = false }: { keepsRestored?: boolean } = {},
): Resource<Value> {
  const $state = atom<ResourceState<Value>>(LOADING);
  const latest = createLatestRead();
  const show = (state: ResourceState<Value>) => writeStore(() => $state.set(state));

  function applyResult(result: Result<Value>): void {
    const { value } = $state.get();
    if (result.ok) show({ phase: 'ready', value: result.value, failure: null });
    else if (value === null) show({ phase: 'failed', value: null, failure: result.failure });
    else show({ phase: 'ready', value, failure: result.failure });
  }

  async function read(): Promise<Result<Value> | null> {
    if ($state.get().phase === 'failed') show(LOADING);
    const result = await latest.run(request);
    if (result) applyResult(result);
    return result;
  }

  /** Checks a page from the back/forward cache: a shopper who has signed out meanwhile must not see the value. */
  async function restore(): Promise<void> {
    const result = await latest.run(request);
    if (!result) return;
    if (!result.ok && result.failure.kind === 'session') {
      show({ phase: 'failed', value: null, failure: result.failure });
    } else if (!keepsRestored || $state.get().phase !== 'ready') applyResult(result);
  }

  return {
    $state,
    read,
    open() {
      void read();
      const stop = onPageRestored(() => void restore());
      return () => {
        stop();
        latest.end();
      };
    },
    change(changed) {
      const { phase, value, failure } = $state.get();
      if (phase === 'ready') show({ phase, value: { ...value, ...changed }, failure });
    },
    clear: () => show(LOADING),
  };
}
