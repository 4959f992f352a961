/** Frames in unit tests: nothing is fetched, and the test itself decides when one has loaded. */
import { beforeEach, vi } from 'vitest';

type Connectable = Record<symbol, () => void>;

/**
 * Keeps every frame empty. The simulated browser has a setting for that, but prints an error for each frame;
 * so the frame is kept from noticing that it is on the page.
 */
export function keepFramesEmpty(): void {
  beforeEach(() => {
    const frames = HTMLIFrameElement.prototype as unknown as Connectable;
    const connected = Object.getOwnPropertySymbols(frames).find(
      ({ description }) => description === 'connectedToDocument',
    );
    if (!connected) throw new Error('frames can no longer be kept empty in this way');
    vi.spyOn(frames, connected).mockImplementation(function (this: unknown) {
      (HTMLElement.prototype as unknown as Connectable)[connected]?.call(this);
    });
  });
}
