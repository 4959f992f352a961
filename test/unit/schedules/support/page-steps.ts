/** The steps that every kind of world has: things that happen to a tab, and to the server's answers. */
import type { Clock } from './clock.ts';
import type { Step } from './explore.ts';
import type { Server, WriteEnd } from './server.ts';
import type { Tab } from './tab.ts';

/** A tab on a server. */
export interface TabWorld {
  clock: Clock;
  server: Server;
  tab: Pick<Tab<object>, 'leave' | 'keep' | 'hasKept' | 'goBack' | 'kill'> & { page: object | undefined };
}

/** Milliseconds between two steps. */
export const BETWEEN_MS = 30;
/** Longer than all time limits and pauses together. */
export const REST_MS = 60_000;
/** Long enough for a quantity to be sent, but too short for its answer. */
const WAIT_MS = 1200;

/** Waiting, and what happens to a page that the browser doesn't keep. */
export function pageSteps<World extends TabWorld>(openPage: (world: World) => void): Step<World>[] {
  return [
    { name: 'wait', can: () => true, act: ({ clock }) => clock.pass(WAIT_MS) },
    { name: 'leave', can: ({ tab }) => Boolean(tab.page), act: ({ tab }) => tab.leave() },
    { name: 'crash', can: ({ tab }) => Boolean(tab.page), act: ({ tab }) => tab.kill() },
    { name: 'come back', can: ({ tab }) => !tab.page, act: openPage },
  ];
}

const ENDS = ['lost', 'late', 'refused'] as const satisfies WriteEnd[];

/** How the next write ends. */
export function endSteps<World extends TabWorld>(ends: readonly WriteEnd[] = ENDS): Step<World>[] {
  return ends.map((end) => ({
    name: `the next write is ${end}`,
    opens: true,
    can: ({ server, tab }) => !server.next && Boolean(tab.page),
    act({ server }) {
      server.next = end;
    },
  }));
}

/** Turns steps into those of a shopper whose browser keeps a page and shows it again. */
export function withBack<World extends TabWorld>(steps: readonly Step<World>[]): Step<World>[] {
  return [
    ...steps.filter(({ name }) => name !== 'leave' && name !== 'crash'),
    {
      name: 'leave for a while',
      can: ({ tab }) => Boolean(tab.page) && !tab.hasKept(),
      act: ({ tab }) => tab.keep(),
    },
    { name: 'go back', can: ({ tab }) => tab.hasKept(), act: ({ tab }) => tab.goBack() },
  ];
}
