import { report } from '../report.ts';

/**
 * Loads a part that is rarely needed. When it fails (a new release, a lost connection) it is tried once more before the
 * promise rejects [reliability Missing code].
 * @param load imports a file, and gives its module as it is: the second attempt may import it by another address
 */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(() => import('./retry.ts').then(({ retry }) => retry(load), load));
}

/** Acts with a module that is loaded when it is first needed: at once where it is there, else once it has arrived. */
export type WithModule<Module> = <Value>(
  act: (module: Module) => Value | Promise<Value>,
  /** What happens instead where the module cannot be loaded. */
  missing: () => Value,
) => Value | Promise<Value>;

/**
 * Prepares a module for being loaded when it is first needed. The console gets the browser's error, which names the
 * file, where it cannot be loaded.
 * @param load imports it
 * @param prepare is called with it before its first use
 */
export function lazyModule<Module>(
  load: () => Promise<Module>,
  prepare?: (module: Module) => void,
): WithModule<Module> {
  let loaded: Module | undefined;
  return (act, missing) => {
    if (loaded) return act(loaded);
    return loadPart(load).then(
      (module) => {
        if (!loaded) prepare?.(module);
        loaded = module;
        return act(module);
      },
      (error) => {
        report('part-not-loaded', 'Code could not be loaded.', { error });
        return missing();
      },
    );
  };
}
