const PRICE_KEY = /price|total|revenue|amount|cost|tax|discount|freight|shipping|saving|^value$/i;
/** An amount within a text, as in 'Save $5'. */
const PRICE_TEXT = /\$\s?\.?\d/;

/** A copy of the server's entries for the tag manager without anything that tells a price. */
export function withoutPrices(entries: unknown): unknown {
  if (!entries || typeof entries !== 'object') return entries;
  if (Array.isArray(entries)) return entries.filter((entry) => !isPrice(entry)).map(withoutPrices);
  const told = Object.entries(entries).filter(([key, value]) => !PRICE_KEY.test(key) && !isPrice(value));
  return Object.fromEntries(told.map(([key, value]) => [key, withoutPrices(value)]));
}

function isPrice(value: unknown): boolean {
  return typeof value === 'string' && PRICE_TEXT.test(value);
}
