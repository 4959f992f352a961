/** What can happen to a list and its shopper. */
import { HERE, ITEM, type ListWorld, openListPage, THERE } from './list-world.ts';
import type { Step } from './support/explore.ts';
import { nameOf } from './support/list-calls.ts';
import { endSteps, pageSteps, withBack } from './support/page-steps.ts';

const OTHER_TABS = 20;

function want(world: ListWorld, quantity: number): void {
  world.wanted = quantity;
  world.isTold = false;
  world.allowed = new Set([quantity]);
}

/** The only row of the item on the page; undefined if there are more, or none, or a dialog is in front of it. */
function shownRow({ tab }: ListWorld) {
  if (tab.page?.moving.$asked.get()) return undefined;
  const rows = tab.page?.list.items().filter(({ productId }) => productId === ITEM) ?? [];
  return rows.length === 1 ? rows[0] : undefined;
}

function undoable({ tab, undone }: ListWorld) {
  if (tab.page?.moving.$asked.get()) return undefined;
  const removals = tab.page?.list.removals.$removals.get() ?? [];
  return removals.find(({ key, failure }) => failure || !undone.get(tab.page)?.has(key));
}

const SHOPPERS: readonly Step<ListWorld>[] = [
  {
    name: 'type',
    can: (world) => Boolean(shownRow(world)),
    act(world) {
      world.typed += 1;
      want(world, world.typed);
      world.tab.page?.list.quantities.change(shownRow(world)?.key ?? '', world.typed);
    },
  },
  {
    name: 'remove',
    can: (world) => Boolean(shownRow(world)),
    act(world) {
      const row = shownRow(world);
      const list = world.tab.page?.list;
      if (!row || !list) return;
      want(world, 0);
      world.hasRemoved = true;
      void list.removals.remove([list.quantities.withWanted(row)]);
    },
  },
  {
    name: 'undo',
    can: (world) => Boolean(undoable(world)),
    act(world) {
      const { undone, tab } = world;
      const removal = undoable(world);
      if (!removal || !tab.page) return;
      undone.get(tab.page)?.add(removal.key);
      // Another attempt after a refusal is the same wish.
      const back = removal.items.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
      want(world, removal.failure ? world.wanted : world.wanted + back);
      void tab.page.undoListRemoval(tab.page.list.removals, removal);
    },
  },
  {
    name: 'move',
    can: (world) => Boolean(shownRow(world)),
    act(world) {
      const { tab } = world;
      want(world, 0);
      world.moves += 1;
      tab.page?.moving.ask([shownRow(world)?.key ?? '']);
      void tab.page?.moving.moveTo({ id: THERE, name: nameOf(THERE) }).then(({ kind }) => {
        // The dialog or a notice says so.
        if (kind !== 'moved') world.isTold = true;
      });
    },
  },
];

const OTHER_TAB: Step<ListWorld> = {
  name: 'another tab writes',
  can: ({ lists }) =>
    Boolean(lists[HERE]?.some(({ item, quantity }) => item === ITEM && quantity !== OTHER_TABS)),
  act({ lists, tab, allowed }) {
    lists[HERE] = (lists[HERE] ?? []).map((row) =>
      row.item === ITEM ? { ...row, quantity: OTHER_TABS } : row,
    );
    allowed.add(OTHER_TABS);
    tab.hearOtherTab('lists');
  },
};

/** What can happen to a shopper whose browser keeps no page. */
export const LIST_STEPS: readonly Step<ListWorld>[] = [
  ...SHOPPERS,
  ...pageSteps<ListWorld>(openListPage),
  OTHER_TAB,
  ...endSteps<ListWorld>(),
];

/** What can happen to a shopper whose browser keeps a page and shows it again. */
export const LIST_STEPS_WITH_BACK: readonly Step<ListWorld>[] = withBack(LIST_STEPS);
