/**
 * Formats a number with commas between thousands: `1,234`. Doesn't use `Intl`, because the first `Intl` formatter on a
 * page takes longer than a whole small cart.
 * @param number with at most two decimals; a text if their number is fixed
 */
export function groupDigits(number: number | string): string {
  return String(number).replace(/\d{4,}/g, (digits) => {
    const groups: string[] = [];
    for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
    return groups.join(',');
  });
}
