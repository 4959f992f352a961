/**
 * A number as the shop writes it, with commas between thousands: `1,234`. By hand, since the first formatter of `Intl` on a
 * page costs more time than a whole small cart.
 * @param number with two decimals at most, a text where their number is given
 */
export function groupDigits(number: number | string): string {
  return String(number).replace(/\d{4,}/g, (digits) => {
    const groups: string[] = [];
    for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
    return groups.join(',');
  });
}
