/** What can happen to an order sheet: rows of which two have the same item, sent one after another. */
import { isFormFree, LINE_STEPS } from './cart-steps.ts';
import { addRows, NEW, NEWER, openPage, type World } from './cart-world.ts';
import type { Step } from './support/explore.ts';
import { endSteps, pageSteps, withBack } from './support/page-steps.ts';

const SHEET = [NEW, NEWER, NEW];

/** Until about the middle of the next row. */
const ROW_MS = 300;

const phaseOf = ({ tab }: World) => tab.page?.$bulkAdd.get()?.phase;

/** The row about which the page asks. */
const asked = ({ tab }: World) => tab.page?.$bulkAdd.get()?.rows.find(({ state }) => state === 'asking')?.row;

/** Whether the shopper sees the row's pieces in the cart. */
function isInCart({ cart, tab }: World, itemNumber: string): boolean {
  const rows = tab.page?.$bulkAdd.get()?.rows ?? [];
  const added = rows.filter(({ row, state }) => row.itemNumber === itemNumber && state === 'added').length;
  return cart.lines.some(({ item, quantity }) => item === itemNumber && quantity > added);
}

export const SEND_SHEET: Step<World> = {
  name: 'send the sheet',
  can: isFormFree,
  act: (world) => addRows(world, SHEET),
};

export const CONTINUE: Step<World> = {
  name: 'continue',
  can: (world) => phaseOf(world) === 'stopped',
  act: ({ tab }) => void tab.page?.resumeBulkAdd(),
};

const SHOPPERS: readonly Step<World>[] = [
  SEND_SHEET,
  {
    name: 'stop',
    can: (world) => phaseOf(world) === 'running',
    act: ({ tab }) => tab.page?.stopBulkAdd(),
  },
  CONTINUE,
  {
    name: 'answer',
    can: (world) => Boolean(asked(world)),
    act(world) {
      const row = asked(world);
      if (row) world.tab.page?.answerRow(row.key, isInCart(world, row.itemNumber) ? 'arrived' : 'send');
    },
  },
  ...LINE_STEPS.filter(({ name }) => name === 'type'),
  {
    name: 'wait for a row',
    can: (world) => phaseOf(world) === 'running',
    act: ({ clock }) => clock.pass(ROW_MS),
  },
];

/** What can happen to an order sheet in a browser that keeps no page. */
export const SHEET_STEPS: readonly Step<World>[] = [
  ...SHOPPERS,
  ...pageSteps<World>(openPage),
  ...endSteps<World>(),
];

/** The same in one that keeps a page and shows it again. */
export const SHEET_STEPS_WITH_BACK: readonly Step<World>[] = withBack(SHEET_STEPS);
