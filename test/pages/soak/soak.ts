/**
 * Random actions with faults in two tabs of one session. At rest, every action has the outcome that the
 * shopper was told, both tabs show the server's data, and the pages have made no more writes than there were
 * actions.
 */
import type { CDPSession, Page } from 'puppeteer-core';
import { nextFrame } from '../support/page-clock.ts';
import type { Visit } from '../support/shop-visit.ts';
import { THROTTLE } from '../support/throttle.ts';

/** Numbers from a seed, from 0 to below `count`. */
export type Dice = (count: number) => number;

/** Something that a shopper does in a tab. @returns how many writes it may lead to */
export type Deed = (tab: Page, dice: Dice) => Promise<number>;

/**
 * The requests of a page. The server may get one twice: if a kept-alive connection is reset before the reply, Chromium
 * itself repeats the request, even a POST. Scripts aren't notified and can't prevent it.
 */
export interface AskedWrite {
  path: string;
  body: string;
}

/** A page to act on. */
export interface Place {
  path: string;
  /** The cart that the shopper comes with, as the demo shop names it. */
  cart?: string;
  /** The element that shows that the page is ready. */
  stands: string;
  /** Parts of the paths of its writes, if no request may lead to more than one; otherwise `complaints` checks that. */
  writes?: RegExp;
  /** The actions there; frequent ones are listed more than once. */
  deeds: Deed[];
  /** The shopper's last step before the rest, such as continuing what has stopped. */
  settle?: (visit: Visit, tabs: Page[]) => Promise<void>;
  /** Returns the problems at rest; repeated until there are none or time is up. */
  complaints: (visit: Visit, tabs: Page[], asked: readonly AskedWrite[]) => Promise<string[]>;
  /** Makes one more request without a fault, and returns its problems; repeated in the same way. */
  lastRequest: (tab: Page, dice: Dice) => Promise<(visit: Visit) => Promise<string[]>>;
  /** How long the page may take to come to rest on a fast machine, in milliseconds. */
  patience: number;
}

const FAULTS = [
  'delay:400',
  'jitter:7',
  'flaky:2',
  'status:500,flaky:1',
  'reset,flaky:1',
  'cut,flaky:1',
  'html:maintenance,flaky:1',
  'conflict,flaky:1',
  'text-type',
];

function createDice(seed: number): Dice {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/**
 * Acts in the place, and returns the problems.
 * @param visit whose page is anywhere; it is never offline
 */
export async function soak(place: Place, visit: Visit, actions: number, seed: number): Promise<string[]> {
  const dice = createDice(seed);
  const tabs = [await visit.openTab(place.path), await visit.openTab(place.path)] as const;
  const asked: AskedWrite[] = [];
  for (const tab of tabs) {
    tab.on('request', (request) => {
      if (request.method() !== 'POST') return;
      asked.push({ path: new URL(request.url()).pathname, body: request.postData() ?? '' });
    });
    // Content that loads when visible doesn't load behind another tab.
    await tab.bringToFront();
    await tab.waitForSelector(place.stands);
  }
  const weather = weatherOf(place, visit);
  let requests = 0;
  for (let action = 0; action < actions; action += 1) {
    const tab = tabs[dice(2)] as Page;
    await tab.bringToFront();
    const deeds = dice(3) ? place.deeds : weather;
    requests += (await deeds[dice(deeds.length)]?.(tab, dice)) ?? 0;
    await framesPass(tab, dice(4));
  }
  await visit.setFault('off');
  await place.settle?.(visit, [...tabs]);
  const found = await untilNone(place.patience, () => place.complaints(visit, [...tabs], asked));
  await tabs[0].bringToFront();
  requests += 1;
  const unfulfilled = await place.lastRequest(tabs[0], dice);
  found.push(
    ...(await untilNone(place.patience, async () => [
      ...(await unfulfilled(visit)),
      ...(await place.complaints(visit, [...tabs], asked)),
    ])),
  );
  const sent = asked.filter(({ path }) => place.writes?.test(path)).length;
  if (sent > requests) found.push(`${sent} writes for ${requests} requests`);
  return [...new Set(found)];
}

/** Other things that happen to a tab. */
function weatherOf({ stands }: Place, visit: Visit): Deed[] {
  const setFault = (fault: string) => visit.setFault(fault).catch(() => {});
  const happen = (what: (tab: Page, dice: Dice) => Promise<void>): Deed => {
    return async (tab, dice) => {
      await what(tab, dice);
      return 0;
    };
  };
  const setAnyFault = happen((_, dice) => setFault(FAULTS[dice(FAULTS.length)] as string));
  return [
    setAnyFault,
    setAnyFault,
    happen(() => setFault('off')),
    happen(async (tab) => {
      await tab.setOfflineMode(true);
      await tab.waitForFunction(() => !navigator.onLine);
      await framesPass(tab, 10);
      await tab.setOfflineMode(false);
    }),
    happen((tab) => sleepAndWake(visit, tab)),
    happen(async (tab) => {
      await tab.evaluate(() => location.assign('/help'));
      await tab.waitForFunction(() => location.pathname === '/help');
      await tab.goBack({ waitUntil: 'domcontentloaded' });
      await tab.waitForSelector(stands);
    }),
  ];
}

const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(tab: Page): Promise<CDPSession> {
  const session = sessions.get(tab) ?? (await tab.createCDPSession());
  sessions.set(tab, session);
  return session;
}

/** A tab sleeps in the background, and wakes when it becomes visible again. */
async function sleepAndWake(visit: Visit, tab: Page): Promise<void> {
  await visit.page.bringToFront();
  const client = await sessionOf(tab);
  await client.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  await client.send('Page.setWebLifecycleState', { state: 'frozen' });
  // Meanwhile the server answers the tab's requests.
  await framesPass(visit.page, 10);
  await client.send('Page.setWebLifecycleState', { state: 'active' });
  await tab.bringToFront();
  // A browser without windows would leave it hidden. The session stays open, because the emulation ends with it.
  await client.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await tab.waitForFunction(() => !document.hidden);
}

async function framesPass(tab: Page, count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await nextFrame(tab);
}

async function untilNone(patience: number, read: () => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + patience * THROTTLE;
  for (;;) {
    const complaints = await read();
    if (!complaints.length || Date.now() > end) return complaints;
  }
}

/** Presses one of the buttons whose name begins with this text. @returns false if there is none */
export function pressAny(tab: Page, name: string, nth = 0): Promise<boolean> {
  return tab.$$eval(
    'main button',
    (buttons, start, index) => {
      const named = buttons.filter(
        (button) =>
          (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().startsWith(start) &&
          button.getAttribute('aria-disabled') !== 'true' &&
          // It leaves the page for good, so no further action would be possible.
          button.textContent !== 'Remove & See Replacement',
      );
      named[index % named.length]?.click();
      return named.length > 0;
    },
    name,
    nth,
  );
}
