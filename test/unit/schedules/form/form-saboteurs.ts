/** Small changes that make the form of an order sheet worse. Only the schedules of the form can find them. */
import type { Saboteur } from '../saboteurs.ts';

const SEND_RUN = 'widgets/quick-order/order-sheet/send-run.ts';
const STATE = 'widgets/quick-order/quick-order-state.ts';

export const FORM_SABOTEURS: readonly Saboteur[] = [
  {
    what: 'the button sends a row again that was found in the cart after it was pressed',
    foundBy: 'wait for a row, leave, come back, press the button',
    place: 'form',
    file: SEND_RUN,
    before: 'entries.filter(({ row }) => isFilled(row))',
    after: 'entries',
  },
  {
    what: 'the button doesn’t look for the run of an earlier page',
    foundBy: 'wait for a row, leave, come back on a slow line, press the button',
    place: 'form',
    file: SEND_RUN,
    before: '  restoreBulkAdd(ownerFor($session.get().visitor));\n',
    after: '',
  },
  {
    what: 'the button starts a run while an answered row is being sent',
    foundBy: 'the next write is dropped, another tab writes',
    place: 'form',
    file: SEND_RUN,
    before: "before?.phase === 'running' || ",
    after: '',
  },
  {
    what: 'a form’s draft forgets to which run a row belongs',
    foundBy: 'wait for a row, leave',
    place: 'form',
    file: STATE,
    before: 'return { itemNumber, quantity, sent, run, problem',
    after: 'return { itemNumber, quantity, sent, run: undefined, problem',
  },
  {
    what: 'a form that returns keeps its previous rows',
    foundBy: 'leave for a while, come back, type one more row, go back',
    place: 'form with Back',
    file: STATE,
    before: 'if (writeJson(kept) !== writeJson(drafts())) restore(kept);',
    after: '',
  },
];
