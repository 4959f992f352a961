/** How the form of an order sheet is explored. */
import type { SourceChange } from '../../support/source-change.ts';
import type { Exploration, Step } from '../support/explore.ts';
import { compilePage } from '../support/page-program.ts';
import { BETWEEN_MS, REST_MS } from '../support/page-steps.ts';
import { formProblems } from './form-problems.ts';
import { ANSWER, PRESS } from './form-steps.ts';
import {
  createFormWorld,
  type FormPage,
  type FormWorld,
  openFormPage,
  ROWS_AT_FIRST,
  rowsInForm,
  typeRow,
} from './form-world.ts';

/** The bundle contains all code. This makes lazy modules arrive later, as in a browser. */
const CODE_TAKES_TIME: SourceChange = {
  file: 'shared/page/lazy/lazy-module.ts',
  before: '  return load().catch(',
  after: `  const arrive = (begin: () => void) => setTimeout(begin, 45);
  return new Promise<void>(arrive).then(load).catch(`,
};

/** Longer than the code of the form and the order sheet takes. */
const LOADED_MS = 200;

/** How often a shopper answers and presses in the end, at most. */
const MOST_PRESSES = 6;

/**
 * Explores the form, as it is or sabotaged.
 * @param steps what can happen
 */
export async function formExploration(
  steps: readonly Step<FormWorld>[],
  sabotage?: SourceChange,
): Promise<Exploration<FormWorld>> {
  const run = await compilePage<FormPage>('form/form-program.ts', [
    CODE_TAKES_TIME,
    ...(sabotage ? [sabotage] : []),
  ]);
  return {
    steps,
    async create() {
      const world = createFormWorld(run);
      openFormPage(world);
      for (let row = 0; row < ROWS_AT_FIRST; row += 1) typeRow(world);
      await world.clock.pass(LOADED_MS);
      await PRESS.act(world);
      // The run has begun, and no row has been sent.
      await world.clock.pass(BETWEEN_MS * 2);
      return world;
    },
    between: ({ clock }) => clock.pass(BETWEEN_MS),
    async finish(world) {
      if (!world.tab.page) openFormPage(world);
      await world.clock.pass(REST_MS);
      const problems = formProblems(world);
      return problems.length > 0 ? problems : sendRest(world);
    },
  };
}

/** Answers, and presses right after that, until no row is left. @returns what is wrong then */
async function sendRest(world: FormWorld): Promise<string[]> {
  for (let presses = 0; presses < MOST_PRESSES && rowsInForm(world).length > 0; presses += 1) {
    if (ANSWER.can(world)) await ANSWER.act(world);
    await world.clock.pass(BETWEEN_MS);
    if (PRESS.can(world)) await PRESS.act(world);
    await world.clock.pass(REST_MS);
  }
  const left = rowsInForm(world).length;
  return [...formProblems(world), ...(left > 0 ? [`${left} rows can’t be sent`] : [])].map(
    (problem) => `in the end, ${problem}`,
  );
}
