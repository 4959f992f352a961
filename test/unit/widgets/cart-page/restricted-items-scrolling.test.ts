import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollDuration, scrollToRow } from '../../../../widgets/cart-page/restricted-items.tsx';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { beginPage } from '../../support/page.ts';
import { openCart } from './cart-page-on-screen.ts';

let frames: FrameRequestCallback[];
let row: HTMLElement;

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  row = document.createElement('div');
  row.scrollIntoView = vi.fn();
  document.body.append(row);
});

afterEach(() => document.body.replaceChildren());

const calm = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
/** Draws the next frame, this many milliseconds after the beginning. */
const draw = (ms: number) => frames.shift()?.(ms);

describe('scrolling to a highlighted row', () => {
  it('has three speeds: under 15 items, 15 to 150, and over 150 [1 §9 Scrolling]', () => {
    const durations = [1, 14, 15, 150, 151, 1000].map(scrollDuration);
    expect(new Set(durations).size).toBe(3);
    expect([durations[0], durations[2], durations[4]]).toEqual([durations[1], durations[3], durations[5]]);
  });

  it.each([
    [14, 250],
    [15, 500],
  ])('in a cart of %i lines takes %i ms [1 §9 Scrolling]', async (count, duration) => {
    calm(false);
    beginPage();
    const { sendReview } = await import('../../../../shared/page/storage/sent-review.ts');
    sendReview([{ lineId: 'ci2' }]);
    const lines = Array.from({ length: count }, (_, index) => cartLine(index + 1));
    const cart = await openCart({ cart: cartReply(lines) });
    const arrive = vi.spyOn(cart.row(2), 'scrollIntoView');
    for (const frame of frames.splice(0)) frame(duration - 1);
    expect(arrive).not.toHaveBeenCalled();
    for (const frame of frames.splice(0)) frame(duration);
    expect(arrive).toHaveBeenCalledOnce();
  });

  it('is smooth, and ends with the row in the middle', () => {
    calm(false);
    scrollToRow(row, 20);
    draw(scrollDuration(20) / 2);
    expect(row.scrollIntoView).not.toHaveBeenCalled();
    draw(scrollDuration(20));
    expect(row.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'center', behavior: 'instant' });
    expect(frames).toEqual([]);
  });

  it('is instant if the shopper prefers reduced motion [accessibility Motion]', () => {
    calm(true);
    scrollToRow(row, 20);
    expect(row.scrollIntoView).toHaveBeenCalledOnce();
    expect([frames, vi.mocked(scrollTo).mock.calls]).toEqual([[], []]);
  });

  it.each(['wheel', 'touchstart', 'keydown'])('stops when the shopper does something else: %s', (type) => {
    calm(false);
    scrollToRow(row, 20);
    dispatchEvent(new Event(type));
    draw(1000);
    expect([frames.length, vi.mocked(row.scrollIntoView).mock.calls.length]).toEqual([0, 0]);
  });
});
