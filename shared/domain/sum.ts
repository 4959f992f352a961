/** Adds up an amount of each item. Not `reduce`: Prototype.js 1.6 puts a method of that name, which takes nothing, in its place. */
export function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  let sum = 0;
  for (const item of items) sum += amountOf(item);
  return sum;
}
