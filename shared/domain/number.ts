/**
 * A number as the shop writes it, with commas between thousands: `1,234`. By hand, since the first formatter of `Intl` on a
 * page costs more time than a whole small cart.
 * @param number with two decimals at most, a text where their number is given
 */
export function groupDigits(number: number | string): string {
  return String(number).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
