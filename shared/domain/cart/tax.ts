/** Returns a tax as an amount: the server's word 'Exempt' is 0. Undefined for any other word. */
export function taxAmount<Tax>(tax: Tax): Exclude<Tax, string> | 0 | undefined {
  if (typeof tax !== 'string') return tax as Exclude<Tax, string>;
  return /^exempt$/i.test(tax.trim()) ? 0 : undefined;
}
