const MINIMUM_LENGTH = 6;

/** An item number as the shop writes it: upper case, without spaces around it [1 §5 Item number]. */
export function normalizeItemNumber(text: string): string {
  return text.trim().toUpperCase();
}

/** Whether two texts are the same item number, however they are written. */
export function isSameItem(one: string, other: string): boolean {
  return normalizeItemNumber(one) === normalizeItemNumber(other);
}

/**
 * Whether a text can be an item number: six characters or more once trimmed, and either digits only or
 * letters and digits with at least one of each [1 §5 Item number]. Whether the shop sells it, only the server knows.
 */
export function isValidItemNumber(text: string): boolean {
  const number = normalizeItemNumber(text);
  return number.length >= MINIMUM_LENGTH && /^[A-Z\d]+$/.test(number) && /\d/.test(number);
}
