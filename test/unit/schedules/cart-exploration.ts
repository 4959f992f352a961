/** How the cart is explored, in one tab or several. */
import type { SourceChange } from '../support/source-change.ts';
import { isUndoRefused, problemsOf } from './cart-problems.ts';
import { createWorld, LINE, openPage, type Page, type World } from './cart-world.ts';
import type { Exploration, Step } from './support/explore.ts';
import { compilePage } from './support/page-program.ts';
import { BETWEEN_MS, REST_MS } from './support/page-steps.ts';
import type { Tab } from './support/tab.ts';

/** The tabs of a world. */
export interface Tabs<Given extends World> {
  extend: (world: World) => Given;
  /** The first one is `tab`, which alone has a page at the beginning. */
  all: (world: Given) => readonly Tab<Page>[];
  /** Whether the shopper has to switch to each tab in the end. */
  mustLook: (world: Given) => boolean;
}

export const ONE_TAB: Tabs<World> = {
  extend: (world) => world,
  all: ({ tab }) => [tab],
  mustLook: () => false,
};

/**
 * Explores the cart, as it is or sabotaged.
 * @param steps what can happen
 */
export async function cartExploration<Given extends World>(
  steps: readonly Step<Given>[],
  { extend, all, mustLook }: Tabs<Given>,
  sabotage?: SourceChange,
): Promise<Exploration<Given>> {
  const run = await compilePage<Page>('cart-program.ts', sabotage ? [sabotage] : []);
  return {
    steps,
    async create() {
      const world = extend(createWorld(run));
      openPage(world);
      await world.clock.pass(BETWEEN_MS);
      return world;
    },
    async between(world) {
      await world.clock.pass(BETWEEN_MS);
      for (const { page } of all(world)) {
        const phase = page?.$lineEdits.get()[LINE]?.phase;
        if (phase === 'failed' || phase === 'refused' || (page && isUndoRefused(page)))
          world.wishes.isTold = true;
      }
    },
    async finish(world) {
      const tabs = all(world);
      for (const tab of tabs) if (!tab.page) openPage({ ...world, tab });
      await world.clock.pass(REST_MS);
      if (mustLook(world)) {
        for (const tab of tabs) tab.lookAt();
        await world.clock.pass(REST_MS);
      }
      return problemsOf(world, tabs);
    },
  };
}
