const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Writes an amount as the pages print it, such as `$1,234.50`. */
export function dollars(amount: number): string {
  return DOLLARS.format(amount);
}
