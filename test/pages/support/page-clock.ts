/**
 * The timers of a page, under a test's control. With `holdTime` they wait until the test lets time pass: a pause in
 * typing, or a menu that closes late, then takes no time, and is the same on a slow machine.
 *
 *   const { page } = await shop.visit('/help', { prepare: holdTime });
 *   await page.hover(…);
 *   await passTime(page, 150);
 *
 * With `followTime` they run as usual, and the test knows when none is left.
 */
import type { Page } from 'puppeteer-core';
import { followRequests, isAsking, requestsEnd } from './open-requests.ts';

/** A page at rest has no timer that is due within this time, in ms. Longer ones are time limits. */
export const REST_MS = 2000;

interface PageClock {
  /** How many requests and replies a script waits for. */
  awaited: number;
  /** Lets time pass, and runs the timers that are due, in order. @returns how many ran */
  pass(ms: number): Promise<number>;
  /** How often the document has changed since it was opened. */
  changes: number;
  /** The stylesheets and other elements whose file has loaded or failed. */
  loaded: WeakSet<EventTarget>;
}

/** For the `prepare` of a visit: only `passTime` runs the timers of the page. */
export function holdTime(page: Page): Promise<void> {
  return takeTimers(page, true);
}

/** For the `prepare` of a visit: timers run as usual, and `atRest` knows them. */
export function followTime(page: Page): Promise<void> {
  return takeTimers(page, false);
}

async function takeTimers(page: Page, areHeld: boolean): Promise<void> {
  followRequests(page);
  await page.evaluateOnNewDocument(replaceTimers, areHeld);
}

/** The same as `followTime` for a page whose requests are known elsewhere: pass them to `atRest`. */
export async function followTimers(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(replaceTimers, false);
}

/** The requests of a page. */
export interface Requests {
  end(): Promise<void>;
  areOpen(): boolean;
}

/** Lets time pass on the page. @returns how many timers ran */
export async function passTime(page: Page, ms: number): Promise<number> {
  // Lets effects start their timers now, not after the time has passed.
  await nextFrame(page);
  return page.evaluate((time) => clockOfPage().pass(time), ms);
}

/**
 * The same once the page's requests have been answered: on a busy machine, the time limit of a request would pass before its
 * reply has come.
 */
export async function passTimeAfterReplies(page: Page, ms: number): Promise<void> {
  await requestsEnd(page);
  await passTime(page, ms);
}

/**
 * Waits until the page has nothing left to do: requests have ended, timers of up to two seconds have run, and nothing
 * changed afterwards. From then on, only input changes the page.
 */
export async function atRest(
  page: Page,
  requests: Requests = { end: () => requestsEnd(page), areOpen: () => isAsking(page) },
): Promise<void> {
  for (let seen = -1; ; ) {
    await requests.end();
    await page.evaluate(stylesheetsApply);
    const ran = await passTime(page, REST_MS);
    await isIdle(page);
    const { changes, awaited } = await page.evaluate(() => {
      const { changes, awaited } = clockOfPage();
      return { changes, awaited };
    });
    if (ran === 0 && awaited === 0 && !requests.areOpen() && changes === seen) return;
    seen = changes;
  }
}

/** Waits until the page has been painted and its effects have run. */
export function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/**
 * Waits for an idle moment of the page, after its idle callbacks. Chromium sometimes grants none to a tab that has been
 * frozen, so the wait ends after `REST_MS` at the latest.
 */
function isIdle(page: Page): Promise<void> {
  return page.evaluate(
    (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
    REST_MS,
  );
}

/**
 * Runs in the page. Waits until loaded stylesheets apply, which takes a busy browser a while, so that no widget's time
 * limit for its stylesheet passes meanwhile.
 */
async function stylesheetsApply(): Promise<void> {
  const { loaded } = clockOfPage();
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])');
  const coming = [...links].filter((link) => !link.sheet && !loaded.has(link));
  await Promise.all(
    coming.map(
      (link) =>
        new Promise((resolve) => {
          for (const type of ['load', 'error']) link.addEventListener(type, resolve);
        }),
    ),
  );
}

/** Runs in the page. */
function replaceTimers(areHeld: boolean): void {
  const { setTimeout: startTimer, clearTimeout: endTimer, fetch: ask } = window;
  const { text: readText } = Response.prototype;
  const systemTime = Date.now;
  const timers = new Map<number, { at: number; run: () => void }>();
  let passed = 0;
  // The browser's own ids are lower.
  let lastId = 1_000_000_000;
  const now = () => (areHeld ? passed : performance.now());

  window.setTimeout = ((run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
    // A timer of 0 ms only waits for the next task, not for time to pass.
    if (!(ms > 0)) return startTimer(run, 0, ...values);
    lastId += 1;
    const id = lastId;
    timers.set(id, { at: now() + ms, run: () => run(...values) });
    if (!areHeld) startTimer(runTimer, ms, id);
    return id;
  }) as typeof setTimeout;
  window.clearTimeout = (id) => {
    if (!timers.delete(id as number)) endTimer(id);
  };
  if (areHeld) Date.now = () => systemTime() + passed;

  function runTimer(id: number): void {
    const timer = timers.get(id);
    timers.delete(id);
    timer?.run();
  }

  /** The next timer due by then. */
  function nextTimer(end: number): [id: number, at: number] | undefined {
    const due = [...timers].map(([id, { at }]): [number, number] => [id, at]).filter(([, at]) => at <= end);
    return due.sort(([, one], [, other]) => one - other)[0];
  }

  /** Counts the replies that a script waits for, plus one task in which the script uses them. */
  function count<Answer>(answer: Promise<Answer>): Promise<Answer> {
    clock.awaited += 1;
    const end = () =>
      startTimer(() => {
        clock.awaited -= 1;
      });
    answer.then(end, end);
    return answer;
  }
  window.fetch = (...given) => count(ask(...given));
  Response.prototype.text = function text() {
    return count(readText.call(this));
  };

  const clock: PageClock = {
    changes: 0,
    awaited: 0,
    loaded: new WeakSet(),
    async pass(ms) {
      const end = now() + ms;
      let ran = 0;
      for (let next = nextTimer(end); next; next = nextTimer(end)) {
        const [id, at] = next;
        if (areHeld) {
          passed = at;
          runTimer(id);
        }
        // Its effects may start a timer that is due before the others.
        await new Promise((resolve) => startTimer(resolve, areHeld ? 0 : Math.max(0, at - now())));
        ran += 1;
      }
      if (areHeld) passed = end;
      return ran;
    },
  };
  Object.assign(window, { clockOfPage: () => clock });
  for (const type of ['load', 'error']) {
    addEventListener(type, ({ target }) => target && clock.loaded.add(target), true);
  }
  new MutationObserver(() => {
    clock.changes += 1;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

declare function clockOfPage(): PageClock;
