const MINIMUM_LENGTH = 6;

/** Returns an item number in the shop's spelling: upper case, trimmed [1 §5 Item number]. */
export function normalizeItemNumber(text: string): string {
  return text.trim().toUpperCase();
}

/** Whether two texts are the same item number in any spelling. */
export function isSameItem(one: string, other: string): boolean {
  return normalizeItemNumber(one) === normalizeItemNumber(other);
}

/**
 * Whether a text can be an item number: six characters or more once trimmed, and either digits only or letters and
 * digits with at least one of each [1 §5 Item number]. Only the server knows whether the shop sells it.
 */
export function isValidItemNumber(text: string): boolean {
  const number = normalizeItemNumber(text);
  return number.length >= MINIMUM_LENGTH && /^[A-Z\d]+$/.test(number) && /\d/.test(number);
}
