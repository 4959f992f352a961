const PRICE_KEY = /price|total|revenue|amount|cost|tax|discount|freight|shipping|saving|^value$/i;

/** A copy of the server's entries for the tag manager without anything that tells a price. */
export function withoutPrices(entries: unknown): unknown {
  if (!entries || typeof entries !== 'object') return entries;
  if (Array.isArray(entries)) return entries.map(withoutPrices);
  const told = Object.entries(entries).filter(([key]) => !PRICE_KEY.test(key));
  return Object.fromEntries(told.map(([key, value]) => [key, withoutPrices(value)]));
}
