/**
 * The funds and purchase orders that a buyer puts items to, in their own words. They are kept in the tab's storage for
 * their owner and never sent anywhere. They belong to item numbers, so that a list that was saved from a cart has them, too.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { normalizeFundCode } from '../domain/files/fund-sums.ts';
import { normalizeItemNumber } from '../domain/item-number.ts';
import { keepForShopper, ownerFor, readKept } from '../page/storage/shopper-storage.ts';
import { $session } from './session.ts';
import { writeStore } from './store.ts';

/** Another format needs another key (`shared/README.md`). */
const KEY = 'cb-fund-codes';

/** The most items whose codes are kept, the ones that were given a code last. */
const MOST_KEPT = 500;

const NONE: ReadonlyMap<string, string> = new Map();
const $state = atom(NONE);

/** The codes by item number, in the shop's spelling. */
export const $fundCodes: ReadableAtom<ReadonlyMap<string, string>> = $state;

/**
 * Reads the codes that this shopper has typed during the visit. They are forgotten when the session ends.
 * @returns unsubscribe
 */
export function openFundCodes(): () => void {
  show(new Map(read(ownerFor($session.get().visitor))));
  return $session.subscribe(({ ended }) => {
    if (!ended) return;
    keepForShopper(KEY, '', null);
    show(NONE);
  });
}

/** Puts items to a code; an empty one takes theirs away. Never throws. */
export function setFundCode(itemNumbers: readonly string[], typed: string): void {
  const { visitor, ended } = $session.get();
  if (ended) return;
  const code = normalizeFundCode(typed);
  const codes = new Map($state.get());
  for (const itemNumber of itemNumbers.map(normalizeItemNumber)) {
    codes.delete(itemNumber);
    if (code) codes.set(itemNumber, code);
  }
  const kept = [...codes].slice(-MOST_KEPT);
  keepForShopper(KEY, ownerFor(visitor), kept.length ? { codes: kept } : null);
  show(new Map(kept));
}

function read(owner: string): [itemNumber: string, code: string][] {
  const { codes } = readKept(KEY, owner);
  if (!Array.isArray(codes)) return [];
  return codes.slice(-MOST_KEPT).flatMap((entry): [string, string][] => {
    const [itemNumber, code] = Array.isArray(entry) ? entry : [];
    const text = typeof code === 'string' ? normalizeFundCode(code) : '';
    return typeof itemNumber === 'string' && text ? [[itemNumber, text]] : [];
  });
}

function show(codes: ReadonlyMap<string, string>): void {
  writeStore(() => $state.set(codes));
}
