import type { Failure, Result } from '../../domain/failure.ts';
import { report } from '../report.ts';

/**
 * Loads a module that is rarely needed. If that fails (a new release, a lost connection), it is tried once more before
 * the promise rejects [reliability Missing code].
 * @param load imports a file and returns its module unchanged: the second attempt may import it from another address
 * @param file the file's address, where `load` doesn't name it itself: `() => import('./file.ts')` does
 */
export function loadModule<Module>(load: () => Promise<Module>, file?: string): Promise<Module> {
  return load().catch(() => import('./retry.ts').then((module) => module.retry(load, file), load));
}

/** A module that is loaded when it is first needed. */
export interface LazyModule<Module> {
  /**
   * Calls `act` with the module: synchronously if the module is loaded, otherwise as soon as it is, in the order of the
   * calls. Use this for functions that don't return a `Result` themselves.
   * @returns what `act` returns, or a failure if the module can't be loaded; `act` isn't called then
   */
  use<Value>(act: (module: Module) => Value | Promise<Value>): Promise<Result<Value>>;
  /**
   * Like `use`, for functions that return a `Result`, such as a call to the server.
   * @returns the `Result` of `act`, or a failure if the module can't be loaded
   */
  call<Value>(act: (module: Module) => Result<Value> | Promise<Result<Value>>): Promise<Result<Value>>;
  /**
   * Loads the module ahead of its first use. A module that can't be loaded now isn't reported, but requested again when
   * it is used.
   * @returns whether the module is loaded; never rejects
   */
  prepare(): Promise<boolean>;
}

/**
 * Declares a module that is loaded when it is first needed. Nothing is requested before the first `use`, `call` or
 * `prepare`. A module that can't be loaded is a failure like any other: `ui/failure.tsx` tells the shopper, and the
 * next use tries again. The console gets the browser's error, which names the file.
 *
 * ```ts
 * const lineWrites = lazyModule(() => import('./line-writes.ts'));
 *
 * void lineWrites.prepare();
 * const result = await lineWrites.call(({ sendRemoval }) => sendRemoval(lineId));
 * if (!result.ok) …
 * ```
 * @param load imports the module
 * @param onLoad is called once with the module, before its first use
 */
export function lazyModule<Module>(
  load: () => Promise<Module>,
  onLoad?: (module: Module) => void,
): LazyModule<Module> {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;

  async function loadOnce(): Promise<Module> {
    if (loaded) return loaded;
    // Uses that wait share one import, so that they act in order: the second of two imports may end first.
    loading ??= loadModule(load).finally(() => {
      loading = undefined;
    });
    const module = await loading;
    // Only for the first of those that waited.
    if (!loaded) onLoad?.(module);
    loaded = module;
    return module;
  }

  async function request(): Promise<Result<Module>> {
    try {
      return { ok: true, value: await loadOnce() };
    } catch (error) {
      report('part-not-loaded', 'Code could not be loaded.', { error });
      return { ok: false, failure: failureOf(error) };
    }
  }

  async function use<Value>(act: (module: Module) => Value | Promise<Value>): Promise<Result<Value>> {
    if (loaded) return { ok: true, value: await act(loaded) };
    const requested = await request();
    return requested.ok ? { ok: true, value: await act(requested.value) } : requested;
  }

  return {
    use,
    async call(act) {
      const used = await use(act);
      return used.ok ? used.value : used;
    },
    prepare: () =>
      loadOnce().then(
        () => true,
        () => false,
      ),
  };
}

/** The module's file got no reply, like any request that fails on its way. */
function failureOf(error: unknown): Failure {
  return { kind: 'network', request: 'import', messages: [], detail: String(error) };
}
