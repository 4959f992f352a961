/**
 * Filters the server's entries for the page's tag manager: only the facts listed here are passed on [wire Data layer].
 * A list of forbidden names would miss the next name that a server invents.
 */

/** Fields that contain further fields. Names are in lower case with `_` between words. */
const GROUPS = [
  'ecommerce',
  'items',
  'products',
  'impressions',
  'promotions',
  'purchase',
  'add',
  'remove',
  'detail',
  'checkout',
  'action_field',
];
/** Events, items, lists, orders and quantities. */
const FACTS =
  /^(event|event_(category|action)|id|sku|((item|product|catalog_ref|sku|item_list|list|gift_?list|order|web_order|last_order|transaction|promotion)_)id|item_(name|number|brand|variant|list_name|category\d?)|(product|display|list|promotion)_name|brand|variant|category|categories|list|index|position|quantity|currency|currency_code|coupon|coupon_code|(web_)?order_number)$/;
const PRICES =
  /^((unit|list|sale|base|contract|item)_)?price$|^(value|revenue|tax|shipping|total|sub_?total|discount|discount_amount)$/;
/** Texts that are personal under any name: e-mail addresses, phone numbers, card numbers. */
const PERSONAL_TEXT = /\S@[^\s@]+\.\S|(^|\D)\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(\D|$)|\*\* ?\d{4}/;
/** Facts that may be numbers. Any other number could be an amount. */
const COUNTS = /(^|_)id$|^(sku|index|position|quantity|(web_)?order_number|item_number)$/;
/** An amount within a text, as in 'Save $5'. */
const PRICE_TEXT = /\$\s?\.?\d|^\s*[\d,]*\.\d\d\s*$/;
/** Known texts up to this length are ignored, because a short text may mean anything. */
const SHORTEST = 4;
/** Levels of an entry, itself the first; lists count. */
const DEEPEST = 5;

/** The visitor for whom entries are cleaned. */
export interface EntryReader {
  showsPrices: boolean;
  /** Texts about the shopper, such as their name: values that contain one of them are also left out [S14]. */
  personal?: readonly (string | undefined)[];
}

/**
 * Returns a copy of the server's entries with only the facts that the tag manager may have. A bare 'name' is kept only
 * inside lists, which contain products.
 * @param entries one entry or a list, as the server sent it
 * @returns undefined if nothing is left
 */
export function allowedEntries(entries: unknown, { showsPrices, personal = [] }: EntryReader): unknown {
  const texts = personal
    .map((text = '') => text.trim().toLowerCase())
    .filter((text) => text.length > SHORTEST);

  /** Cached by key: the thousand lines of a cart share the same few keys. */
  const names: Record<string, string> = Object.create(null);

  function mayTell(text: string): boolean {
    if (PERSONAL_TEXT.test(text) || (!showsPrices && PRICE_TEXT.test(text))) return false;
    return !texts.some((one) => text.toLowerCase().includes(one));
  }

  function allowed(value: unknown, depth: number, listed: boolean): unknown {
    if (typeof value === 'string') return mayTell(value) ? value : undefined;
    if (!value || typeof value !== 'object') return value ?? undefined;
    if (depth === DEEPEST) return undefined;
    if (Array.isArray(value)) return allowedList(value, depth + 1);
    const told: [string, unknown][] = [];
    for (const key of Object.keys(value)) {
      const held: unknown = (value as Record<string, unknown>)[key];
      if (!isListed(key, held, listed)) continue;
      // Bare values have no name, so it is unknown whether they are amounts.
      const named =
        GROUPS.includes(names[key] as string) && Array.isArray(held) ? held.filter(isGroup) : held;
      const kept = allowed(named, depth + 1, listed);
      if (kept !== undefined) told.push([key, kept]);
    }
    return told.length > 0 ? Object.fromEntries(told) : undefined;
  }

  function allowedList(list: readonly unknown[], depth: number): unknown[] | undefined {
    const told = list
      .map((one) => allowed(Array.isArray(one) ? one.filter(isGroup) : one, depth, true))
      .filter((one) => one !== undefined);
    return told.length > 0 ? told : undefined;
  }

  function isListed(key: string, held: unknown, listed: boolean): boolean {
    names[key] ??= key
      .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3_$2')
      .replace(/[^A-Za-z\d]+/g, '_')
      .toLowerCase();
    const name = names[key];
    if (GROUPS.includes(name)) return typeof held === 'object';
    // A fact is a value or a list of values: nested objects have names that aren't in this list.
    const facts = [held].flat();
    if (facts.some((one) => one !== null && typeof one === 'object')) return false;
    if (!showsPrices && !COUNTS.test(name) && facts.some((one) => typeof one === 'number')) return false;
    return FACTS.test(name) || (name === 'name' && listed) || (showsPrices && PRICES.test(name));
  }

  return Array.isArray(entries) ? allowedList(entries.filter(isGroup), 0) : allowed(entries, 0, false);
}

function isGroup(value: unknown): boolean {
  return typeof value === 'object';
}
