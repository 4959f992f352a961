/** Finds what is wrong with an order sheet, its form and the cart once everything has come to rest. */
import { piecesOf, untrueIn, waitingIn } from '../cart-problems.ts';
import { type FormWorld, rowsInForm } from './form-world.ts';

/** What is wrong now. */
export function formProblems(world: FormWorld): string[] {
  const { page } = world.tab;
  if (!page) return ['there is no page'];
  return [
    ...waitingIn(page),
    ...(page.form.$submitting.get() ? ['the form is sending for ever'] : []),
    ...untrueIn(page, world),
    ...miscounted(world),
  ];
}

/** How many rows of an item were typed, are in the form, and, of these, may have been added; and its pieces in the cart. */
export function countRows(world: FormWorld, item: string) {
  const run = world.tab.page?.$bulkAdd.get()?.rows ?? [];
  const doubtful = new Set(
    run.filter(({ state }) => state === 'asking' || state === 'sending').map(({ row }) => row.key),
  );
  const rows = rowsInForm(world)
    .map(({ $content }) => $content.get())
    .filter(({ itemNumber }) => itemNumber === item);
  return {
    typed: world.typed.filter((one) => one === item).length,
    inForm: rows.length,
    pieces: piecesOf(world, item),
    inDoubt: rows.filter(({ run = '' }) => doubtful.has(run)).length,
  };
}

/** Rows that were lost, that were added twice, or that are still in the form although they were added. */
function miscounted(world: FormWorld): string[] {
  return [...new Set(world.typed)].flatMap((item) => {
    const { typed, pieces, inForm, inDoubt } = countRows(world, item);
    const isSound = pieces + inForm >= typed && pieces + inForm - inDoubt <= typed;
    const counts = `${typed} typed, ${pieces} in the cart, ${inForm} in the form, of which ${inDoubt} in doubt`;
    return isSound ? [] : [`${item}: ${counts}`];
  });
}
