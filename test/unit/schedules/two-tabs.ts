/** Two tabs of one browser that change the same cart. The second is a new one, or a duplicate of the first. */
import type { Tabs } from './cart-exploration.ts';
import { LINE_STEPS } from './cart-steps.ts';
import { openPage, type Page, type World } from './cart-world.ts';
import { CONTINUE, SEND_SHEET } from './sheet-steps.ts';
import type { Step } from './support/explore.ts';
import { endSteps, pageSteps } from './support/page-steps.ts';
import type { Tab } from './support/tab.ts';

export interface TwoTabs extends World {
  other: Tab<Page> | undefined;
  /** A page is gone, which tells the other tab nothing about what it sent last. */
  hasLeft: boolean;
}

/**
 * The tabs. The second follows the first automatically until a page is gone, and after that when the shopper switches
 * to it.
 */
export const TWO_TABS: Tabs<TwoTabs> = {
  extend: (world) => ({ ...world, other: undefined, hasLeft: false }),
  all: ({ tab, other }) => (other ? [tab, other] : [tab]),
  mustLook: ({ hasLeft }) => hasLeft,
};

/** A wish in one tab doesn't cancel those of the other, which may still be on their way. */
function keepWishes(step: Step<World>): Step<World> {
  return {
    ...step,
    act(world) {
      const { wishes } = world;
      const before = wishes.allowed;
      const ended = step.act(world);
      const since = step.name === 'undo' ? [...before].flatMap((one) => [one, one + wishes.wanted]) : before;
      wishes.allowed = new Set([...wishes.allowed, ...since]);
      return ended;
    },
  };
}

const SHOPPERS = [...LINE_STEPS, SEND_SHEET, CONTINUE].map(keepWishes);

/** The same in the other tab. */
function inOther({ name, can, act }: Step<World>): Step<TwoTabs> {
  const seen = (world: TwoTabs, tab: Tab<Page>): World => ({ ...world, tab });
  return {
    name: `${name} in the other tab`,
    can: (world) => Boolean(world.other && can(seen(world, world.other))),
    act: (world) => (world.other ? act(seen(world, world.other)) : undefined),
  };
}

function opening(name: string, like: (world: TwoTabs) => Tab<Page> | undefined): Step<TwoTabs> {
  return {
    name,
    can: ({ other, tab }) => !other && Boolean(tab.page),
    act(world) {
      world.other = world.newTab(like(world));
      openPage({ ...world, tab: world.other });
    },
  };
}

const PAGE = pageSteps<World>(openPage);

/** Records that a page is gone. */
function leaving(step: Step<TwoTabs>): Step<TwoTabs> {
  if (!/^(leave|crash)/.test(step.name)) return step;
  return {
    ...step,
    act(world) {
      world.hasLeft = true;
      return step.act(world);
    },
  };
}

/** The possible steps. */
export const STEPS_IN_TWO_TABS: readonly Step<TwoTabs>[] = [
  opening('open another tab', () => undefined),
  opening('duplicate the tab', ({ tab }) => tab),
  ...SHOPPERS,
  ...SHOPPERS.map(inOther),
  ...PAGE.map(leaving),
  ...PAGE.filter(({ name }) => name !== 'wait')
    .map(inOther)
    .map(leaving),
  ...endSteps<TwoTabs>(),
];
