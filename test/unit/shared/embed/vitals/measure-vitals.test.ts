import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../../../../../shared/page/events.ts';
import type { Vital } from '../../../../../shared/page/time/vital.ts';
import { keepTestsApart } from '../../../support/page.ts';

keepTestsApart();

type Observed = { type: string; buffered?: boolean; durationThreshold?: number };
type Deliver = (...entries: object[]) => void;

/** Stands for the browser's own, which the simulated document lacks. */
const observers = new Map<string, { options: Observed; deliver: Deliver }>();

class Observer {
  static supportedEntryTypes = ['event', 'measure', 'layout-shift'];
  #react: (list: { getEntries(): object[] }) => void;
  constructor(react: (list: { getEntries(): object[] }) => void) {
    this.#react = react;
  }
  observe(options: Observed) {
    observers.set(options.type, {
      options,
      deliver: (...entries) => this.#react({ getEntries: () => entries }),
    });
  }
  takeRecords = () => [];
}

let heard: Vital[];
let stop: () => void;

async function measure(): Promise<void> {
  const { measureVitals } = await import('../../../../../shared/embed/vitals/measure-vitals.ts');
  measureVitals();
  measureVitals();
}

const deliver = (type: string, ...entries: object[]) => observers.get(type)?.deliver(...entries);

/** An event of an interaction, 0 ms after the page's start. */
const event = (interactionId: number, duration: number, target: Element | null) => ({
  interactionId,
  startTime: 0,
  duration,
  processingStart: 10,
  processingEnd: 20,
  target,
});

beforeEach(() => {
  observers.clear();
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.useFakeTimers();
  document.body.innerHTML =
    '<cb-mini-cart class="cb-island"><button aria-expanded="false">Cart of Priya</button></cb-mini-cart><p>Site</p>';
  heard = [];
  stop = listen('cb:vital', (vital) => heard.push(vital));
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('what shoppers notice', () => {
  it('is read once from what the browser has buffered [embedding Vitals]', async () => {
    await measure();
    const options = [...observers.values()].map((one) => one.options);
    expect(options).toEqual([
      { type: 'measure', buffered: true },
      { type: 'event', buffered: true, durationThreshold: 200 },
      { type: 'layout-shift', buffered: true },
    ]);
  });

  it('is one event for the longest part of each slow interaction with a widget [embedding Vitals]', async () => {
    await measure();
    const button = document.querySelector('button');
    deliver(
      'event',
      event(1, 240, button),
      event(1, 320, button),
      event(2, 200, button),
      event(0, 400, button),
    );
    deliver('event', event(1, 280, button), event(3, 400, document.querySelector('p')), event(4, 400, null));
    expect(heard).toEqual([]);
    vi.runAllTimers();
    expect(heard).toEqual([{ widget: 'mini-cart', name: 'interaction', value: 320, action: 'open' }]);
    // The key was held.
    deliver('event', event(1, 360, button));
    vi.runAllTimers();
    expect(heard).toHaveLength(1);
  });

  it('is reported at once when the page is hidden [embedding Vitals]', async () => {
    await measure();
    deliver('event', event(1, 240, document.querySelector('button')));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toHaveLength(1);
  });

  it('names what was pressed while it was still there [embedding Vitals]', async () => {
    await measure();
    const press = new Event('click', { bubbles: true });
    document.querySelector('button')?.dispatchEvent(press);
    document.querySelector('cb-mini-cart')?.remove();
    deliver('event', { ...event(1, 240, null), startTime: press.timeStamp });
    vi.runAllTimers();
    expect(heard).toEqual([{ widget: 'mini-cart', name: 'interaction', value: 240, action: 'open' }]);
  });

  it('includes when a widget was shown, measured from a prerendered page’s activation [embedding Vitals]', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
      type === 'navigation' ? [{ activationStart: 500 } as unknown as PerformanceEntry] : [],
    );
    await measure();
    deliver(
      'measure',
      { name: 'cb:mini-cart:shown', startTime: 100, duration: 250 },
      { name: 'cb:cart-page:shown', startTime: 100, duration: 640.4 },
      { name: 'cb:cart-page:code', startTime: 100, duration: 640 },
      { name: 'cb:quick-order:shown', startTime: 900, duration: 60 },
    );
    expect(heard.map(({ widget, value }) => [widget, value])).toEqual([
      ['mini-cart', 0],
      ['cart-page', 240],
      ['quick-order', 60],
    ]);
  });

  it('isn’t measured in a browser that can’t do it [embedding Vitals]', async () => {
    vi.stubGlobal('PerformanceObserver', undefined);
    await measure();
    expect(observers.size).toBe(0);
  });
});
