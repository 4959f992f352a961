/** Finds what is wrong with a list once everything has come to rest. */
import { HERE, ITEM, type ListPage, type ListWorld, OTHER_ITEM, THERE } from './list-world.ts';

type Row = ReturnType<ListPage['list']['items']>[number];

const phaseOf = ({ list }: ListPage, { key }: Row) => list.quantities.editOf(key).peek()?.phase ?? 'saved';

/** Whether the page says that something isn't done, or may not be. */
export function isProblemShown({ tab }: ListWorld): boolean {
  const { page } = tab;
  if (!page) return false;
  const { list, moving, $notices } = page;
  const ending = moving.$ending.get();
  return (
    list.items().some((row) => phaseOf(page, row) === 'failed') ||
    list.$message.get() !== null ||
    list.removals.$removals.get().some(({ failure }) => failure) ||
    (ending !== null && ending.kind !== 'moved') ||
    $notices.get().some(({ tone }) => tone === 'warning' || tone === 'danger')
  );
}

/** Called when the tab has a page. */
export function listProblems(world: ListWorld): string[] {
  const { page } = world.tab;
  if (!page) return ['there is no page'];
  return [...waitingIn(page), ...untrueIn(page, world), ...unsaid(world)];
}

/** What the page still waits for. */
function waitingIn(page: ListPage): string[] {
  const { list, $notices } = page;
  const problems: string[] = [];
  const { busy, shown, failure } = list.table.$state.get();
  if (busy || !shown || failure) problems.push('the list is not read');
  for (const row of list.items()) {
    const phase = phaseOf(page, row);
    if (phase !== 'saved' && phase !== 'failed') problems.push(`${row.key} is ${phase} for ever`);
  }
  for (const { tone, text } of $notices.get()) {
    if (tone === 'info') problems.push(`for ever: ${text}`);
  }
  return problems;
}

/** Changes that the page reports as saved, but the server doesn't have. */
function untrueIn(page: ListPage, { lists }: ListWorld): string[] {
  const problems: string[] = [];
  const rows = lists[HERE] ?? [];
  const shown = page.list.items();
  for (const row of shown) {
    const served = rows.find(({ id }) => id === row.giftItemId)?.quantity;
    const { quantity } = page.list.quantities.withWanted(row);
    if (served !== quantity && phaseOf(page, row) === 'saved')
      problems.push(`${row.key} shows ${quantity}, the server has ${served}`);
  }
  for (const { id } of rows) {
    if (!shown.some(({ giftItemId }) => giftItemId === id))
      problems.push(`${id} is on the list and not shown`);
  }
  return problems;
}

/** Checks that the shopper's wishes were fulfilled, or that something says they weren't. */
function unsaid(world: ListWorld): string[] {
  const { lists, allowed, isTold, moves, hasRemoved } = world;
  const problems: string[] = [];
  const piecesOn = (id: string, item: string) =>
    (lists[id] ?? []).reduce((sum, row) => sum + (row.item === item ? row.quantity : 0), 0);
  const here = piecesOn(HERE, ITEM);
  const rowsThere = lists[THERE]?.length ?? 0;
  if (!allowed.has(here) && !isTold && !isProblemShown(world)) {
    problems.push(`${here} of the first item instead of ${[...allowed].join(' or ')}, without a word`);
  }
  if (rowsThere > moves) problems.push(`${rowsThere} rows on the other list after ${moves} moves`);
  if (here === 0 && rowsThere === 0 && !hasRemoved) problems.push('the item is on neither list');
  if (piecesOn(HERE, OTHER_ITEM) !== 2 || piecesOn(THERE, OTHER_ITEM) !== 0)
    problems.push('the second item has changed, which nobody has touched');
  return problems;
}
