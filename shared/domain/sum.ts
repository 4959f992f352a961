/**
 * Adds up an amount of each item. Not with `reduce`, which Prototype.js 1.6 replaces with a method without
 * parameters.
 */
export function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  let sum = 0;
  for (const item of items) sum += amountOf(item);
  return sum;
}
