/**
 * Returns the address that calls a number: 'tel:+18005550142'. Eleven digits that begin with 1 get a plus, to
 * work from anywhere.
 * @returns null for a number that is written in letters
 */
export function phoneUrl(phone: string): string | null {
  const digits = phone.replace(/[^\d+]/g, '');
  if (/[a-z]/i.test(phone) || !digits) return null;
  return `tel:${/^1\d{10}$/.test(digits) ? '+' : ''}${digits}`;
}
