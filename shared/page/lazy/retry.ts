/** The second attempt to load a module, apart because few pages need it [reliability Missing code]. */

/**
 * Loads a module that could not be had a moment ago. Firefox, Safari and older versions of Chrome remember a failed module
 * by its address, and answer without asking the server. There the file is had under another address. Elsewhere the usual
 * address is the only one: with two of them a module that keeps something would run twice.
 *
 * A file that the module imports keeps its address. Where that one is remembered as failed, only a reload of the page helps.
 * @param load imports a file of this release, and gives its module as it is
 * @param file the file's address, where `load` doesn't name it itself
 * @returns rejects with the browser's error when the module cannot be had
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
 * The address of the file that a function imports, as the build has written it into the function. Not from the error: Safari's
 * names no file. Returns undefined if the function imports none by a fixed name.
 */
function addressIn(load: () => Promise<unknown>): string | undefined {
  const [, file] = /\bimport\(["'`](?:[^"'`]*\/)?([^"'`/]+\.js)["'`]\)/.exec(String(load)) ?? [];
  // All files of a release are in one folder, this one, too.
  return file && new URL(file, import.meta.url).href;
}

/** Whether the server has answered since, so that the browser remembers nothing. */
function wasAskedFor(address: string, start: number): boolean {
  return performance.getEntriesByName(address).some(({ startTime }) => startTime >= start);
}

/** Integrity values are given for the usual address only; code without one does not run beside code that has one. */
function hasIntegrity(): boolean {
  return !!document.querySelector('script[type=importmap], script[integrity], link[integrity]');
}
