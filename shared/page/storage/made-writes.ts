/**
 * The writes that the tab's pages have made for their shopper, as digests. A broken proxy may answer the same one again with
 * its earlier reply, also on a later page: whoever repeats a write then looks whether it has changed anything.
 */

import { digestText } from '../../domain/account/text-digest.ts';
import { writeJson } from '../../domain/json.ts';
import { keepForShopper, readKept } from './shopper-storage.ts';
import type { StoredKey } from './stored-data.ts';

const KEY = 'cb-made-writes' satisfies StoredKey;

/** A broken proxy hardly remembers more. */
const MOST = 200;

/** Whether the tab has made the same write before. */
export function isMadeBefore(owner: string, write: object): boolean {
  return read(owner).includes(digestText(writeJson(write)));
}

/** Records a write that the server has confirmed. */
export function noteMade(owner: string, write: object): void {
  const digest = digestText(writeJson(write));
  const others = read(owner).filter((one) => one !== digest);
  keepForShopper(KEY, owner, { digests: [digest, ...others].slice(0, MOST) });
}

function read(owner: string): unknown[] {
  const { digests } = readKept(KEY, owner);
  return Array.isArray(digests) ? digests : [];
}
