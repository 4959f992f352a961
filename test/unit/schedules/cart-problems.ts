/** Finds what is wrong with a cart once everything has come to rest. */
import { type Addition, FIRST, type Page, SECOND, type World } from './cart-world.ts';
import type { Tab } from './support/tab.ts';

const WAITING = ['editing', 'queued', 'sending', 'confirming'];
const OPEN = ['asking', 'waiting', 'sending'];

type Edits = ReturnType<Page['$lineEdits']['get']>;

const unsureIn = (edits: Edits) => (id: string) => Boolean(edits[id] && edits[id]?.phase !== 'saved');

/** Whether the page says that a removal could not be undone. */
export const isUndoRefused = ({ $undoHistory }: Page): boolean =>
  $undoHistory.get().some(({ failure }) => failure);

/** @param tabs of which each has a page */
export function problemsOf(world: World, tabs: readonly Tab<Page>[]): string[] {
  const pages = tabs.flatMap(({ page }) => page ?? []);
  if (pages.length < tabs.length) return ['there is no page'];
  return [
    ...pages.flatMap((page) => [...waitingIn(page), ...untrueIn(page, world)]),
    ...unsaid(world, pages),
    ...miscounted(world, tabs),
  ];
}

/** What the page still waits for. */
export function waitingIn(page: Page): string[] {
  const problems: string[] = [];
  const { phase, stale } = page.$cart.get();
  if (phase !== 'ready' || stale) problems.push(`the cart is ${stale ? 'out of date' : phase}`);
  for (const [id, edit] of Object.entries(page.$lineEdits.get())) {
    if (edit && WAITING.includes(edit.phase)) problems.push(`${id} is ${edit.phase} for ever`);
  }
  if (page.$runningWrite.get()) problems.push('a write never ends');
  const run = page.$bulkAdd.get();
  if (run && run.phase !== 'done' && run.phase !== 'stopped')
    problems.push(`the run is ${run.phase} for ever`);
  return problems;
}

/** Changes that the page reports as saved, but the server doesn't have. */
export function untrueIn(page: Page, { cart }: Pick<World, 'cart'>): string[] {
  const problems: string[] = [];
  const isUnsure = unsureIn(page.$lineEdits.get());
  const shown = page.$cart.get().cart?.lines ?? [];
  // For a row whose outcome is still unknown, the run says so.
  const rows = page.$bulkAdd.get()?.rows.filter(({ state }) => state === 'sending') ?? [];
  const undecided = new Set(rows.map(({ row }) => row.itemNumber));
  const isUndecided = (id: string) => undecided.has(cart.lines.find((line) => line.id === id)?.item ?? '');
  for (const { id, quantity } of shown) {
    const served = cart.lines.find((line) => line.id === id)?.quantity;
    if (served !== quantity && !isUnsure(id) && !isUndecided(id))
      problems.push(`${id} shows ${quantity}, the server has ${served}`);
  }
  for (const { id } of cart.lines) {
    if (!isUndecided(id) && !shown.some((line) => line.id === id))
      problems.push(`${id} is in the cart and not shown`);
  }
  return problems;
}

/** The pieces of an item in the server's cart. */
export const piecesOf = ({ cart }: Pick<World, 'cart'>, item: string): number =>
  cart.lines.reduce((sum, line) => sum + (line.item === item ? line.quantity : 0), 0);

/** Checks that the shopper's wishes were fulfilled, or that something says they weren't. */
function unsaid(world: World, pages: readonly Page[]): string[] {
  const { allowed, isTold } = world.wishes;
  const problems: string[] = [];
  const isSaid =
    isTold ||
    pages.some((page) => {
      const edits = page.$lineEdits.get();
      return (
        Object.keys(edits).some(unsureIn(edits)) || isUndoRefused(page) || page.$notices.get().length > 0
      );
    });
  const pieces = piecesOf(world, FIRST);
  if (!allowed.has(pieces) && !isSaid) {
    problems.push(`${pieces} of the first item instead of ${[...allowed].join(' or ')}, without a word`);
  }
  if (piecesOf(world, SECOND) !== 2)
    problems.push(`${piecesOf(world, SECOND)} of the second item, which nobody has touched`);
  return problems;
}

/** Rows that were added twice, that a page wrongly reports as added, or that no page mentions. */
function miscounted(world: World, tabs: readonly Tab<Page>[]): string[] {
  const { additions } = world.wishes;
  const problems: string[] = [];
  for (const item of new Set([...additions.values()].map(({ item }) => item))) {
    const rows = [...additions.values()].filter((row) => row.item === item);
    const possible = rows.filter(({ states }) =>
      [...states.values()].some((one) => one === 'added' || OPEN.includes(one)),
    );
    const pieces = piecesOf(world, item);
    if (pieces < countSaidAdded(rows) || pieces > possible.length) {
      const said = rows.map(({ states }) => [...states.values()].join('/'));
      problems.push(`${pieces} of ${item}, and the pages say: ${said.join(', ')}`);
    }
  }
  const shown = new Set(
    tabs.flatMap(({ page }) => page?.$bulkAdd.get()?.rows.map(({ row }) => row.key) ?? []),
  );
  for (const [key, { states }] of additions) {
    const isOpen = [...states.values()].some((state) => OPEN.includes(state));
    if (isOpen && !shown.has(key)) problems.push(`no page says any more that ${key} is open`);
  }
  return problems;
}

/**
 * How many of the rows the pages say are added. The pages of two tabs may mean different ones of those that were
 * requested together: nobody can tell one row of an item from the other.
 */
function countSaidAdded(rows: readonly Addition[]): number {
  let count = 0;
  for (const first of new Set(rows.map(({ first }) => first))) {
    const together = rows.filter((row) => row.first === first);
    const tabs = new Set(together.flatMap(({ states }) => [...states.keys()]));
    const added = (tab: Tab<Page>) => together.filter(({ states }) => states.get(tab) === 'added').length;
    count += Math.max(...[...tabs].map(added));
  }
  return count;
}
