/** What can happen to the cart and its shopper. */
import { addRows, LINE, NEW, openPage, type World } from './cart-world.ts';
import type { Step } from './support/explore.ts';
import { endSteps, pageSteps, withBack } from './support/page-steps.ts';

const OTHER_TABS = 20;

function want({ wishes }: World, quantity: number): void {
  wishes.wanted = quantity;
  wishes.isTold = false;
  wishes.allowed = new Set([quantity]);
}

/** The line as the page shows it; undefined if it isn't there, or is being removed. */
function shownLine({ tab }: World) {
  const line = tab.page?.$cart.get().cart?.lines.find(({ id }) => id === LINE);
  return tab.page?.$lineEdits.get()[LINE]?.wanted === 0 ? undefined : line;
}

function undoable({ tab, wishes }: World) {
  const entries = tab.page?.$undoHistory.get() ?? [];
  return entries.find(
    ({ key, restored, failure }) => !restored && (failure || !wishes.undone.get(tab.page)?.has(key)),
  );
}

/** Whether the form for item numbers accepts new rows. */
export const isFormFree = ({ tab }: World): boolean =>
  Boolean(tab.page) && (tab.page?.$bulkAdd.get()?.phase ?? 'done') === 'done';

/** The shopper's actions on the lines of the cart. */
export const LINE_STEPS: readonly Step<World>[] = [
  {
    name: 'type',
    can: (world) => Boolean(shownLine(world)),
    act(world) {
      const { wishes, tab } = world;
      wishes.typed += 1;
      want(world, wishes.typed);
      tab.page?.setLineQuantity(LINE, wishes.typed);
    },
  },
  {
    name: 'remove',
    can: (world) => Boolean(shownLine(world)),
    act(world) {
      want(world, 0);
      void world.tab.page?.removeLine(LINE);
    },
  },
  {
    name: 'undo',
    can: (world) => Boolean(undoable(world)),
    act(world) {
      const { wishes, tab } = world;
      const entry = undoable(world);
      if (!entry) return;
      wishes.undone.get(tab.page)?.add(entry.key);
      // Another attempt after a refusal is the same wish.
      want(world, entry.failure ? wishes.wanted : wishes.wanted + entry.quantity);
      void tab.page?.undoRemoval(entry);
    },
  },
];

/** Another tab that only writes. */
const OTHER_TAB: Step<World> = {
  name: 'another tab writes',
  can: ({ cart }) => cart.lines.some(({ id, quantity }) => id === LINE && quantity !== OTHER_TABS),
  act({ cart, tab, wishes }) {
    cart.lines = cart.lines.map((line) => (line.id === LINE ? { ...line, quantity: OTHER_TABS } : line));
    wishes.allowed.add(OTHER_TABS);
    tab.hearOtherTab('cart');
  },
};

export const ADD: Step<World> = { name: 'add', can: isFormFree, act: (world) => addRows(world, [NEW]) };

/** What can happen to a shopper whose browser keeps no page. */
export const STEPS: readonly Step<World>[] = [
  ...LINE_STEPS,
  ADD,
  ...pageSteps<World>(openPage),
  OTHER_TAB,
  ...endSteps<World>(),
];

/** What can happen to a shopper whose browser keeps a page and shows it again. */
export const STEPS_WITH_BACK: readonly Step<World>[] = withBack(STEPS);
