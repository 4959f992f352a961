/**
 * A shopper, their tab, and a server, for the schedules of the cart. Two lines are in the cart: the shopper changes the first
 * one; nobody touches the second.
 */
import type { BulkAdd } from '../../../shared/domain/bulk-add/bulk-run.ts';
import type { SourceChange } from '../support/source-change.ts';
import { type CartServer, cartOf, openServer, type WriteEnd } from './support/cart-server.ts';
import { type Clock, createClock } from './support/clock.ts';
import type { Exploration, Step } from './support/explore.ts';
import { compilePage } from './support/page-program.ts';
import { createTab, type Tab } from './support/tab.ts';

type Page = typeof import('./cart-program.ts');

export interface World {
  clock: Clock;
  server: CartServer;
  tab: Tab<Page>;
  /** Numbers that the first item may come to: the shopper's last wish, or another tab's write since. */
  allowed: Set<number>;
  /** The shopper's last wish. */
  wanted: number;
  /** A page has shown since that it was not fulfilled. */
  isTold: boolean;
  /** How often pieces of the new item were asked for, and what the pages have said of each. */
  additions: Map<string, string>;
  /** The removals of each page that are being undone: another press joins the first. */
  undone: Map<Page | undefined, Set<string>>;
  typed: number;
}

const [FIRST, SECOND, NEW] = ['ITEM01', 'ITEM02', 'ITEM09'];
const LINE = 'ci1';
/** Long enough for a quantity to be sent, and too short for its answer. */
const WAIT_MS = 1200;
const BETWEEN_MS = 30;
/** Longer than all time limits and pauses together. */
const REST_MS = 60_000;
const OTHER_TABS = 20;

const PROFILE = { transient: false, profileId: '220022', userType: 1, siteType: 1, hidePrice: 'false' };

/**
 * Explores the cart, as it is or worse.
 * @param steps what can happen
 */
export async function cartExploration(
  sabotage?: SourceChange,
  steps: readonly Step<World>[] = STEPS,
): Promise<Exploration<World>> {
  const run = await compilePage<Page>('cart-program.ts', sabotage);
  return {
    steps,
    async create() {
      const clock = createClock();
      const server = openServer(clock, [
        { id: LINE, item: FIRST, quantity: 2 },
        { id: 'ci2', item: SECOND, quantity: 2 },
      ]);
      const stateBlock = () => ({ profile: PROFILE, cart: cartOf(server.lines) });
      const tab = createTab({ clock, server, run, stateBlock });
      const world = {
        clock,
        server,
        tab,
        allowed: new Set([2]),
        wanted: 2,
        isTold: false,
        additions: new Map(),
        undone: new Map(),
        typed: 3,
      };
      openPage(world);
      await clock.pass(BETWEEN_MS);
      return world;
    },
    async between(world) {
      await world.clock.pass(BETWEEN_MS);
      const { page } = world.tab;
      const phase = page?.$lineEdits.get()[LINE]?.phase;
      if (phase === 'failed' || phase === 'refused' || (page && isUndoRefused(page))) world.isTold = true;
    },
    async finish(world) {
      if (!world.tab.page) openPage(world);
      await world.clock.pass(REST_MS);
      return problemsOf(world);
    },
  };
}

function openPage(world: World): void {
  world.tab.open();
  world.undone.set(world.tab.page, new Set());
  const note = (run: BulkAdd | null) => {
    for (const { row, state } of run?.rows ?? []) world.additions.set(row.key, state);
  };
  world.tab.page?.$bulkAdd.subscribe((run) => note(run as BulkAdd | null));
}

function want(world: World, quantity: number): void {
  world.wanted = quantity;
  world.isTold = false;
  world.allowed = new Set([quantity]);
}

/** The line as the page shows it; undefined if it isn't there, or is being removed. */
function shownLine({ tab }: World) {
  const line = tab.page?.$cart.get().cart?.lines.find(({ id }) => id === LINE);
  return tab.page?.$lineEdits.get()[LINE]?.wanted === 0 ? undefined : line;
}

function undoable({ tab, undone }: World) {
  const entries = tab.page?.$undoHistory.get() ?? [];
  return entries.find(
    ({ key, restored, failure }) => !restored && (failure || !undone.get(tab.page)?.has(key)),
  );
}

const isUndoRefused = ({ $undoHistory }: Page) => $undoHistory.get().some(({ failure }) => failure);

/** What can happen to a shopper whose browser keeps no page. */
export const STEPS: readonly Step<World>[] = [
  {
    name: 'type',
    can: (world) => Boolean(shownLine(world)),
    act(world) {
      world.typed += 1;
      want(world, world.typed);
      world.tab.page?.setLineQuantity(LINE, world.typed);
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
      const entry = undoable(world);
      if (!entry) return;
      world.undone.get(world.tab.page)?.add(entry.key);
      // Another try after a refusal is the same wish.
      want(world, entry.failure ? world.wanted : world.wanted + entry.quantity);
      void world.tab.page?.undoRemoval(entry);
    },
  },
  {
    name: 'add',
    can: ({ tab }) => Boolean(tab.page) && (tab.page?.$bulkAdd.get()?.phase ?? 'done') === 'done',
    act({ tab, additions }) {
      const key = `row${additions.size}`;
      additions.set(key, 'asked for');
      void tab.page?.startBulkAdd({ source: 'quick-order', rows: [{ key, itemNumber: NEW, quantity: 1 }] });
    },
  },
  { name: 'wait', can: () => true, act: ({ clock }) => clock.pass(WAIT_MS) },
  { name: 'leave', can: ({ tab }) => Boolean(tab.page), act: ({ tab }) => tab.leave() },
  { name: 'crash', can: ({ tab }) => Boolean(tab.page), act: ({ tab }) => tab.kill() },
  { name: 'come back', can: ({ tab }) => !tab.page, act: openPage },
  {
    name: 'another tab writes',
    can: ({ server }) => server.lines.some(({ id, quantity }) => id === LINE && quantity !== OTHER_TABS),
    act({ server, tab, allowed }) {
      server.lines = server.lines.map((line) =>
        line.id === LINE ? { ...line, quantity: OTHER_TABS } : line,
      );
      allowed.add(OTHER_TABS);
      tab.hearOtherTab();
    },
  },
  ...(['lost', 'late', 'refused'] as const satisfies WriteEnd[]).map(
    (end): Step<World> => ({
      name: `the next write is ${end}`,
      opens: true,
      can: ({ server, tab }) => !server.next && Boolean(tab.page),
      act({ server }) {
        server.next = end;
      },
    }),
  ),
];

/** What can happen to a shopper whose browser keeps a page and shows it again. */
export const STEPS_WITH_BACK: readonly Step<World>[] = [
  ...STEPS.filter(({ name }) => name !== 'leave' && name !== 'crash'),
  {
    name: 'leave for a while',
    can: ({ tab }) => Boolean(tab.page) && !tab.hasKept(),
    act: ({ tab }) => tab.keep(),
  },
  { name: 'go back', can: ({ tab }) => tab.hasKept(), act: ({ tab }) => tab.goBack() },
];

/** What is wrong once everything has come to rest. */
function problemsOf(world: World): string[] {
  const { server, tab, allowed, additions } = world;
  const { page } = tab;
  if (!page) return ['there is no page'];
  const problems: string[] = [];
  const edits = page.$lineEdits.get();
  const { cart, phase, stale } = page.$cart.get();
  if (phase !== 'ready' || stale) problems.push(`the cart is ${stale ? 'out of date' : phase}`);

  const waiting = ['editing', 'queued', 'sending', 'confirming'];
  for (const [id, edit] of Object.entries(edits)) {
    if (edit && waiting.includes(edit.phase)) problems.push(`${id} is ${edit.phase} for ever`);
  }
  if (page.$runningWrite.get()) problems.push('a write never ends');
  const run = page.$bulkAdd.get();
  if (run && run.phase !== 'done' && run.phase !== 'stopped')
    problems.push(`the run is ${run.phase} for ever`);

  // What the page says is saved is what the server has.
  const unsure = (id: string) => Boolean(edits[id] && edits[id]?.phase !== 'saved');
  const shown = cart?.lines ?? [];
  for (const { id, quantity } of shown) {
    const served = server.lines.find((line) => line.id === id)?.quantity;
    if (served !== quantity && !unsure(id))
      problems.push(`${id} shows ${quantity}, the server has ${served}`);
  }
  for (const { id } of server.lines) {
    if (!shown.some((line) => line.id === id)) problems.push(`${id} is in the cart and not shown`);
  }

  // What the shopper wanted has happened, or something says that it hasn't.
  const piecesOf = (item: string) =>
    server.lines.reduce((sum, line) => sum + (line.item === item ? line.quantity : 0), 0);
  const isSaid =
    world.isTold || Object.keys(edits).some(unsure) || isUndoRefused(page) || page.$notices.get().length > 0;
  if (!allowed.has(piecesOf(FIRST)) && !isSaid) {
    problems.push(
      `${piecesOf(FIRST)} of the first item instead of ${[...allowed].join(' or ')}, without a word`,
    );
  }
  if (piecesOf(SECOND) !== 2)
    problems.push(`${piecesOf(SECOND)} of the second item, which nobody has touched`);

  const states = [...additions.values()];
  const added = states.filter((state) => state === 'added').length;
  const open = states.filter(
    (state) => state === 'asking' || state === 'waiting' || state === 'sending',
  ).length;
  const pieces = piecesOf(NEW);
  if (pieces < added || pieces > added + open) {
    problems.push(`${pieces} of the new item, and the page says: ${states.join(', ')}`);
  }
  return problems;
}
