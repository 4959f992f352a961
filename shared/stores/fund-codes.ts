/**
 * The funds and purchase orders that a buyer assigns to items, in their own words. They are kept in the tab's storage
 * for their owner and never sent anywhere. They belong to item numbers, so that a list that was saved from a cart has
 * them, too.
 */
import { normalizeFundCode } from '../domain/files/fund-sums.ts';
import { normalizeItemNumber } from '../domain/item-number.ts';
import { keepForShopper, ownerFor, readKept } from '../page/storage/shopper-storage.ts';
import { $session } from './session.ts';

/** Codes by item number, in the shop's spelling. */
export type FundCodes = ReadonlyMap<string, string>;

/** Another format needs another key (`shared/README.md`). */
const KEY = 'cb-fund-codes';

/** The most items whose codes are kept: those that got a code last. */
const MOST_KEPT = 500;

/** Returns the codes that this shopper has typed during the visit. Once the session has ended, they are deleted. Never throws. */
export function readFundCodes(): FundCodes {
  const { visitor, ended } = $session.get();
  if (ended) keepForShopper(KEY, '', null);
  const { codes } = ended ? {} : readKept(KEY, ownerFor(visitor));
  return new Map(Array.isArray(codes) ? codes.slice(-MOST_KEPT).flatMap(readCode) : []);
}

/**
 * Assigns a code to items; an empty one removes theirs. Never throws.
 * @returns all codes
 */
export function keepFundCode(itemNumbers: readonly string[], typed: string): FundCodes {
  const { visitor, ended } = $session.get();
  const code = normalizeFundCode(typed);
  const codes = new Map(readFundCodes());
  if (ended) return codes;
  for (const itemNumber of itemNumbers.map(normalizeItemNumber)) {
    codes.delete(itemNumber);
    if (code) codes.set(itemNumber, code);
  }
  const kept = [...codes].slice(-MOST_KEPT);
  keepForShopper(KEY, ownerFor(visitor), kept.length ? { codes: kept } : null);
  return new Map(kept);
}

function readCode(entry: unknown): [itemNumber: string, code: string][] {
  const [itemNumber, code] = Array.isArray(entry) ? entry : [];
  const text = typeof code === 'string' ? normalizeFundCode(code) : '';
  return typeof itemNumber === 'string' && text ? [[itemNumber, text]] : [];
}
