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

/** The channel of a page that takes no notice of it. */
class DeafChannel extends Channel {
  override addEventListener(): void {}
}

/**
 * Lets the next page speak with other tabs; those of an earlier page hear nothing of it.
 * @param options.deaf it ignores what it is told, which a check of other tabs must find out
 */
export function connectTabs({ deaf = false } = {}): void {
  channels = [];
  vi.stubGlobal('BroadcastChannel', deaf ? DeafChannel : Channel);
}

/** Another tab's end of the channel, with what it has heard. */
export function openOtherTab(): { heard: unknown[]; say: (data: unknown) => void } {
  const channel = new Channel();
  const heard: unknown[] = [];
  channel.addEventListener('message', (event) => heard.push((event as MessageEvent).data));
  return { heard, say: (data) => channel.postMessage(data) };
}
