/** How a list is explored. */
import type { SourceChange } from '../support/source-change.ts';
import { isProblemShown, listProblems } from './list-problems.ts';
import { createListWorld, type ListPage, type ListWorld, openListPage } from './list-world.ts';
import type { Exploration, Step } from './support/explore.ts';
import { compilePage } from './support/page-program.ts';
import { BETWEEN_MS, REST_MS } from './support/page-steps.ts';

/**
 * Explores a list, as it is or sabotaged.
 * @param steps what can happen
 */
export async function listExploration(
  steps: readonly Step<ListWorld>[],
  sabotage?: SourceChange,
): Promise<Exploration<ListWorld>> {
  const run = await compilePage<ListPage>('list-program.ts', sabotage ? [sabotage] : []);
  return {
    steps,
    async create() {
      const world = createListWorld(run);
      openListPage(world);
      // Until the list has been read.
      await world.clock.pass(BETWEEN_MS * 2);
      return world;
    },
    async between(world) {
      await world.clock.pass(BETWEEN_MS);
      if (isProblemShown(world)) world.isTold = true;
    },
    async finish(world) {
      if (!world.tab.page) openListPage(world);
      await world.clock.pass(REST_MS);
      return listProblems(world);
    },
  };
}
