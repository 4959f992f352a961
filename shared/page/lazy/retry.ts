/** The second attempt to load a module, apart because few pages need it [reliability Missing code]. */

/**
 * Loads a module that could not be had a moment ago. Browsers that follow the older standard remember a failed module by
 * its address, and answer without asking the server. There the file is had under another address. Elsewhere the usual
 * address is the only one: with two of them a module that keeps something would run twice.
 *
 * A file that the module imports keeps its address. Where that one is remembered as failed, only a reload of the page helps.
 * @param load imports a file of this release, and gives its module as it is
 * @returns rejects with the browser's error when the module cannot be had
 */
export async function retry<Module>(load: () => Promise<Module>): Promise<Module> {
  const start = performance.now();
  try {
    return await load();
  } catch (error) {
    const address = addressIn(error);
    if (!address || wasAskedFor(address, start) || hasIntegrity()) throw error;
    return import(`${address}?again`);
  }
}

/** The file of this release that an error names; other errors come from the code itself. */
function addressIn(error: unknown): string | undefined {
  const address = String((error as Error)?.message)
    .split(' ')
    .at(-1) as string;
  const isOurs = address.startsWith(new URL('.', import.meta.url).href) && address.endsWith('.js');
  return isOurs ? address : undefined;
}

/** Whether the server has answered since, so that the browser remembers nothing. */
function wasAskedFor(address: string, start: number): boolean {
  return performance.getEntriesByName(address).some(({ startTime }) => startTime >= start);
}

/** Integrity values are given for the usual address only; code without one does not run beside code that has one. */
function hasIntegrity(): boolean {
  return !!document.querySelector('script[type=importmap], script[integrity], link[integrity]');
}
