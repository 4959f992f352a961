/**
 * What a person feels: hundreds of mixed actions in a cart of 200 lines and a list of 200 rows on a slow processor, each from
 * its event to the next paint, as the browser's Event Timing tells.
 */
import type { Page } from 'puppeteer-core';
import { openCart } from '../cart-place.ts';
import { type Bench, open } from '../context.ts';
import { beginMemberVisit, LONG_LIST } from '../member-visit.ts';
import { settle } from '../site/browser.ts';
import { fixReplies } from '../site/visits.ts';
import { quantileOf } from '../statistics.ts';
import { type Row, SIDES, type Side } from '../table.ts';

/** The length of cart and list. */
export const ROWS = 200;
const SLOW = 4;
/** How often all actions of a row are done, each time in another row of the table. */
const ROUNDS = 40;

/** The goals in ms: of all actions, and by how much a kind may be slower than on the page written by hand. */
const USUAL_MS = 100;
const LONGEST_MS = 150;
const RATIO = 1.5;

interface Action {
  kind: string;
  /** Whether the page written by hand has it. */
  byHand?: true;
  /** Done once in so many rounds. */
  every?: number;
  /** The selector of the control that is pressed or typed into; left out for keys in the focused one. */
  at?(row: string): string;
  /** @param control the result of `at` */
  act(page: Page, control: string): Promise<void>;
  /** Puts the page back. It isn't measured. */
  after?(page: Page): Promise<void>;
}

const FIELD = '.cb-stepper__field';
const named = (name: string) => `::-p-aria([name="${name}"])`;
const click = (page: Page, control: string) => page.click(control);
const close = (page: Page) => page.keyboard.press('Escape');

const QUANTITY: Action[] = [
  { kind: 'focus', byHand: true, at: (row) => `${row} ${FIELD}`, act: click },
  { kind: 'key', byHand: true, act: (page) => page.keyboard.press('4') },
];

const IN_CART: Action[] = [
  ...QUANTITY,
  { kind: 'Enter', byHand: true, act: (page) => page.keyboard.press('Enter') },
  { kind: 'plus', byHand: true, at: (row) => `${row} .cb-stepper__button:last-child`, act: click },
  { kind: 'remove', byHand: true, every: 4, at: (row) => `${row} .cb-line__remove`, act: click },
  { kind: 'undo', every: 4, at: () => '.cb-undo__entry button', act: click },
  { kind: 'dialog', every: 4, at: () => named('remove all items'), act: click, after: close },
  {
    kind: 'promotion',
    at: () => '.cb-charge:nth-child(1) input',
    act: (page, control) => page.type(control, 'S'),
  },
  {
    kind: 'zip',
    at: () => '.cb-charge:nth-child(2) input',
    act: (page, control) => page.type(control, '2'),
  },
];

const IN_LIST: Action[] = [
  ...QUANTITY.map(({ byHand: _, ...action }) => action),
  { kind: 'tick', at: (row) => `${row} input[type="checkbox"]`, act: click },
  { kind: 'select all', every: 4, at: () => named('Select all items'), act: click },
  { kind: 'sort', every: 4, at: () => '.cb-table__sort', act: click },
  { kind: 'menu', every: 4, at: () => named('More actions'), act: click, after: close },
];

/** The times of each kind. */
type Times = Map<string, number[]>;

/** Measures both. */
export async function measureFelt(bench: Bench): Promise<Row[]> {
  const slow = { ...bench, slowDown: SLOW };
  const cart: Partial<Record<Side, Times>> = {};
  const list: Partial<Record<Side, Times>> = {};
  for (const side of SIDES) {
    cart[side] = await feelCart(slow, side);
    if (side !== 'floor') list[side] = await feelList(slow, side);
  }
  return [...rowsOf('cart', IN_CART, cart), ...rowsOf('list', IN_LIST, list)];
}

async function feelCart(bench: Bench, side: Side): Promise<Times> {
  const { open: opened, cart } = await openCart(bench, side, ROWS, 'no');
  try {
    await opened.page.goto(cart.address, { waitUntil: 'load' });
    await settle(opened.page);
    const actions = side === 'floor' ? IN_CART.filter(({ byHand }) => byHand) : IN_CART;
    return await feel(opened.page, actions, '.cb-line', () => fixReplies(cart.session));
  } finally {
    await opened.close();
  }
}

async function feelList(bench: Bench, side: Side): Promise<Times> {
  const { session, address } = beginMemberVisit(bench, side, LONG_LIST.path);
  session.lists = session.lists.map((one) =>
    one.id === LONG_LIST.id ? { ...one, items: one.items.slice(0, ROWS) } : one,
  );
  const { page, close: end } = await open(bench);
  try {
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForSelector(FIELD);
    await settle(page);
    return await feel(page, IN_LIST, 'tbody tr', () => {});
  } finally {
    await end();
  }
}

/** Does all actions in one row after the other, each when the page rests. */
async function feel(page: Page, actions: readonly Action[], row: string, before: () => void): Promise<Times> {
  const times: Times = new Map(actions.map(({ kind }) => [kind, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const place = `${row}:nth-child(${round + 5})`;
    for (const { kind, every = 1, at, act, after } of actions) {
      if (round % every) continue;
      before();
      const control = at?.(place) ?? '';
      if (control) await moveTo(page, control);
      await page.evaluate(() => cbBench.interactions.begin());
      await act(page, control);
      // The browser tells an event only after its frame was presented.
      await settle(page);
      times.get(kind)?.push(await page.evaluate(() => cbBench.interactions.longest()));
      await after?.(page);
      await settle(page);
    }
  }
  return times;
}

/** Scrolls to a control and points at it, as a person does before pressing it. It isn't measured. */
async function moveTo(page: Page, control: string): Promise<void> {
  await page.$eval(control, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.hover(control);
  await settle(page);
}

function rowsOf(where: string, actions: readonly Action[], sides: Partial<Record<Side, Times>>): Row[] {
  const read = (summary: (times: number[]) => number, kind?: string): Row['values'] =>
    Object.fromEntries(
      Object.entries(sides).flatMap(([side, times]) => {
        const all = kind ? times.get(kind) : [...times.values()].flat();
        return all?.length ? [[side, [summary(all)]]] : [];
      }),
    );
  const name = (what: string) => `felt, ${where} of ${ROWS}, ${what}`;
  return [
    {
      name: name('98th percentile'),
      unit: 'ms',
      values: read((all) => quantileOf(all, 0.98)),
      goal: { value: USUAL_MS },
    },
    {
      name: name('longest'),
      unit: 'ms',
      values: read((all) => Math.max(...all)),
      goal: { value: LONGEST_MS },
    },
    ...actions.map(
      ({ kind, byHand }): Row => ({
        name: name(kind),
        unit: 'ms',
        values: read((all) => quantileOf(all, 0.5), kind),
        ...(byHand && { goal: { ratio: RATIO } }),
      }),
    ),
    ...actions.map(
      ({ kind }): Row => ({
        name: name(`${kind}, longest`),
        unit: 'ms',
        values: read((all) => Math.max(...all), kind),
      }),
    ),
  ];
}
