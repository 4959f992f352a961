/** Names of fields about a person or their means of payment, in lower case with `_` between words. */
const PERSONAL =
  /e_?mail|phone|mobile|address|street|postal|post_?code|zip|birth|card|cvv|password|token|recipient|company|school|purchase_?order|(first|last|full|middle|sur|given|family|user|customer|contact|account|billing|shipping)_?name/;
/** The same, where only the whole word counts: 'city', and not 'capacity'. */
const PERSONAL_WORD = /(^|_)(fax|tel|city|state|province|county|mail|po|ip)(_|\d|$)/;
/** Names that are personal where they hold a group of facts; freight as a number is called 'shipping', too. */
const PERSON =
  /(^|_)(users?|customers?|visitors?|shoppers?|buyers?|profile|account|contact|billing|shipping|payment)(_|$)/;
/** Texts that are personal whatever they are called: e-mail addresses, phone numbers, card numbers. */
const PERSONAL_TEXT = /\S@\S+\.\S|(^|\D)\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(\D|$)|\*{2,} ?\d{4}/;
/** Known texts up to this length are not looked for: a short text may mean anything. */
const SHORTEST = 4;

/**
 * A copy of the server's entries for the tag manager without anything about the shopper: no names, addresses,
 * numbers to call or to pay with [S14]. A bare 'name' stays in lists only, where products are.
 * @param known texts about the shopper, such as their name: whatever has one of them in it is left out, too
 * @returns undefined when nothing is left to tell
 */
export function withoutPersonal(entries: unknown, known: readonly (string | undefined)[] = []): unknown {
  const texts = known.map((text = '') => text.trim().toLowerCase()).filter((text) => text.length > SHORTEST);
  const isAboutShopper = (text: string) => texts.some((one) => text.toLowerCase().includes(one));
  return cleaned(entries, false, isAboutShopper);
}

function cleaned(value: unknown, listed: boolean, isAboutShopper: (text: string) => boolean): unknown {
  if (typeof value === 'string')
    return PERSONAL_TEXT.test(value) || isAboutShopper(value) ? undefined : value;
  if (!value || typeof value !== 'object') return value ?? undefined;
  if (Array.isArray(value))
    return filled(value.map((one) => cleaned(one, true, isAboutShopper)).filter(isThere));
  const told = Object.entries(value)
    .filter(([key, held]) => !isPersonal(key, held, listed))
    .map(([key, held]) => [key, cleaned(held, listed, isAboutShopper)] as const)
    .filter(([, held]) => isThere(held));
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

function isPersonal(key: string, held: unknown, listed: boolean): boolean {
  const name = key
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3_$2')
    .replace(/[^A-Za-z\d]+/g, '_')
    .toLowerCase();
  if (PERSONAL.test(name) || PERSONAL_WORD.test(name)) return true;
  if (name === 'name' && !listed) return true;
  return typeof held === 'object' && PERSON.test(name);
}

function filled(list: unknown[]): unknown[] | undefined {
  return list.length > 0 ? list : undefined;
}

function isThere(value: unknown): boolean {
  return value !== undefined;
}

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
