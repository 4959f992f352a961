/** What can happen to the form of an order sheet. */
import { piecesOf } from '../cart-problems.ts';
import { FIRST, LINE } from '../cart-world.ts';
import type { Step } from '../support/explore.ts';
import { endSteps, pageSteps, withBack } from '../support/page-steps.ts';
import { countRows } from './form-problems.ts';
import { type FormWorld, openFormPage, ROWS_AT_FIRST, rowsInForm, typeRow } from './form-world.ts';

/** Until the next row is on its way. */
const ROW_MS = 330;

/** Until the order sheet's code is loaded on a slow line: the shopper can press the button before. */
const SLOW_MS = 200;

const phaseOf = ({ tab }: FormWorld) => tab.page?.$bulkAdd.get()?.phase;

/** Whether the form's fields and its button can be used. */
const isFree = ({ tab: { page } }: FormWorld) => Boolean(page) && !page?.form.$submitting.get();

/** The row about which the page asks. */
const asked = ({ tab }: FormWorld) =>
  tab.page?.$bulkAdd.get()?.rows.find(({ state }) => state === 'asking')?.row;

/** Whether the shopper sees more pieces in the cart than the rows that have left the form. */
function isInCart(world: FormWorld, item: string): boolean {
  const { typed, pieces, inForm } = countRows(world, item);
  return pieces > typed - inForm;
}

/** The button, which is also Continue and 'Try again'. */
export const PRESS: Step<FormWorld> = {
  name: 'press the button',
  can: (world) => isFree(world) && rowsInForm(world).length > 0,
  act: ({ tab }) => void tab.page?.form.submit(),
};

export const ANSWER: Step<FormWorld> = {
  name: 'answer',
  can: (world) => Boolean(asked(world)),
  act(world) {
    const row = asked(world);
    if (row) world.tab.page?.answerRow(row.key, isInCart(world, row.itemNumber) ? 'arrived' : 'send');
  },
};

/** Whether rows are being sent, or the code for that is being loaded. */
const isRunning = (world: FormWorld) => {
  const { page } = world.tab;
  return phaseOf(world) === 'running' || Boolean(page?.form.$submitting.get());
};

/** Makes a step possible only under a further condition, so that more of the schedules are about something new. */
const onlyIf = (step: Step<FormWorld>, allowed: Step<FormWorld>['can']): Step<FormWorld> => ({
  ...step,
  can: (world) => step.can(world) && allowed(world),
});

/** What can happen to the form in a browser that keeps no page. */
export const FORM_STEPS: readonly Step<FormWorld>[] = [
  PRESS,
  {
    name: 'type one more row',
    can: (world) => isFree(world) && world.typed.length === ROWS_AT_FIRST,
    act: typeRow,
  },
  { name: 'stop', can: (world) => phaseOf(world) === 'running', act: ({ tab }) => tab.page?.stopBulkAdd() },
  ANSWER,
  { name: 'wait for a row', can: isRunning, act: ({ clock }) => clock.pass(ROW_MS) },
  ...pageSteps<FormWorld>(openFormPage).map((step) => {
    if (step.name === 'wait') return onlyIf(step, (world) => !isRunning(world));
    return step.name === 'crash' ? onlyIf(step, isRunning) : step;
  }),
  {
    name: 'come back on a slow line',
    can: ({ tab }) => !tab.page,
    act: (world) => openFormPage(world, SLOW_MS),
  },
  {
    name: 'another tab writes',
    can: (world) => isRunning(world) && piecesOf(world, FIRST) === 0,
    act({ cart, tab }) {
      cart.lines = [...cart.lines, { id: LINE, item: FIRST, quantity: 5 }];
      tab.hearOtherTab('cart');
    },
  },
  ...endSteps<FormWorld>(['lost', 'dropped', 'late', 'refused']).map((step) => onlyIf(step, isRunning)),
];

/** The same in one that keeps a page and shows it again. */
export const FORM_STEPS_WITH_BACK: readonly Step<FormWorld>[] = withBack(FORM_STEPS);
