/** The second attempt to load a module, in its own file because few pages need it [reliability Missing code]. */

/**
 * Loads a module that failed to load a moment ago. Firefox, Safari and older versions of Chrome remember a failed
 * module by its address and don't request it again, so they get the file from another address. Other browsers use only
 * the usual address, because a module with state would run twice under two addresses.
 *
 * A file that the module imports keeps its address. If the browser remembers that address as failed, only a reload of
 * the page helps.
 * @param load imports a file of this release and returns its module unchanged
 * @param file the file's address, where `load` doesn't name it itself
 * @returns rejects with the browser's error if the module can't be loaded
 */
export async function retry<Module>(load: () => Promise<Module>, file?: string): Promise<Module> {
  const start = performance.now();
  try {
    return await load();
  } catch (error) {
    const address = file ?? addressIn(load);
    if (!address || wasAskedFor(address, start) || hasIntegrity()) throw error;
    return import(`${address}?again`);
  }
}

/**
 * Returns the address of the file that a function imports, as the build wrote it into the function. The error is no
 * help: Safari's names no file. Undefined if the function imports no file by a fixed name.
 */
function addressIn(load: () => Promise<unknown>): string | undefined {
  const [, file] = /\bimport\(["'`](?:[^"'`]*\/)?([^"'`/]+\.js)["'`]\)/.exec(String(load)) ?? [];
  // All files of a release are in one folder, including this one.
  return file && new URL(file, import.meta.url).href;
}

/** True if the server has answered since, so that the browser doesn't remember a failure. */
function wasAskedFor(address: string, start: number): boolean {
  return performance.getEntriesByName(address).some(({ startTime }) => startTime >= start);
}

/** Integrity values exist only for the usual address, and code without one doesn't run beside code that has one. */
function hasIntegrity(): boolean {
  return !!document.querySelector('script[type=importmap], script[integrity], link[integrity]');
}
