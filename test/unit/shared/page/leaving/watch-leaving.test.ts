/** Whether a page is being left. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLeaving } from '../../../../../shared/page/leaving/watch-leaving.ts';

let navigation: EventTarget;
let watch: ReturnType<typeof watchLeaving>;

beforeEach(() => {
  vi.useFakeTimers();
  navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  watch = watchLeaving();
});

afterEach(() => {
  watch.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const move = (facts: object) => navigation.dispatchEvent(Object.assign(new Event('navigate'), facts));
const restored = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

describe('a page', () => {
  it('is not being left at first [reliability Left page]', () => {
    expect(watch.isLeaving()).toBe(false);
  });

  it('is being left from the press on a link, and stays if the next page doesn’t arrive [reliability Left page]', () => {
    move({ destination: { sameDocument: false }, downloadRequest: null });
    expect(watch.isLeaving()).toBe(true);
    vi.advanceTimersByTime(15_000);
    expect(watch.isLeaving()).toBe(false);
  });

  it.each([
    ['another query of the same page', { destination: { sameDocument: true }, downloadRequest: null }],
    ['a file that is saved', { destination: { sameDocument: false }, downloadRequest: 'list.csv' }],
  ])('isn’t being left for %s [reliability Left page]', (_, facts) => {
    move(facts);
    expect(watch.isLeaving()).toBe(false);
  });

  it('is being left when the browser hides it, until Back shows it again [reliability Left page]', () => {
    dispatchEvent(new Event('pagehide'));
    expect(watch.isLeaving()).toBe(true);
    restored();
    expect(watch.isLeaving()).toBe(false);
  });
});
