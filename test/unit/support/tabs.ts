/** The other tabs of the shop, which answer within the test's own time. */
import { vi } from 'vitest';

let channels: EventTarget[] = [];

/** The browser's channel between the tabs. */
class Channel extends EventTarget {
  constructor() {
    super();
    channels.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of channels) {
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

/** The channel of a page that ignores it. */
class DeafChannel extends Channel {
  override addEventListener(): void {}
}

/**
 * Connects the next page with other tabs; those of an earlier page are disconnected.
 * @param options.deaf makes the page ignore messages, which a check of other tabs must detect
 */
export function connectTabs({ deaf = false } = {}): void {
  channels = [];
  vi.stubGlobal('BroadcastChannel', deaf ? DeafChannel : Channel);
}

/** Another tab's end of the channel, with the messages it received. */
export function openOtherTab(): { heard: unknown[]; say: (data: unknown) => void } {
  const channel = new Channel();
  const heard: unknown[] = [];
  channel.addEventListener('message', (event) => heard.push((event as MessageEvent).data));
  return { heard, say: (data) => channel.postMessage(data) };
}
