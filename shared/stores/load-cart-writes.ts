import { loadPart } from '../page/load-part.ts';
import { report } from '../page/report.ts';

/** The code for changes: `cart-writes.ts`. */
export type CartWrites = typeof import('./cart-writes.ts');

let writes: CartWrites | undefined;

/**
 * Uses the code that changes need: at once where it is there, else as soon as it has come.
 * @param missing what to do where it cannot be had at the second attempt either
 */
export function withCartWrites<Value>(
  use: (writes: CartWrites) => Value | Promise<Value>,
  missing: () => Value,
): Value | Promise<Value> {
  if (writes) return use(writes);
  return loadPart(() => import('./cart-writes.ts')).then(
    (loaded) => {
      writes = loaded;
      // What was typed and not sent goes out when the page is left; the same listener counts once.
      addEventListener('pagehide', loaded.sendEditsOnPageHide);
      return use(loaded);
    },
    (error) => {
      report('The code that changes the cart could not be loaded.', error);
      return missing();
    },
  );
}

/** Fetches that code before it is needed. @returns settles when it is there, or cannot be had for now */
export async function prepareCartWrites(): Promise<void> {
  await withCartWrites(
    () => {},
    () => {},
  );
}
